"""Another language is easy: one command starts it, the page falls back to English text by text, a report says what is
missing. Tried with Esperanto in a scratch copy of the checkout."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import environment
from paths import NODE_MODULES, ROOT

HERE = Path(__file__).parent
HOME = "import json, page_build; print(json.dumps([page_build.static_home().html, page_build.shell_texts()]))"


def run(folder: Path, *command: str | Path) -> str:
    done = subprocess.run([str(word) for word in command], cwd=folder, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def change(file: Path, before: str, after: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a checkout with Esperanto begun: three texts are translated."""
    folder = tmp_path_factory.mktemp("scratch")
    for part in ("build", "web"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / file, folder)
    (folder / "node_modules").symlink_to(NODE_MODULES)
    run(folder, sys.executable, "build", "lab", "language", "eo")
    play = folder / "web" / "texts" / "eo" / "play.ftl"
    change(play, "# home-new = New game\n", "home-new = Nova ludo\n")
    change(play, "# play-next = Next card\n", "play-next = La sekvanta karto\n")
    names = folder / "web" / "texts" / "eo" / "names.ftl"
    change(names, "# n-stars =", "n-stars = { $stars ->\n   *[other] { $stars } steloj\n}\n# was")
    return folder


def test_new_language_folder_has_every_file_of_english(scratch: Path) -> None:
    texts = scratch / "web" / "texts"
    assert {file.name for file in (texts / "eo").iterdir()} == {file.name for file in (texts / "en").iterdir()}
    listed = json.loads((texts / "languages.json").read_text(encoding="utf-8"))
    earlier = json.loads((ROOT / "web" / "texts" / "languages.json").read_text(encoding="utf-8"))
    assert {code: listed[code] for code in list(listed)[:-1]} == earlier
    assert list(listed)[-1] == "eo" and listed["eo"]["name"] == "Esperanto" and listed["eo"]["draft"]
    assert (listed["eo"]["script"], listed["eo"]["plurals"]) == ("latin", ["one", "other"])


def test_language_report_lists_missing_texts_plural_forms_and_long_labels(scratch: Path) -> None:
    report = run(scratch, sys.executable, "build", "lab", "language")
    assert re.search(r"eo: missing: .*\bhome-continue\b", report)
    counts = re.search(r"eo: (\d+) texts, (\d+) of them missing, 0 the same as in English", report)
    assert counts and int(counts[2]) == int(counts[1]) - 3
    assert "eo: n-stars: needs the plural forms one, other, and has other" in report
    assert "eo: play-next: 17 letters, at most 12 fit" in report


def test_new_language_has_no_text_before_it_is_translated(scratch: Path) -> None:
    assert [code for code, *_ in re.findall(r"(?m)^([\w-]+) =", (scratch / "web/texts/eo/rules.ftl").read_text())] == []


def test_list_that_the_globe_of_home_opens_offers_the_new_language(scratch: Path) -> None:
    drawn = run(scratch, environment.require_node(), HERE / "language_list.mjs", scratch)
    buttons = re.sub("<!--.*?-->", "", drawn)
    names = re.findall(r'<button [^>]*lang="([\w-]+)"[^>]*><span><b>([^<]+)</b>', buttons)
    listed = json.loads((scratch / "web" / "texts" / "languages.json").read_text(encoding="utf-8"))
    assert ("eo", "Esperanto") in names
    assert sorted(names) == sorted((code, row["name"]) for code, row in listed.items())


def test_home_has_the_globe_and_the_texts_of_the_new_language_before_scripts_load(scratch: Path) -> None:
    said = run(scratch / "build", sys.executable, "-c", HOME)
    home, shell = json.loads(said.splitlines()[-1])
    assert '<button class="icon" data-act="languages" aria-label="Language" data-label>' in home
    texts_of_home = json.loads(shell["eo"])
    assert {"Nova ludo", "Continue"} <= set(texts_of_home["texts"])
    assert len(texts_of_home["texts"]) == len(re.findall(" data-(?:text|label)(?=[ >])", home))
    assert len(texts_of_home["dates"]) == 12


@pytest.mark.parametrize("code", ["en", "deu", "D1"])
def test_invalid_language_code_is_refused(scratch: Path, code: str) -> None:
    done = subprocess.run(
        [sys.executable, "build", "lab", "language", code], cwd=scratch, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert done.stderr.startswith("build: ") and code in done.stderr
    assert not (scratch / "web" / "texts" / code).exists() or code == "en"


def test_language_report_names_a_file_with_a_syntax_error(scratch: Path) -> None:
    file = scratch / "web" / "texts" / "eo" / "desk.later.ftl"
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole + "\nbroken = { $stars\n", encoding="utf-8")
    done = subprocess.run([sys.executable, "build", "lab", "language"], cwd=scratch, capture_output=True, text=True)
    file.write_text(whole, encoding="utf-8")
    assert done.returncode == 1 and "eo/desk.later.ftl" in done.stderr
