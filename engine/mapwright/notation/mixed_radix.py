"""Numbers with digits of different radixes, written in 64 letters that links may contain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from mapwright.errors import NotationError

BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
Digit = tuple[int, int]
"""A value, and its radix: the number of possible values."""
ItemT = TypeVar("ItemT")


def encode_digits(digits: Iterable[Digit]) -> int:
    """Return the number with these digits, the lowest first."""
    number, base = 0, 1
    for value, radix in digits:
        number += value * base
        base *= radix
    return number


class DigitReader:
    """Takes the digits off a number, the lowest first."""

    def __init__(self, number: int) -> None:
        self.remaining = number

    def take(self, radix: int) -> int:
        self.remaining, value = divmod(self.remaining, radix)
        return value

    def choose(self, choices: Sequence[ItemT]) -> ItemT:
        """Return the choice whose index is the next digit."""
        return choices[self.take(len(choices))]


def to_base64url(number: int) -> str:
    """Return the number in base 64, the lowest digit first."""
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
