"""A small reader of Fluent files: messages, variables, references and selects. Enough to compare languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

MESSAGE = re.compile(r"([a-zA-Z][\w-]*) =(.*)")
NAME = re.compile(r"\$?[a-zA-Z][\w-]*")
VARIANT = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\][ \t]*")


class FluentError(ValueError):
    """A line that is not Fluent, or Fluent that we do not use."""


@dataclass
class Select:
    variable: str
    default: str
    variants: dict[str, Pattern]


@dataclass
class Pattern:
    """A value: pieces of text, `$variable`, `message-reference` and selects."""

    pieces: list[tuple[str, str]] = field(default_factory=list)
    selects: list[Select] = field(default_factory=list)

    def walk(self) -> Iterator[Pattern]:
        yield self
        for select in self.selects:
            for variant in select.variants.values():
                yield from variant.walk()

    def all_of(self, kind: str) -> list[str]:
        return [text for pattern in self.walk() for found, text in pattern.pieces if found == kind]

    @property
    def variables(self) -> set[str]:
        return {*self.all_of("variable"), *(select.variable for select in self.all_selects)}

    @property
    def references(self) -> set[str]:
        return set(self.all_of("reference"))

    @property
    def all_selects(self) -> list[Select]:
        return [select for pattern in self.walk() for select in pattern.selects]

    @property
    def text(self) -> str:
        return " ".join(self.all_of("text"))

    def longest(self) -> int:
        """The length at its longest, with a placeholder taken as two characters."""
        own = sum(len(text) if kind == "text" else 2 for kind, text in self.pieces)
        return own + sum(max(v.longest() for v in select.variants.values()) for select in self.selects)


class Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def pattern(self, inside: bool = False) -> Pattern:
        """Text and placeables, up to the end or, inside a select, up to the next variant or the closing brace."""
        found = Pattern()
        start = self.at
        while self.at < len(self.text):
            letter = self.text[self.at]
            if letter == "}" or (inside and letter == "\n" and self.ends_variant()):
                break
            if letter == "{":
                self.add_text(found, start)
                self.placeable(found)
                start = self.at
            else:
                self.at += 1
        self.add_text(found, start)
        return found

    def ends_variant(self) -> bool:
        return bool(VARIANT.match(self.text, self.at) or re.compile(r"\s*\}").match(self.text, self.at))

    def add_text(self, found: Pattern, start: int) -> None:
        if self.text[start : self.at]:
            found.pieces.append(("text", self.text[start : self.at]))

    def placeable(self, found: Pattern) -> None:
        self.at += 1
        self.blank()
        name = NAME.match(self.text, self.at)
        if not name:
            raise FluentError(f"no name at {self.text[self.at : self.at + 30]!r}")
        self.at = name.end()
        self.blank()
        if self.text.startswith("->", self.at):
            self.at += 2
            found.selects.append(self.select(name[0]))
        else:
            kind = "variable" if name[0].startswith("$") else "reference"
            found.pieces.append((kind, name[0].removeprefix("$")))
        self.blank()
        if not self.text.startswith("}", self.at):
            raise FluentError(f"no closing brace at {self.text[self.at : self.at + 30]!r}")
        self.at += 1

    def select(self, name: str) -> Select:
        variants: dict[str, Pattern] = {}
        defaults = []
        while head := VARIANT.match(self.text, self.at):
            self.at = head.end()
            if head[2] in variants:
                raise FluentError(f"two variants [{head[2]}]")
            variants[head[2]] = self.pattern(inside=True)
            if head[1]:
                defaults.append(head[2])
        if len(defaults) != 1 or not name.startswith("$"):
            raise FluentError(f"a select on a variable with one default is wanted, not on {name}")
        return Select(name[1:], defaults[0], variants)

    def blank(self) -> None:
        while self.at < len(self.text) and self.text[self.at] in " \n":
            self.at += 1


def read(text: str) -> dict[str, Pattern]:
    """The messages of a file, in order."""
    raw: dict[str, list[str]] = {}
    key = ""
    for number, line in enumerate(text.split("\n"), 1):
        head = MESSAGE.fullmatch(line)
        if head:
            key = head[1]
            if key in raw:
                raise FluentError(f"line {number}: {key} a second time")
            raw[key] = [head[2].strip()]
        elif not line.strip() or line.startswith("#"):
            key = ""
        elif key and line[0] in " }":
            raw[key].append(line.rstrip())
        else:
            raise FluentError(f"line {number}: {line!r} belongs to no message")
    return {key: _pattern(key, "\n".join(lines)) for key, lines in raw.items()}


def _pattern(key: str, text: str) -> Pattern:
    reader = Reader(text)
    try:
        found = reader.pattern()
    except FluentError as error:
        raise FluentError(f"{key}: {error}") from None
    if reader.at != len(text):
        raise FluentError(f"{key}: a brace too many")
    return found


def read_folder(folder: Path) -> dict[str, dict[str, Pattern]]:
    return {path.name: read(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.ftl"))}
