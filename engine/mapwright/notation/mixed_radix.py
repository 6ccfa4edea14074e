"""Large numbers of mixed digits, spelled in 64 letters that a link leaves as they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from mapwright.errors import NotationError

BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
Digit = tuple[int, int]
"""A value and how many values there are."""
ItemT = TypeVar("ItemT")


def encode_digits(digits: Iterable[Digit]) -> int:
    number, base = 0, 1
    for value, radix in digits:
        number += value * base
        base *= radix
    return number


class DigitReader:
    """Takes digits off a number, the first one first."""

    def __init__(self, number: int) -> None:
        self.remaining = number

    def take(self, values: int) -> int:
        self.remaining, value = divmod(self.remaining, values)
        return value

    def choose(self, choices: Sequence[ItemT]) -> ItemT:
        return choices[self.take(len(choices))]


def to_base64url(number: int) -> str:
    """Lowest letter first."""
    text = ""
    while number or not text:
        number, value = divmod(number, 64)
        text += BASE64URL[value]
    return text


def from_base64url(text: str) -> int:
    number = 0
    for letter in reversed(text):
        if letter not in BASE64URL:
            raise NotationError(f"a packed record must use A–Z, a–z, 0–9, - and _; got {letter!r}", "record")
        number = number * 64 + BASE64URL.index(letter)
    return number
