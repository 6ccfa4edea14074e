"""Writes the parts of the documents that a program knows: `python3 build lab documents`.

A part lies between `<!-- generated: NAME -->` and `<!-- end -->`. Tests name what they verify in comments such as
`# Guarantee: bots` and `// WCAG: 2.1.1, 2.1.2` above them.
"""

import argparse
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import address
from lab.bot_strengths import DEALS, SETS, STORED
from lab.wcag import CRITERIA, NOT_TESTED
from mapwright.cli.arguments import COMMANDS, build_parser
from mapwright.league.league import Z_95
from paths import ROOT, TESTS, WEB

PART = re.compile(r"(<!-- generated: ([\w-]+) -->)(.*?)(<!-- end -->)", re.DOTALL)
MARK = re.compile(r"(?:#|//) (Guarantee|WCAG): (.+)")
TEST = re.compile(r"(?:def test_(\w+)\(|test\((['\"`])(.+?)\2)")
TOPICS = {
    "policy": "Only our own code runs",
    "network": "Requests, relays and friends",
    "bots": "Bots",
    "input": "Links, files and messages",
    "embed": "Frames of other pages",
    "storage": "Stored games and bots",
    "releases": "Cached files, start and releases",
    "build": "The build",
}


@dataclass(frozen=True)
class Verification:
    """What the comment above a test says: the kind of comment, its values, the test and its file."""

    kind: str
    values: tuple[str, ...]
    sentence: str
    file: Path

    def __str__(self) -> str:
        return f"{self.sentence} (`{self.file.relative_to(TESTS).as_posix()}`)"


def verifications() -> Iterator[Verification]:
    """Yield every marked test."""
    for file in sorted([*TESTS.rglob("test_*.py"), *TESTS.glob("front/*.test.ts")]):
        marks: list[tuple[str, tuple[str, ...]]] = []
        for line in file.read_text("utf-8").splitlines():
            if mark := MARK.fullmatch(line.strip()):
                marks.append((mark[1], tuple(re.split(r", *", mark[2].rstrip(",")))))
            elif marks and (test := TEST.search(line)):
                sentence = (test[1] or "").replace("_", " ") or test[3]
                for kind, values in marks:
                    yield Verification(kind, values, sentence, file)
                marks = []


def guarantees() -> str:
    """Return the marked tests as sentences under the headings of their topics."""
    rows = sorted((item for item in verifications() if item.kind == "Guarantee"), key=lambda item: item.sentence)
    return "\n".join(
        f"\n## {title}\n\n" + "\n".join(f"- {str(row)[0].upper()}{str(row)[1:]}" for row in rows if topic in row.values)
        for topic, title in TOPICS.items()
    )


def criteria() -> str:
    """Return the criteria of WCAG 2.2, levels A and AA, with the tests that verify them."""
    tests = {number: list[str]() for number in CRITERIA}
    for item in verifications():
        if item.kind == "WCAG":
            for number in item.values:
                tests[number].append(str(item))
    lines = [
        f"| {number} {name} | {'; '.join(tests[number]) or NOT_TESTED[number]} |" for number, name in CRITERIA.items()
    ]
    return "\n".join(["", "| criterion | verified by |", "|---|---|", *lines])


def options() -> str:
    """Return a table of the options of the command line, with the commands that have them."""
    commands_by_row: dict[tuple[str, str], list[str]] = {}
    for command in COMMANDS:
        for action in _actions(command):
            names = " or ".join(f"`{name}`" for name in action.option_strings) or f"`{action.metavar or action.dest}`"
            value = f" `{action.metavar}`" if action.option_strings and action.metavar else ""
            choices = f": {', '.join(f'`{choice}`' for choice in action.choices)}" if action.choices else ""
            commands_by_row.setdefault((names + value, f"{action.help}{choices}"), []).append(command)
    lines = [f"| {name} | {', '.join(commands)} | {text} |" for (name, text), commands in commands_by_row.items()]
    return "\n".join(["", "| option | of | meaning |", "|---|---|---|", *lines])


def _actions(command: str) -> list[argparse.Action]:
    subcommands = next(
        action.choices for action in build_parser()._actions if isinstance(action, argparse._SubParsersAction)
    )
    return [
        action for action in subcommands[command]._actions if action.dest != "help" and action.help != argparse.SUPPRESS
    ]


def bot_strengths() -> str:
    """Return the mean stars of the built-in bots by set, with 95% confidence intervals."""
    stars: dict[str, dict[str, list[int]]] = json.loads(STORED.read_text("utf-8"))
    lines = [
        f"| `{bot}` | {' | '.join(_mean_and_interval(by_set[name]) for name in SETS)} |"
        for bot, by_set in stars.items()
    ]
    return "\n".join(["", f"| bot, mean of {DEALS} deals | base | *Heroes* | combined |", "|---|---|---|---|", *lines])


def _mean_and_interval(values: list[int]) -> str:
    return f"{fmean(values):.0f} ± {Z_95 * stdev(values) / sqrt(len(values)):.0f}"


def _languages() -> dict[str, dict[str, object]]:
    known: dict[str, dict[str, object]] = json.loads((WEB / "texts" / "languages.json").read_text("utf-8"))
    return known


def languages() -> str:
    """Return a table of the languages of the page."""
    rows = [
        f"| `{code}` | {row['name']} | {'draft' if row.get('draft') else 'complete'} |"
        for code, row in _languages().items()
    ]
    return "\n".join(["", "| code | language | texts |", "|---|---|---|", *rows])


def language_names() -> str:
    """Return the names of the finished languages as a list in a sentence."""
    *names, last = [str(row["name"]) for row in _languages().values() if not row.get("draft")]
    return f"{', '.join(names)} and {last}"


def language_codes() -> str:
    """Return the codes of the finished languages."""
    return ", ".join(f"`{code}`" for code, row in _languages().items() if not row.get("draft"))


LIMITS = (
    ("players on one device", "web/src/core/state/seats.ts", "MAX_LOCAL_SEATS", "{}"),
    ("players at a table on several devices", "engine/mapwright/together/links.py", "MAX_SEATS", "{}"),
    ("players in a link or a stored game", "engine/mapwright/rules/setup.py", "MAX_SCREEN_PLAYERS", "{}"),
    ("players in the engine", "engine/mapwright/rules/setup.py", "MAX_PLAYERS", "{}"),
    ("members of a group", "engine/mapwright/together/groups.py", "MAX_MEMBERS", "{}"),
    ("a link to the page", "web/src/app/open-link.ts", "MAX_LINK_LENGTH", "{} characters"),
    ("a record", "engine/mapwright/notation/record.py", "MAX_RECORD_CHARS", "{} characters"),
    ("a packed record", "engine/mapwright/notation/packing.py", "MAX_PACKED_CHARS", "{} characters"),
    ("a duel", "engine/mapwright/notation/duel.py", "MAX_DUEL_CHARS", "{} characters"),
    ("a file for *Import*", "web/src/app/export-import.ts", "MAX_FILE_BYTES", "{} bytes"),
    ("games in such a file", "engine/mapwright/history/statistics.py", "MAX_GAMES", "{}"),
    ("levels of its JSON", "engine/mapwright/page/handlers/export.py", "MAX_DEPTH", "{}"),
    ("a deal that is sent to an embed", "web/src/core/browser/embedding.ts", "MAX_DEAL_LENGTH", "{} characters"),
    ("entries of a table or a group", "engine/mapwright/together/entries.py", "MAX_ENTRIES", "{}"),
    ("all of these entries", "engine/mapwright/together/entries.py", "MAX_TOTAL_BYTES", "{} bytes"),
    ("one entry", "engine/mapwright/together/entries.py", "MAX_ENTRY_BYTES", "{} bytes"),
    ("the source text of a bot", "engine/mapwright/workshop/sandbox.py", "MAX_SOURCE_CHARS", "{} characters"),
    ("an action of a bot, by its own clock", "engine/mapwright/workshop/bot_limits.py", "ACTION_SECONDS", "{} seconds"),
    ("an action of a bot, whatever it does", "web/src/core/engine/sandbox.ts", "ACTION_LIMIT_MS", "{} ms"),
    ("the same in the workshop", "web/src/core/engine/sandbox.ts", "WORKSHOP_ACTION_LIMIT_MS", "{} ms"),
    ("all actions of a bot in one turn", "web/src/play/custom-bot-runner.ts", "TURN_LIMIT_MS", "{} ms"),
    ("memory of a bot's Python", "web/sandbox/sandbox.ts", "MAX_PAGES", "{} pages of 64 kB"),
    ("output of a bot per action", "engine/mapwright/workshop/output.py", "MAX_OUTPUT_CHARS", "{} characters"),
    ("an answer of a bot", "web/src/core/engine/sandbox-protocol.ts", "MAX_ANSWER_LENGTH", "{} characters"),
    ("interpreters of bots in a game", "web/src/play/custom-bot-runner.ts", "MAX_INTERPRETERS", "{}"),
)  # fmt: skip
"""What is limited, the file and the constant, and the unit."""


def limits() -> str:
    """Return a table of limits, read from the constants in the sources."""
    rows = [f"| {what} | {unit.format(_constant(ROOT / file, name))} |" for what, file, name, unit in LIMITS]
    return "\n".join(["", "| what | at most |", "|---|---|", *rows])


def _constant(file: Path, name: str) -> str:
    found = re.search(rf"\b{name} = ([\d_]+)", file.read_text("utf-8"))
    if not found:
        raise SystemExit(f"documents: {file.relative_to(ROOT)} has no constant {name}; correct LIMITS")
    return f"{int(found[1].replace('_', '')):,}"


INLINE: dict[str, Callable[[], str]] = {"language-names": language_names, "language-codes": language_codes}
BLOCKS: dict[str, Callable[[], str]] = {
    "bot-strengths": bot_strengths,
    "criteria": criteria,
    "guarantees": guarantees,
    "languages": languages,
    "limits": limits,
    "options": options,
}


def written(text: str) -> str:
    """Return a document with its generated parts as they should be."""

    def part(match: re.Match[str]) -> str:
        content = INLINE[match[2]]() if match[2] in INLINE else f"\n{BLOCKS[match[2]]()}\n\n"
        return f"{match[1]}{content}{match[4]}"

    return PART.sub(part, text)


if __name__ == "__main__":
    for document in address.documents():
        text = document.read_text("utf-8")
        if written(text) != text:
            document.write_text(written(text), encoding="utf-8")
            print(document.relative_to(ROOT).as_posix())
