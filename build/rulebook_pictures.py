"""Reads the pictures of cards; the engine computes what the examples of the rulebook earn."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PICTURES = Path(__file__).resolve().parent.parent / "web" / "book" / "pictures.txt"
SIDE = 11


@dataclass(frozen=True)
class Picture:
    """One picture: a `cell` makes it an example of the rulebook, `sign` the sign of a skill, neither a pictogram."""

    id: str
    corner_cell: str
    highlight: str
    rows: tuple[str, ...]

    @property
    def corner(self) -> tuple[int, int]:
        return int(self.corner_cell[1:]) - 1, ord(self.corner_cell[0]) - ord("a")

    def map_text(self) -> str:
        """Return the map text of the whole map, with empty cells around the picture."""
        row, column = self.corner
        grid = [["."] * SIDE for _ in range(SIDE)]
        for r, letters in enumerate(self.rows):
            for c, letter in enumerate(letters):
                grid[row + r][column + c] = letter
        return "/".join("".join(letters) for letters in grid) + (
            f" {self.highlight}" if self.highlight.startswith("!") else ""
        )


def read_blocks(text: str) -> list[Picture]:
    lines = [line for line in text.splitlines() if not line.startswith(";")]
    return [_block(part.strip().split("\n")) for part in "\n".join(lines).split("= ") if part.strip()]


def _block(lines: list[str]) -> Picture:
    head = re.fullmatch(r"([a-z-]+)(?: (sign|[a-k]\d+)(?: (\S+))?)?", lines[0])
    if head is None or len({len(row) for row in lines[1:]}) != 1:
        raise ValueError(f"picture {lines[0]!r}: a picture has an id, a cell or `sign`, and rows of one length")
    return Picture(head[1], head[2] or "", head[3] or "", tuple(lines[1:]))


def all_pictures() -> list[Picture]:
    return read_blocks(PICTURES.read_text(encoding="utf-8"))


def pictures() -> dict[str, list[dict[str, Any]]]:
    """Return the examples of the rulebook by id."""
    by_id: dict[str, list[dict[str, Any]]] = {}
    for block in all_pictures():
        if block.corner_cell not in ("", "sign"):
            by_id.setdefault(block.id, []).append(_picture(block))
    return by_id


def edict_pictograms() -> dict[str, str]:
    """Return the pictogram of each edict: letters of the map text, with rows separated by slashes."""
    return _each_once("", "/")


def skill_icons() -> dict[str, str]:
    """Return the icon of each skill: the path of an SVG."""
    return _each_once("sign", "")


def _each_once(cell: str, separator: str) -> dict[str, str]:
    pairs = [(block.id, separator.join(block.rows)) for block in all_pictures() if block.corner_cell == cell]
    if len({id for id, _ in pairs}) != len(pairs):
        raise ValueError(f"a card has two pictures of one kind: {sorted(id for id, _ in pairs)}")
    return dict(pairs)


def _picture(block: Picture) -> dict[str, Any]:
    from mapwright.board.grid import bits, cell_names
    from mapwright.notation.map_text import parse_map
    from mapwright.page.explain import explain_edict
    from mapwright.rules.scoring import EDICTS

    board = parse_map(block.map_text())
    claims = explain_edict(block.id, "", board)["claims"] if block.id in EDICTS else []
    if block.highlight == "toll":
        claims = [{"stars": -1, "cells": cell_names(cell)} for cell in bits(board.toll_cells())]
    if block.highlight == "mountains":
        claims = [{"stars": 0, "cells": cell_names(cell)} for cell in bits(board.enclosed_mountains())]
    return {
        "map": block.map_text(),
        "window": [*block.corner, len(block.rows), len(block.rows[0])],
        "stars": sum(claim["stars"] for claim in claims),
        "claims": claims,
    }
