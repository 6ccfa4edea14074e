"""What the documents say can be followed: every link leads somewhere, every command and example runs."""

import os
import re
import shlex
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from paths import ROOT

DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
# The last of two equal options counts: what would play for minutes plays one game.
SHORTLY = {"league": ["--games", "1", "--nodes", "1"], "play": ["--nodes", "2"]}


def name(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


def anchors(document: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def examples(language: str) -> Iterator[tuple[str, str]]:
    for document in DOCUMENTS:
        for found, text in FENCE.findall(document.read_text(encoding="utf-8")):
            if found == language:
                yield name(document), text


def commands(tool: str) -> list[str]:
    lines = [line.partition(" # ")[0].strip() for _, text in examples("") for line in text.splitlines()]
    return sorted({line for line in lines if line.startswith(f"{tool} ")})


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_links_lead_somewhere(document: Path) -> None:
    for link in LINK.findall(document.read_text(encoding="utf-8")):
        path, _, anchor = link.partition("#")
        if "://" in path:
            continue
        target = (document.parent / path).resolve() if path else document
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("command", commands("mapwright"))
def test_commands_run(command: str, tmp_path: Path) -> None:
    bots = [text for document, text in examples("python") if document == "docs/bots.md" and "class Bot" in text]
    (tmp_path / "path" / "to").mkdir(parents=True)
    (tmp_path / "path" / "to" / "mine.py").write_text(bots[0])
    _, *arguments = shlex.split(command)
    asked = [sys.executable, "-m", "mapwright", *arguments, *SHORTLY.get(arguments[0], [])]
    done = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_examples_run() -> None:
    """Those marked `python`; `py` is for Pyodide, and a browser test installs the wheel as it says."""
    for document, text in examples("python"):
        done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, f"{document}: {done.stderr}"


def test_the_engine_installs_as_the_readme_says(tmp_path: Path) -> None:
    assert "pip install ./" in commands("pip")
    pip = [sys.executable, "-m", "pip", "install", "./", "--quiet", "--no-build-isolation", "--target", str(tmp_path)]
    subprocess.run(pip, cwd=ROOT, check=True)
    answer = subprocess.run(
        [sys.executable, "-c", "import mapwright; print(mapwright.__file__)"],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert answer.stdout.startswith(str(tmp_path))


def test_play_serves_the_game(tmp_path: Path) -> None:
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
        address = next(found[0] for line in playing.stdout if (found := re.search(r"http://localhost:\d+/", line)))
        with urllib.request.urlopen(address) as answer:
            assert b"Mapwright" in answer.read()
    finally:
        playing.terminate()
        playing.wait(30)
    assert opened.read_text() == address


def test_the_readmes_test_is_the_projects_own() -> None:
    assert "python3 build test" in commands("python3")
    assert (ROOT / ".ci" / "run").read_text().splitlines()[-1] == "exec python3 build test"


def test_every_command_of_the_build_is_known() -> None:
    listed = subprocess.run(["python3", "build", "--help"], cwd=ROOT, capture_output=True, text=True, check=True)
    for command in commands("python3"):
        assert re.search(rf"^\s+{command.split()[2]}\s", listed.stdout, re.MULTILINE), command


def test_the_walk_through_the_front_end_names_files_that_exist_and_each_once() -> None:
    text = (ROOT / "docs" / "front-end.md").read_text("utf-8")
    named = re.findall(r"`([\w/-]+\.ts)`", text)
    places = (ROOT / "web" / "src", ROOT / "web" / "src" / "engine")
    assert not [name for name in named if not any((place / name).exists() for place in places)]
    walk = re.findall(r"`([\w/-]+\.ts)`", text.split("## One placement")[1].split("\n## ")[0])
    assert len(walk) > 15
    assert len(walk) == len(set(walk))


def promises() -> list[str]:
    """The rows of the table in SECURITY.md whose last column names tests."""
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    rows = text.partition("| promise |")[2].partition("\n\n")[0].splitlines()[2:]
    return [row for row in rows if row.startswith("|")]


IN_PYTHON = re.compile(r"`(engine|site|e2e)/(test_\w+\.py)(?:::(test_\w+))?`")
IN_THE_FRONT = re.compile(r"`front/([\w-]+\.test\.ts)`")


@pytest.mark.parametrize("row", promises(), ids=lambda row: row.split("|")[1].strip()[:40])
def test_every_promise_names_a_test(row: str) -> None:
    held_by = row.split("|")[-2]
    assert any(test for _, _, test in IN_PYTHON.findall(held_by)) or IN_THE_FRONT.search(held_by)


def test_every_test_that_security_names_exists() -> None:
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    for folder, file, test in IN_PYTHON.findall(text):
        source = (ROOT / "tests" / folder / file).read_text(encoding="utf-8")
        assert re.search(rf"^def {test}\(" if test else "^def test_", source, re.MULTILINE), f"{folder}/{file}::{test}"
    assert not [file for file in IN_THE_FRONT.findall(text) if not (ROOT / "tests" / "front" / file).exists()]
    assert len(IN_PYTHON.findall(text)) == len(re.findall(r"`(?:engine|site|e2e)/", text)), (
        "each in a form that is read"
    )


def test_there_are_promises() -> None:
    assert len(promises()) > 20
