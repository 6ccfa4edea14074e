"""Large numbers of mixed digits, spelled in 64 letters that a link leaves as they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from mapwright.errors import NotationError

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
Digit = tuple[int, int]
"""A value and how many values there are."""
Choice = TypeVar("Choice")


def number_of(digits: Iterable[Digit]) -> int:
    number, base = 0, 1
    for value, values in digits:
        number += value * base
        base *= values
    return number


class Digits:
    """Takes digits off a number, the first one first."""

    def __init__(self, number: int) -> None:
        self.left = number

    def take(self, values: int) -> int:
        self.left, value = divmod(self.left, values)
        return value

    def among(self, choices: Sequence[Choice]) -> Choice:
        return choices[self.take(len(choices))]


def spell(number: int) -> str:
    """Lowest letter first."""
    found = ""
    while number or not found:
        number, value = divmod(number, 64)
        found += LETTERS[value]
    return found


def read(text: str) -> int:
    number = 0
    for letter in reversed(text):
        if letter not in LETTERS:
            raise NotationError(f"a packed record must use A–Z, a–z, 0–9, - and _; got {letter!r}", "record")
        number = number * 64 + LETTERS.index(letter)
    return number
