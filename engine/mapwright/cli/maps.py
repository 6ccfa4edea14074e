"""Maps in a terminal: letters, or colours where the terminal has them."""

from __future__ import annotations

import os
import sys

from mapwright.board.board import Board
from mapwright.board.grid import COLUMN_LETTERS, SIZE

COLOURS = {
    "F": 22, "V": 124, "A": 178, "W": 25, "M": 90, "D": 90, "Z": 90, "T": 90, "G": 90, "B": 172, "H": 255, "X": 16,
    "^": 94, "#": 236, "*": 250, ".": 230,
}  # fmt: skip
"""The background of each letter, of the 256 colours of terminals."""
DARK_LETTERS = "AB.*H"
"""Letters on a light background are dark."""


def is_terminal() -> bool:
    """Return whether colours are welcome: output to a terminal, unless NO_COLOR is set or the terminal is dumb."""
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
    text = f"{letter}{'!' if attacked else ' '}"
    if not colours:
        return text
    dark = letter.upper() in DARK_LETTERS
    return f"\x1b[48;5;{COLOURS[letter.upper()]}m\x1b[38;5;{16 if dark else 231}m{text}\x1b[0m"
