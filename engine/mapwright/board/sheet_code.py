"""The cells of a sheet as a short text: one number, written in letters and digits.

The number contains how many mountains, ruins and wastelands there are, and for each kind the rank of its set of cells
among all sets of that size. The code of a printed sheet has 14 to 19 characters, and that of any sheet at most 43.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb
from string import ascii_lowercase, ascii_uppercase, digits

from mapwright.board.grid import CELLS, NAMED_CELLS
from mapwright.errors import NotationError

_ALPHABET = digits + ascii_uppercase + ascii_lowercase
_KINDS = 3
Masks = tuple[int, int, int]
"""The mountains, ruins and wastelands of a sheet."""


def format_sheet_code(masks: Masks) -> str:
    """Return the code of a sheet; each sheet has exactly one."""
    number, text = _number(masks), ""
    while number or not text:
        number, value = divmod(number, len(_ALPHABET))
        text += _ALPHABET[value]
    return text


def parse_sheet_code(text: str) -> Masks:
    """Return the cells of a code. Raise `NotationError` if it is not the code of a sheet."""
    number = 0
    for letter in reversed(text):
        number = number * len(_ALPHABET) + _ALPHABET.index(letter)
    masks = _masks(number)
    is_padded = text.endswith(_ALPHABET[0]) and text != _ALPHABET[0]
    if masks is None or is_padded:
        raise NotationError(f"the code of a sheet is damaged; got {text[:60]!r}", "sheet")
    return masks


def _number(masks: Masks) -> int:
    """Return the number of a sheet: its digits have different radixes, the lowest first."""
    counts = [mask.bit_count() for mask in masks]
    ranks, cells = [], [*NAMED_CELLS.values()]
    for mask in masks:
        places = [place for place, cell in enumerate(cells) if cell & mask]
        ranks.append(sum(comb(place, index) for index, place in enumerate(places, 1)))
        cells = [cell for cell in cells if not cell & mask]
    number = 0
    for value, radix in reversed([*zip([*counts, *ranks], _radixes(counts), strict=True)]):
        number = number * radix + value
    return number


def _radixes(counts: Sequence[int]) -> list[int]:
    """Return how many values each count and each rank may have."""
    remaining = [*_remaining(counts)]
    return [*(cells + 1 for cells in remaining), *map(comb, remaining, counts)]


def _remaining(counts: Sequence[int]) -> Iterator[int]:
    """Yield for each kind how many cells the kinds before it leave."""
    cells = CELLS
    for count in counts:
        yield cells
        cells -= count


def _masks(number: int) -> Masks | None:
    """Return the cells of a sheet's number, or None if no sheet has it."""
    counts: list[int] = []
    for _ in range(_KINDS):
        number, count = divmod(number, CELLS - sum(counts) + 1)
        counts.append(count)
    masks, cells = [], [*NAMED_CELLS.values()]
    for count in counts:
        number, rank = divmod(number, comb(len(cells), count))
        masks.append(_subset(cells, count, rank))
        cells = [cell for cell in cells if not cell & masks[-1]]
    mountain, ruins, wasteland = masks
    return None if number else (mountain, ruins, wasteland)


def _subset(cells: Sequence[int], count: int, rank: int) -> int:
    """Return the mask of the set of `count` cells with that rank."""
    mask, place = 0, len(cells)
    for index in range(count, 0, -1):
        place -= 1
        while comb(place, index) > rank:
            place -= 1
        rank -= comb(place, index)
        mask |= cells[place]
    return mask
