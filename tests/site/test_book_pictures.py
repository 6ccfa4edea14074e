"""The rulebook's pictures: two for each edict, and never a star that the game would not give."""

from __future__ import annotations

import re
from typing import Any

import pytest

import rulebook_pictures
from book_pictures import PICTURES
from mapwright.board.grid import cell_names
from mapwright.notation.map_text import parse_map
from mapwright.rules.cards import SKILL_BY_ID
from mapwright.rules.scoring import EDICTS, toll

EXAMPLES = [(id, index) for id in EDICTS for index in (0, 1)]


@pytest.mark.parametrize("id", EDICTS)
def test_each_edict_has_two_different_examples(id: str) -> None:
    first, second = PICTURES[id]
    assert first["map"] != second["map"]
    assert first["stars"] > 0 and second["stars"] > 0


@pytest.mark.parametrize(("id", "index"), EXAMPLES)
def test_example_shows_the_stars_and_cells_of_the_engine(id: str, index: int) -> None:
    picture = PICTURES[id][index]
    board = parse_map(picture["map"])
    assert picture["stars"] == EDICTS[id].count(board)
    claims = [(claim.stars, cell_names(claim.cells)) for claim in EDICTS[id].claims(board)]
    assert [(claim["stars"], claim["cells"]) for claim in picture["claims"]] == claims


@pytest.mark.parametrize(("id", "index"), [(id, i) for id, pictures in PICTURES.items() for i in range(len(pictures))])
def test_example_window_contains_all_drawn_and_scoring_cells(id: str, index: int) -> None:
    picture = PICTURES[id][index]
    row, column, rows, columns = picture["window"]
    grid = picture["map"].split(" ")[0].split("/")
    drawn = [(r, c) for r in range(11) for c in range(11) if grid[r][c] != "."]
    lit = [(int(cell[1:]) - 1, ord(cell[0]) - 97) for claim in picture["claims"] for cell in claim["cells"]]
    assert all(row <= r < row + rows and column <= c < column + columns for r, c in drawn + lit)


@pytest.mark.parametrize("id", EDICTS)
def test_examples_of_an_edict_include_cells_that_do_not_score(id: str) -> None:
    """A picture in which every cell is highlighted explains less."""
    pictures = PICTURES[id]
    assert any(_drawn(picture) - _lit(picture) or _lit(picture) - _drawn(picture) for picture in pictures)


def _drawn(picture: dict[str, Any]) -> set[str]:
    grid = picture["map"].split(" ")[0].split("/")
    return {f"{'abcdefghijk'[c]}{r + 1}" for r in range(11) for c in range(11) if grid[r][c] != "."}


def _lit(picture: dict[str, Any]) -> set[str]:
    return {cell for claim in picture["claims"] for cell in claim["cells"]}


def test_pictured_toll_equals_the_toll_of_the_engine() -> None:
    (picture,) = PICTURES["ambush"]
    assert -picture["stars"] == toll(parse_map(picture["map"])) > 0


def test_each_edict_has_a_pictogram_of_limited_size() -> None:
    assert set(rulebook_pictures.edict_pictograms()) == set(EDICTS)
    for id, picture in rulebook_pictures.edict_pictograms().items():
        rows = picture.split("/")
        assert len(rows) <= 3 and len(rows[0]) <= 6, id
        assert parse_map("/".join(row.ljust(11, ".") for row in [*rows, *[""] * (11 - len(rows))])).filled, id


def test_each_skill_has_an_icon_within_its_square() -> None:
    assert set(rulebook_pictures.skill_icons()) == set(SKILL_BY_ID)
    for id, path in rulebook_pictures.skill_icons().items():
        assert re.fullmatch(r"M[MmLlHhVvCcAaZz0-9 .-]+", path), id
        assert all(abs(float(number)) <= 24 for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", path)), id


@pytest.mark.parametrize("text", ["= x\nFF\nF\n", "= x c3\n", "= X c3\nF\n", "= x z3\nF\n", "= x sign\n"])
def test_malformed_rulebook_picture_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        rulebook_pictures.read_blocks(text)
