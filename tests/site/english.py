"""Collects the English of the project: documents, docstrings, comments, help of commands, and texts of the game."""

from __future__ import annotations

import argparse
import re
import runpy
from bisect import bisect_right
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import address
from fluent_reader import read_folder
from mapwright.cli.arguments import parser
from paths import BUILD, ENGINE, ROOT, TESTS, WEB

STYLE = ROOT / "docs" / "writing.md"
"""The page that lists the rejected words."""
SEPARATOR = re.compile(r"(?<!\\)\|")
CODE = re.compile(r"^ *```.*?^ *```|`[^`\n]*`|\]\([^)]*\)", re.MULTILINE | re.DOTALL)
# Groups match what is English; other strings are matched so that they are skipped.
PYTHON = re.compile(
    r'''(?:^[ \t]*("""(?:\\.|[^\\])*?"""))|"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(\#[^\n]*)''',
    re.MULTILINE,
)
TYPESCRIPT = re.compile(r"(?:^|(?<=\s))(//(?!/)[^\n]*|/\*(?:(?!\*/).)*\*/)", re.DOTALL)
STYLES = re.compile(r"(/\*(?:(?!\*/).)*\*/)", re.DOTALL)
TAG = re.compile(r"<[^>]*>")
Texts = Iterable[tuple[str, str]]


class Rejected(NamedTuple):
    pattern: re.Pattern[str]
    say: str
    allowed_in: str


class Hit(NamedTuple):
    place: str
    found: str
    say: str


def rejected() -> list[Rejected]:
    """Read the table of the rejected words."""
    rows = STYLE.read_text(encoding="utf-8").split("\n## Rejected words\n")[1].splitlines()
    cells = [
        [cell.strip().replace("\\|", "|") for cell in SEPARATOR.split(row)[1:-1]] for row in rows if row[:1] == "|"
    ]
    return [Rejected(re.compile(one.strip("`")), say, allowed) for one, say, allowed in cells[2:]]


def hits(texts: Texts) -> list[Hit]:
    """Return every rejected word in the texts, with its place. Code in backticks is not English.

    The texts are searched as one, because a search costs more than the words that it reads.
    """
    places, parts, starts, length = [], [], [], 0
    for place, text in texts:
        part = CODE.sub(lambda code: "\n" * code[0].count("\n"), text).lower() + "\n\n"
        places.append(place)
        parts.append(part)
        starts.append(length)
        length += len(part)
    whole = "".join(parts)
    found = []
    for one in REJECTED:
        for match in one.pattern.finditer(whole):
            index = bisect_right(starts, match.start()) - 1
            if not (one.allowed_in and places[index].startswith(tuple(one.allowed_in.split(", ")))):
                line = whole.count("\n", starts[index], match.start()) + 1
                found.append(Hit(f"{places[index]}, line {line}", match[0], one.say))
    return found


def documents() -> Texts:
    """Yield the documents, except the page that lists the rejected words, and the pages of the site."""
    for file in [*address.documents(), BUILD / "split" / "README.md"]:
        if file != STYLE:
            yield _name(file), file.read_text(encoding="utf-8")
    for file in sorted(WEB.rglob("*.html")):
        yield _name(file), TAG.sub(" ", file.read_text(encoding="utf-8"))


def game_texts() -> Texts:
    """Yield the English texts of the page."""
    for file, patterns in read_folder(WEB / "texts" / "en").items():
        for key, pattern in patterns.items():
            yield f"game texts, {file}, {key}", pattern.text


def helps() -> Texts:
    """Yield the help of every command of `mapwright` and of the build tool."""
    tool = runpy.run_path(str(BUILD / "__main__.py"), run_name="tool")
    for one in (parser(), tool["_parser"]()):
        yield from _help(one)


def _help(parser: argparse.ArgumentParser) -> Texts:
    yield parser.prog, parser.format_help()
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                yield from _help(inner)


def docstrings(folder: Path) -> Texts:
    """Yield every string in triple quotes that begins a line: docstrings, and the strings under fields."""
    return ((place, text) for place, text in _said(folder, "py", PYTHON) if text.startswith('"""'))


def comments(folder: Path) -> Texts:
    """Yield the comments of Python, TypeScript, JavaScript and CSS."""
    yield from ((place, text) for place, text in _said(folder, "py", PYTHON) if text.startswith("#"))
    for end, pattern in (("ts", TYPESCRIPT), ("mjs", TYPESCRIPT), ("css", STYLES)):
        yield from _said(folder, end, pattern)


def _said(folder: Path, end: str, pattern: re.Pattern[str]) -> Texts:
    for file in sorted(folder.rglob(f"*.{end}")):
        if not {"generated", "golden"} & set(file.parts):
            text = file.read_text(encoding="utf-8")
            for match in pattern.finditer(text):
                if match.lastindex:
                    start = match.start(match.lastindex)
                    yield f"{_name(file)}:{text.count(chr(10), 0, start) + 1}", match[match.lastindex]


REJECTED = rejected()
FOLDERS = (ENGINE, BUILD, TESTS, WEB, ROOT / "examples")


def _name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()
