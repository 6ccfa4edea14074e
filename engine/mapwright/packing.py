"""Records written shorter for links: each action as digits of one large number, spelled in 64 letters.

The packed form is `~`, the deal code, a dot, and the number. It knows the form of actions only, so it never goes stale.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from mapwright.errors import NotationError

MARK = "~"
LONGEST = 8_000
"""Characters; a number of more is not worth its arithmetic."""
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_COLUMNS, _TERRAINS, _TURNS = "abcdefghijk", "FVAWM", "abcdefgh"
_SHAPED = re.compile(r"([FVAWM])([1-3])([a-h])([a-k])([1-9]|1[01])")
_CELL = re.compile(r"([FVAWM])([a-k])([1-9]|1[01])")
_KINDS = 4
_SHAPE, _SINGLE, _PASS, _SPELLED = range(_KINDS)
_LONGEST_WORD = 16

Digit = tuple[int, int]
"""A value and how many values there are."""


def pack(record: str) -> str:
    """The short form of a record's text."""
    deal, *words = record.split(".")
    digits = [digit for word in words for digit in _digits(word)]
    number = 0
    for value, base in reversed(digits):
        number = number * base + value
    return f"{MARK}{deal}.{_spell(len(words))}.{_spell(number)}"


def unpack(text: str) -> str:
    """The record that a short form stands for; whether it can be played is for others to say."""
    parts = text.removeprefix(MARK).split(".")
    if len(parts) != 3 or not all(parts):
        raise NotationError(f"{text[:40]!r} is no packed record", "record")
    if len(text) > LONGEST or (count := _read(parts[1])) > LONGEST:
        raise NotationError(f"a packed record of {len(text)} characters is too long", "too-long")
    reader = _Reader(_read(parts[2]))
    return ".".join([parts[0], *(_word(reader) for _ in range(count))])


def _digits(word: str) -> Iterator[Digit]:
    if word == "-":
        yield _PASS, _KINDS
    elif found := _SHAPED.fullmatch(word):
        terrain, shape, turn, column, row = found.groups()
        yield _SHAPE, _KINDS
        yield int(shape) - 1, 3
        yield _TURNS.index(turn), 8
        yield from _place(terrain, column, row)
    elif found := _CELL.fullmatch(word):
        yield _SINGLE, _KINDS
        yield from _place(*found.groups())
    else:
        yield from _spelled(word)


def _place(terrain: str, column: str, row: str) -> Iterator[Digit]:
    yield _TERRAINS.index(terrain), len(_TERRAINS)
    yield _COLUMNS.index(column), 11
    yield int(row) - 1, 11


def _spelled(word: str) -> Iterator[Digit]:
    """Heroes, skills and whatever hangs over the border: letter by letter."""
    if not 0 < len(word) <= _LONGEST_WORD or any(letter not in _LETTERS for letter in word):
        raise NotationError(f"{word[:20]!r} cannot be packed", "action")
    yield _SPELLED, _KINDS
    yield len(word) - 1, _LONGEST_WORD
    yield from ((_LETTERS.index(letter), 64) for letter in word)


class _Reader:
    """Takes digits off a number, the first one first."""

    def __init__(self, number: int) -> None:
        self._number = number

    def take(self, base: int) -> int:
        self._number, value = divmod(self._number, base)
        return value

    def among(self, letters: Sequence[str]) -> str:
        return letters[self.take(len(letters))]


def _word(reader: _Reader) -> str:
    kind = reader.take(_KINDS)
    if kind == _PASS:
        return "-"
    if kind == _SPELLED:
        return "".join([reader.among(_LETTERS) for _ in range(reader.take(_LONGEST_WORD) + 1)])
    shape, turn = (str(reader.take(3) + 1), reader.among(_TURNS)) if kind == _SHAPE else ("", "")
    terrain, column = reader.among(_TERRAINS), reader.among(_COLUMNS)
    return f"{terrain}{shape}{turn}{column}{reader.take(11) + 1}"


def _spell(number: int) -> str:
    found = ""
    while number or not found:
        number, value = divmod(number, 64)
        found += _LETTERS[value]
    return found


def _read(text: str) -> int:
    number = 0
    for letter in reversed(text):
        if letter not in _LETTERS:
            raise NotationError(f"{letter!r} has no place in a packed record", "record")
        number = number * 64 + _LETTERS.index(letter)
    return number
