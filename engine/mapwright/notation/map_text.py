"""Format and parse map texts: eleven rows of letters."""

from __future__ import annotations

from mapwright.board.board import Board, Sheet
from mapwright.board.grid import NAMED_CELLS, SIZE, cell_name, parse_cell
from mapwright.board.terrain import MARKS
from mapwright.errors import NotationError, checked_type

_LETTERS = ".*^#FVAWBMDZTGHX"
_ON_RUINS = "fvawbmdztghx"
MAX_MAP_CHARS = 700
"""131 for the rows, and up to 484 for attack cells, rounded up."""


def parse_map(text: str) -> Board:
    """Return the board of a map text, which includes its sheet. Raise `NotationError` if the text is not a map.

    >>> from mapwright import cell_names, parse_map
    >>> board = parse_map("FF.^......." + 10 * "/...........")
    >>> cell_names(board.forest), cell_names(board.mountain)
    (['a1', 'b1'], ['d1'])
    """
    checked_type(text, str, "a map", "map")
    if len(text) > MAX_MAP_CHARS:
        raise NotationError(f"a map must have at most {MAX_MAP_CHARS} characters; got {len(text)}", "map")
    rows_text, _, attack_text = text.strip().partition(" ")
    rows = rows_text.split("/")
    if len(rows) != SIZE or any(len(row) != SIZE for row in rows):
        raise NotationError(f"a map must be {SIZE} rows of {SIZE} letters joined by /; got {rows_text[:40]!r}", "map")
    masks = dict.fromkeys(_LETTERS + _ON_RUINS, 0)
    for cell, letter in zip(NAMED_CELLS.values(), "".join(rows), strict=True):
        if letter not in masks:
            raise NotationError(
                f"a cell of a map must be one of the letters of docs/notation.md; got {letter!r} at {cell_name(cell)}",
                "map",
            )
        masks[letter] |= cell
    return _board(masks, _parse_attack(attack_text))


def _board(masks: dict[str, int], attack: int) -> Board:
    """Return the board of the masks by letter; a small letter is the same thing on ruins."""
    cells = {letter: masks[letter] | masks.get(letter.lower(), 0) for letter in _LETTERS}
    ruins = masks["*"] | sum(masks[letter] for letter in _ON_RUINS)
    dragon, zombie, troll, gorgon = (cells[mark] for mark in MARKS)
    monster = cells["M"] | dragon | zombie | troll | gorgon
    drawn = sum(cells[letter] for letter in "FVAWBHX") | monster
    return Board(
        Sheet("", masks["^"], ruins, masks["#"]),
        cells["F"], cells["V"] | cells["B"], cells["A"] | cells["B"], cells["W"], monster,
        cells["H"], cells["X"], attack, (dragon, zombie, troll, gorgon), drawn | masks["^"] | masks["#"],
    )  # fmt: skip


def _parse_attack(text: str) -> int:
    if not text:
        return 0
    if not text.startswith("!"):
        raise NotationError(f"attack cells after the rows must be written like !c4,c5; got {text[:20]!r}", "map")
    return sum({parse_cell(name) for name in text[1:].split(",")})


def format_map(board: Board) -> str:
    """Return the map text of a board.

    >>> from mapwright import BASE, format_map, start
    >>> format_map(start(BASE, "harbour")[0].players[0].board)[:35]
    '.........../...^.*...../.*......^*.'
    """
    return checked_type(board, Board, "a board", "map").map_text()
