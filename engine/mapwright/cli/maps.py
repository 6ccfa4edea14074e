"""Maps as lines of letters for a terminal, with colours if it has them."""

from __future__ import annotations

import os
import sys

from mapwright.board.board import Board
from mapwright.board.grid import COLUMN_LETTERS, SIZE

COLOURS = {
    "F": 22, "V": 124, "A": 178, "W": 25, "M": 90, "D": 90, "Z": 90, "T": 90, "G": 90, "B": 172, "H": 255, "X": 16,
    "^": 94, "#": 236, "*": 250, ".": 230,
}  # fmt: skip
"""The background of each letter, as numbers of the 256 colours of terminals."""
LIGHT_BACKGROUNDS = "AB.*H"
"""Letters of terrain with a light background, which are printed in black."""
BLACK, WHITE = 16, 231


def is_terminal() -> bool:
    """Return whether the output is a terminal with colours: NO_COLOR is not set, and TERM is not "dumb"."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def map_lines(board: Board, colours: bool) -> list[str]:
    """Return the map with the names of rows and columns."""
    letters, attack = board.letters(), board.attack_letters()
    lines = ["   " + " ".join(COLUMN_LETTERS)]
    for row in range(SIZE):
        cells = range(SIZE * row, SIZE * (row + 1))
        cells_text = [_cell(letters[cell], attack[cell] == "!", colours) for cell in cells]
        lines.append(f"{row + 1:>2} " + "".join(cells_text).rstrip())
    return lines


def _cell(letter: str, attacked: bool, colours: bool) -> str:
    """Return the two characters of a cell; an attack cell has an exclamation mark."""
    text = f"{letter}{'!' if attacked else ' '}"
    if not colours:
        return text
    foreground = BLACK if letter.upper() in LIGHT_BACKGROUNDS else WHITE
    return f"\x1b[48;5;{COLOURS[letter.upper()]}m\x1b[38;5;{foreground}m{text}\x1b[0m"
