"""The first packed form of records, each action spelled out as digits: still read, no longer written."""

from __future__ import annotations

from mapwright.errors import NotationError
from mapwright.notation.letters import LETTERS, Digits, read

_COLUMNS, _TERRAINS, _TURNS = "abcdefghijk", "FVAWM", "abcdefgh"
_KINDS = 4
_SHAPE, _SINGLE, _PASS, _SPELLED = range(_KINDS)
_LONGEST_WORD = 16
_MOST_WORDS = 8_000


def unpack_words(text: str) -> str:
    """A deal code, a dot, how many words, a dot, their digits. Whether they can be played is for others to say."""
    parts = text.split(".")
    if len(parts) != 3 or not all(parts):
        raise NotationError(f"a packed record must begin with its deal code; got {text[:40]!r}", "record")
    deal, count, number = parts[0], read(parts[1]), read(parts[2])
    if count > _MOST_WORDS:
        raise NotationError(f"a record must have at most {_MOST_WORDS} actions; got {count}", "too-long")
    digits = Digits(number)
    return ".".join([deal, *(_word(digits) for _ in range(count))])


def _word(digits: Digits) -> str:
    kind = digits.take(_KINDS)
    if kind == _PASS:
        return "-"
    if kind == _SPELLED:  # heroes, skills and whatever hangs over the border, letter by letter
        return "".join([digits.among(LETTERS) for _ in range(digits.take(_LONGEST_WORD) + 1)])
    shape, turn = (str(digits.take(3) + 1), digits.among(_TURNS)) if kind == _SHAPE else ("", "")
    terrain, column = digits.among(_TERRAINS), digits.among(_COLUMNS)
    return f"{terrain}{shape}{turn}{column}{digits.take(11) + 1}"
