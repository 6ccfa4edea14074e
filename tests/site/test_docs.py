"""The documents can be followed: links lead somewhere, and every command, program, record and deal code works."""

import doctest
import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import urllib.request
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from mypy import api as mypy_api

import address
from mapwright import BASE, __version__, make_bot, play_match
from mapwright.cli import main
from mapwright.history.game_json import game_json
from mapwright.notation.map_text import parse_map
from mapwright.notation.record import final_state, parse_record
from paths import CACHE, ROOT

DOCUMENTS = address.documents()
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
PICTURE = re.compile(r'<img src="([^"]+)"')
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
# The last of two equal options counts: what would play for minutes plays one game.
SHORTLY = {"league": ["--games", "1", "--nodes", "1"], "play": ["--nodes", "2"]}


def name(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


def anchors(document: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def examples(language: str) -> list[tuple[str, str]]:
    return [
        (name(document), text)
        for document in DOCUMENTS
        for marked, text in FENCE.findall(document.read_text(encoding="utf-8"))
        if marked == language
    ]


def commands(tool: str) -> list[str]:
    lines = [line.partition(" # ")[0].strip() for _, text in examples("") for line in text.splitlines()]
    return sorted({line for line in lines if line.startswith(f"{tool} ")})


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_links_in_documents_have_existing_targets(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    for link in [*LINK.findall(text), *PICTURE.findall(text)]:
        path, _, anchor = link.partition("#")
        if "://" in path:
            continue
        target = (document.parent / path).resolve() if path else document
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@cache
def a_game() -> str:
    """Return a game of two bots as `play --json` prints it."""
    setup, bots = replace(BASE, players=2), ["random", "novice"]
    _, record = play_match(setup, "docs", [make_bot(name) for name in bots])
    return json.dumps(game_json(record, bots)) + "\n"


@pytest.mark.parametrize("command", commands("mapwright"))
def test_commands_in_documents_run_without_error(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = [text for document, text in examples("python") if document == "docs/bots.md" and "class Bot" in text]
    (tmp_path / "path" / "to").mkdir(parents=True)
    (tmp_path / "path" / "to" / "mine.py").write_text(bots[0])
    (tmp_path / "game.txt").write_text(records()[0])
    (tmp_path / "events.jsonl").write_text("{}\n")
    (tmp_path / "games.jsonl").write_text(a_game())
    monkeypatch.chdir(tmp_path)
    output = ""
    for part in command.split(" | "):
        _, *arguments = shlex.split(part)
        monkeypatch.setattr(sys, "stdin", io.StringIO(output))
        status = main([*arguments, *SHORTLY.get(arguments[0], [])])
        output, errors = capsys.readouterr()
        assert status == 0, errors
    assert output or any(tmp_path.glob("*.svg"))


@pytest.mark.parametrize(("document", "text"), examples("python"))
def test_python_programs_in_documents_run_without_error(document: str, text: str) -> None:
    """Those marked `python`; `py` is for Pyodide, and a browser test installs the wheel as it says."""
    exec(compile(text, document, "exec"), {"__name__": "__main__"})


def test_python_programs_in_documents_pass_mypy_strict(tmp_path: Path) -> None:
    for number, (document, text) in enumerate(examples("python")):
        (tmp_path / f"{Path(document).stem.replace('-', '_')}_{number}.py").write_text(text)
    report, errors, status = mypy_api.run(
        ["--strict", "--cache-dir", str(CACHE / "mypy"), *map(str, tmp_path.glob("*.py"))]
    )
    assert status == 0, report + errors


@pytest.mark.parametrize(("document", "text"), examples("pycon"))
def test_interactive_sessions_in_documents_print_the_shown_output(document: str, text: str) -> None:
    session = doctest.DocTestParser().get_doctest(text, {}, document, document, 0)
    assert session.examples
    report: list[str] = []
    assert doctest.DocTestRunner(verbose=False).run(session, out=report.append).failed == 0, "".join(report)


RECORD = re.compile(r"(?<![\w/.~-])(?:~2)?[bhc][A-D](?:100|[1-9]\d?)[A-Za-z]*-[\w-]+(?:\.[\w-]+)*")
MAP = re.compile(r"(?:[.*^#FVAWBMDZTGHXfvawbmdztghx]{11}/){10}[.*^#FVAWBMDZTGHXfvawbmdztghx]{11}")


def matches_in(pattern: re.Pattern[str]) -> list[str]:
    return sorted({match for document in DOCUMENTS for match in pattern.findall(document.read_text(encoding="utf-8"))})


def records() -> list[str]:
    """Deal codes and records, those with most actions first."""
    return sorted(matches_in(RECORD), key=lambda text: -text.count("."))


@pytest.mark.parametrize("text", records())
def test_every_record_and_deal_code_in_documents_is_valid(text: str) -> None:
    final_state(parse_record(text), text)


@pytest.mark.parametrize("text", matches_in(MAP))
def test_every_map_text_in_documents_can_be_parsed(text: str) -> None:
    assert parse_map(text)


def test_engine_can_be_installed_with_the_command_of_the_readme(tmp_path: Path) -> None:
    assert "pip install ." in commands("pip")
    pip = [sys.executable, "-m", "pip", "install", ".", "--quiet", "--no-build-isolation", "--target", str(tmp_path)]
    subprocess.run(pip, cwd=ROOT, check=True)
    answer = subprocess.run(
        [sys.executable, "-c", "import mapwright; print(mapwright.__file__)"],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert answer.stdout.startswith(str(tmp_path))


@pytest.mark.thorough
def test_play_command_builds_serves_and_opens_the_game(tmp_path: Path) -> None:
    """The README's first command as it stands; a script takes the place of the browser that it opens."""
    assert "python3 build play" in commands("python3")
    opened = tmp_path / "opened"
    browser = f'{sys.executable} -c "import pathlib, sys; pathlib.Path({str(opened)!r}).write_text(sys.argv[1])" %s'
    playing = subprocess.Popen(
        ["python3", "build", "play"], cwd=ROOT,
        env={**os.environ, "BROWSER": browser, "MAPWRIGHT_DIST": str(tmp_path / "dist")},
        stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert playing.stdout
        address = next(match[0] for line in playing.stdout if (match := re.search(r"http://localhost:\d+/", line)))
        with urllib.request.urlopen(address) as answer:
            assert b"Mapwright" in answer.read()
    finally:
        playing.terminate()
        playing.wait(30)
    assert opened.read_text() == address


def test_readme_and_continuous_integration_run_the_same_test_command() -> None:
    assert "python3 build test" in commands("python3")
    assert "python3 build test" in (ROOT / ".ci" / "run").read_text().splitlines()


def test_every_build_command_in_documents_exists() -> None:
    listed = subprocess.run(["python3", "build", "--help"], cwd=ROOT, capture_output=True, text=True, check=True)
    lab = subprocess.run(["python3", "build", "lab", "--help"], cwd=ROOT, capture_output=True, text=True, check=True)
    for command in commands("python3"):
        _, _, name, *rest = command.split()
        assert re.search(rf"^\s+{name}\s", listed.stdout, re.MULTILINE), command
        assert name != "lab" or re.search(rf"^\s+{rest[0]}\s", lab.stdout, re.MULTILINE), command


@pytest.mark.parametrize("command", [*commands(".venv/bin/python"), *commands("npx")])
def test_documented_command_names_existing_tests(command: str) -> None:
    """`pytest PATH …` or `vitest run FILE -t NAME`."""
    tool, _, _, path, *option = shlex.split(command)
    files = [ROOT / path] if (ROOT / path).is_file() else [*(ROOT / path).glob("test_*.py")]
    pattern = rf"^test\('[^']*{re.escape(option[-1])}" if tool == "npx" else "^def test_"
    assert any(re.search(pattern, file.read_text("utf-8"), re.MULTILINE) for file in files)


def test_no_document_links_to_a_placeholder_address() -> None:
    links = [link for document in DOCUMENTS for link in LINK.findall(document.read_text(encoding="utf-8"))]
    assert not [link for link in links if "mapwright.example" in link or "github.com/OWNER" in link]


def test_address_command_replaces_the_site_address_everywhere(tmp_path: Path) -> None:
    for file in ("pyproject.toml", "CITATION.cff", "README.md", "docs/embedding.md"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    old = address.urls()[address.SITE]
    address.change(address.SOURCE, "https://code.example.org/mapwright", tmp_path)
    assert "repository-code: https://code.example.org/mapwright\n" in (tmp_path / "CITATION.cff").read_text("utf-8")
    address.change(address.SITE, "https://maps.example.org/play/", tmp_path)
    assert address.urls(tmp_path)[address.SITE] == "https://maps.example.org/play"
    assert '"https://maps.example.org/play/embed/' in (tmp_path / "README.md").read_text(encoding="utf-8")
    assert not [file for file in tmp_path.rglob("*.*") if old in file.read_text(encoding="utf-8")]


def test_all_documents_name_the_same_version() -> None:
    assert f"version: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"## [{__version__}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert matches_in(re.compile(r"mapwright-(\d+\.\d+\.\d+)-py3")) == [__version__]


def test_no_document_installs_the_unpublished_package() -> None:
    places = [*DOCUMENTS, *(ROOT / "examples").glob("*.py"), *(ROOT / "engine").rglob("*.py")]
    installs = re.compile(r"pip install (?!\.|'\./)[^`\n]*mapwright")
    assert not [file.name for file in places if installs.search(file.read_text(encoding="utf-8"))]


def test_files_named_in_the_front_end_document_exist() -> None:
    text = (ROOT / "docs" / "front-end.md").read_text("utf-8")
    named = re.findall(r"`([\w/-]+\.ts)`", text)
    places = (ROOT / "web" / "src", ROOT / "web" / "src" / "core" / "engine")
    assert not [name for name in named if not any((place / name).exists() for place in places)]
