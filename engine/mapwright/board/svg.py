"""A map as an SVG picture, from its 121 letters: for notebooks and documents."""

from __future__ import annotations

from collections.abc import Sequence

from mapwright.board.grid import COLUMN_LETTERS
from mapwright.board.terrain import MARKS

CELL = 40
"""The side of a cell in pixels."""
_SIZE = 11
_MARGIN = 24
SIDE = _SIZE * CELL + 2 * _MARGIN

_FILLS = {
    "F": "#a5b57c", "V": "#e6ad92", "A": "#efd382", "W": "#9cc3cb", "M": "#80608d", "H": "#f4dc97",
    "X": "#bdb3a5", "#": "#7b6650",
}  # fmt: skip

_GLYPHS = {
    "F": '<path d="M20 5 30 22H10zM20 13 32 32H8z" fill="#5d7a45"/><path d="M18 32h4v4h-4z" fill="#5a4329"/>',
    "V": '<path d="M8 20 20 9 32 20z" fill="#b1452d"/><path d="M11 20h18v12H11z" fill="#fbf4e2"/>'
    '<path d="M18 25h4v7h-4z"/>',
    "A": '<path d="M8 31c0-14 24-14 24 0z" fill="#e3b54a"/><path d="M14 29c1-5 2-7 3-8M26 29c-1-5-2-7-3-8M20 29v-9"/>',
    "W": '<path d="M7 16c4-5 8 5 13 0s8 5 13 0M7 26c4-5 8 5 13 0s8 5 13 0" fill="none"/>',
    "M": '<path d="M9 8c2 7 4 8 7 8h8c3 0 5-1 7-8 3 10 1 14-3 16-1 6-4 9-8 9s-7-3-8-9C8 22 6 18 9 8z" fill="#f6e9ee"/>'
    '<circle cx="16" cy="22" r="2"/><circle cx="24" cy="22" r="2"/>',
    "H": '<path d="M10 9h20v12c0 7-6 10-10 12-4-2-10-5-10-12z" fill="#9c3524"/>'
    '<path d="m20 13 2 5h5l-4 3 2 5-5-3-5 3 2-5-4-3h5z" fill="#f4dc97"/>',
    "X": '<path d="m10 10 20 20M30 10 10 30" fill="none" stroke-width="4"/>',
    "^": '<path d="M4 34 18 7l5 9 4-5 9 23z" fill="#dac7a0"/><path d="M18 7l4 12-3 8 3 7M27 11l1 10" fill="none"/>',
    "*": '<path d="M8 34h26M11 33V16h5v17M23 33V9h6v24M21 9h10" fill="#fbf4e2"/>',
    "#": '<path d="m8 10 8 9-5 8 9 7M28 6l-5 10 8 6-4 10" fill="none" stroke="#2c2119"/>',
}


def map_svg(letters: str, attack: str = "") -> str:
    """Return an SVG document of the map; `attack` marks each attack cell with `!`, cell by cell."""
    return _document(SIDE, SIDE, [_rect(0, 0, SIDE, SIDE, 'fill="#f3e8cf"'), *_map(letters, attack)])


def maps_svg(maps: Sequence[tuple[str, str]]) -> str:
    """Return an SVG document of several maps side by side, each given by its letters and its attack cells."""
    parts = [_rect(0, 0, SIDE * len(maps), SIDE, 'fill="#f3e8cf"')]
    for number, (letters, attack) in enumerate(maps):
        parts += [f'<g transform="translate({number * SIDE} 0)">', *_map(letters, attack), "</g>"]
    return _document(SIDE * len(maps), SIDE, parts)


def _document(width: int, height: int, parts: Sequence[str]) -> str:
    """Return an SVG document of these elements."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="Alegreya, Georgia, serif" font-size="13" text-anchor="middle">'
    )
    return "".join([head, *parts, "</svg>"])


def _map(letters: str, attack: str) -> list[str]:
    """Return the elements of a map with the names of its rows and columns."""
    cells = [(index // _SIZE, index % _SIZE, letter) for index, letter in enumerate(letters)]
    return [
        *_coordinates(),
        f'<g transform="translate({_MARGIN} {_MARGIN})" stroke="#3a2818" stroke-width="1.6" '
        'stroke-linejoin="round" stroke-linecap="round" fill="#3a2818">',
        *(_cell(row, column, letter) for row, column, letter in cells),
        *_grid(),
        *(_borders(row, column, letters) for row, column, _ in cells),
        *(_attack(row, column) for (row, column, _), mark in zip(cells, attack, strict=False) if mark == "!"),
        "</g>",
    ]


def _rect(x: int, y: int, width: int, height: int, style: str) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" {style}/>'


def _terrain_letter(letter: str) -> str:
    """Return the letter of the terrain of a cell, without its ruins or its monster's mark."""
    upper = letter.upper()
    return "M" if upper in "DZTG" else upper


def _cell(row: int, column: int, letter: str) -> str:
    """Return the picture of a cell: colour, glyph, mark, and a small tower on ruins; diplomacy has two halves."""
    terrain, origin = _terrain_letter(letter), f"translate({column * CELL} {row * CELL})"
    if terrain == ".":
        return ""
    fills = ("V", "A") if terrain == "B" else (terrain,)
    body = "".join(_fill_rect(fill, index, len(fills)) for index, fill in enumerate(fills) if fill in _FILLS)
    body += _GLYPHS["V" if terrain == "B" else terrain]
    if letter.upper() in MARKS:
        body += f'<text x="20" y="17" stroke="none" font-weight="700">{letter.upper()}</text>'
    if letter.islower():
        body += '<path d="M31 12V4h5v8zM30 12h7" fill="#fbf4e2" stroke-width="1.1"/>'
    return f'<g transform="{origin}">{body}</g>'


def _fill_rect(terrain: str, index: int, parts: int) -> str:
    width = CELL // parts
    return f'<rect x="{index * width}" width="{width}" height="{CELL}" fill="{_FILLS[terrain]}" stroke="none"/>'


def _grid() -> list[str]:
    end = _SIZE * CELL
    lines = "".join(f"M0 {step * CELL}H{end}M{step * CELL} 0V{end}" for step in range(_SIZE + 1))
    return [f'<path d="{lines}" stroke="#8a6f4d" stroke-width=".6" opacity=".5" fill="none"/>']


def _borders(row: int, column: int, letters: str) -> str:
    """Return lines where the terrain of a cell ends: right of it, below it, and at the border of the map."""
    terrain = _terrain_letter(letters[row * _SIZE + column])
    x, y, path = column * CELL, row * CELL, ""
    right = _terrain_letter(letters[row * _SIZE + column + 1]) if column < _SIZE - 1 else ""
    below = _terrain_letter(letters[(row + 1) * _SIZE + column]) if row < _SIZE - 1 else ""
    if _has_outline(terrain, right):
        path += f"M{x + CELL} {y}v{CELL}"
    if _has_outline(terrain, below):
        path += f"M{x} {y + CELL}h{CELL}"
    if row == 0 and terrain in _FILLS:
        path += f"M{x} {y}h{CELL}"
    if column == 0 and terrain in _FILLS:
        path += f"M{x} {y}v{CELL}"
    return f'<path d="{path}" fill="none"/>' if path else ""


def _has_outline(terrain: str, neighbour: str) -> bool:
    return terrain != neighbour and (terrain in _FILLS or neighbour in _FILLS or "B" in (terrain, neighbour))


def _attack(row: int, column: int) -> str:
    x, y = column * CELL + 4, row * CELL + 4
    size = CELL - 8
    return f'<rect x="{x}" y="{y}" width="{size}" height="{size}" fill="none" stroke="#9c3524" stroke-dasharray="4 3"/>'


def _coordinates() -> list[str]:
    middle = _MARGIN + CELL // 2
    columns = [f'<text x="{middle + i * CELL}" y="16">{name}</text>' for i, name in enumerate(COLUMN_LETTERS)]
    rows = [f'<text x="12" y="{middle + i * CELL + 4}">{i + 1}</text>' for i in range(_SIZE)]
    return columns + rows
