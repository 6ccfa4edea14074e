"""Maps as pixels, for `rgb_array` rendering: videos, and libraries that ask for nothing else."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from mapwright.board.board import Board
from mapwright.board.grid import SIZE

CELL_SIDE = 24
"""The side of a cell in pixels; the lines between cells are one pixel wide."""
Pixels = NDArray[np.uint8]

COLOURS = {
    ".": (243, 232, 207), "F": (93, 122, 69), "V": (177, 69, 45), "A": (227, 181, 74), "W": (110, 160, 175),
    "B": (202, 125, 60), "M": (128, 96, 141), "D": (128, 96, 141), "Z": (128, 96, 141), "T": (128, 96, 141),
    "G": (128, 96, 141), "H": (156, 53, 36), "X": (44, 33, 25), "^": (150, 130, 100), "#": (123, 102, 80),
}  # fmt: skip
INK = (44, 33, 25)
LINE = (205, 190, 160)
ATTACK = (200, 30, 30)
DOTS_BY_MARK = {"D": 1, "Z": 2, "T": 3, "G": 4}
"""Number of dots on a monster by its mark."""


def render_pixels(board: Board) -> Pixels:
    """Return the map as an array of (height, width, 3)."""
    side = SIZE * CELL_SIDE + 1
    image = np.full((side, side, 3), LINE, np.uint8)
    for index, (letter, attack) in enumerate(zip(board.letters(), board.attack_letters(), strict=True)):
        row, column = divmod(index, SIZE)
        cell = image[row * CELL_SIDE + 1 : (row + 1) * CELL_SIDE, column * CELL_SIDE + 1 : (column + 1) * CELL_SIDE]
        _paint(cell, letter, attack == "!")
    return image


def _paint(cell: Pixels, letter: str, attacked: bool) -> None:
    """Paint one cell by its letter in the map text: colour, a peak, dots for a mark, a dark frame on ruins."""
    symbol = "." if letter == "*" else letter.upper()
    cell[:] = COLOURS[symbol]
    if symbol == "^":
        for step in range(CELL_SIDE // 2 - 3):
            cell[5 + step, CELL_SIDE // 2 - 1 - step : CELL_SIDE // 2 + step] = INK
    for dot in range(DOTS_BY_MARK.get(symbol, 0)):
        cell[10:13, 3 + 5 * dot : 6 + 5 * dot] = COLOURS["."]
    if letter == "*" or letter.islower():
        _frame(cell, 2, INK)
    if attacked:
        _frame(cell, 0, ATTACK)


def _frame(cell: Pixels, inset: int, colour: tuple[int, int, int]) -> None:
    """Paint a frame of two pixels, `inset` pixels inside the cell."""
    end = len(cell) - inset
    for edge in (inset, end - 2):
        cell[edge : edge + 2, inset:end] = colour
        cell[inset:end, edge : edge + 2] = colour
