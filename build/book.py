"""Reads the rulebook's pictures and lets the engine say what they earn, so that book and game never disagree."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PICTURES = Path(__file__).resolve().parent.parent / "web" / "book" / "pictures.txt"
SIDE = 11


@dataclass(frozen=True)
class Block:
    id: str
    row: int
    column: int
    lit: str
    rows: tuple[str, ...]

    def map_text(self) -> str:
        """The whole map: the window, and nothing around it."""
        grid = [["."] * SIDE for _ in range(SIDE)]
        for r, letters in enumerate(self.rows):
            for c, letter in enumerate(letters):
                grid[self.row + r][self.column + c] = letter
        return "/".join("".join(letters) for letters in grid) + (f" {self.lit}" if self.lit.startswith("!") else "")


def read_blocks(text: str) -> list[Block]:
    lines = [line for line in text.splitlines() if not line.startswith(";")]
    return [_block(part.strip().split("\n")) for part in "\n".join(lines).split("= ") if part.strip()]


def _block(lines: list[str]) -> Block:
    head = re.fullmatch(r"([a-z-]+) ([a-k])(\d+)(?: (\S+))?", lines[0])
    if head is None or len({len(row) for row in lines[1:]}) != 1:
        raise ValueError(f"picture {lines[0]!r}: an id, a cell and rows of one length are wanted")
    return Block(head[1], int(head[3]) - 1, ord(head[2]) - ord("a"), head[4] or "", tuple(lines[1:]))


def pictures() -> dict[str, list[dict[str, Any]]]:
    """Each id's pictures in their order."""
    found: dict[str, list[dict[str, Any]]] = {}
    for block in read_blocks(PICTURES.read_text(encoding="utf-8")):
        found.setdefault(block.id, []).append(_picture(block))
    return found


def _picture(block: Block) -> dict[str, Any]:
    from mapwright.explain import explain_board
    from mapwright.grid import bits, cell_names
    from mapwright.notation import parse_map
    from mapwright.scoring import EDICTS

    board = parse_map(block.map_text())
    claims = explain_board(block.id, "", board)["claims"] if block.id in EDICTS else []
    if block.lit == "toll":
        claims = [{"stars": -1, "cells": cell_names(cell)} for cell in bits(board.toll_cells())]
    if block.lit == "mountains":
        claims = [{"stars": 0, "cells": cell_names(cell)} for cell in bits(board.enclosed_mountains())]
    return {
        "map": block.map_text(),
        "window": [block.row, block.column, len(block.rows), len(block.rows[0])],
        "stars": sum(claim["stars"] for claim in claims),
        "claims": claims,
    }
