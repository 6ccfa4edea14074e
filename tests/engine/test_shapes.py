"""Shapes: orientations without repeats, and every placement by brute force."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import facts
from mapwright.board.board import Board
from mapwright.board.grid import FULL, bit
from mapwright.board.shapes import (
    SINGLE_CELL,
    can_cover,
    corner_of,
    fits_anywhere,
    is_placement,
    orientations,
    overhang_corner,
    overhang_placements,
    placements,
    shape_from_rows,
)
from mapwright.board.sheets import SHEETS
from mapwright.rules.cards import AMBUSHES, EXPLORE_BY_ID, SKILL_BY_ID

SHAPES = {
    **{f"{card.id} {i}": s for card in EXPLORE_BY_ID.values() for i, s in enumerate(card.shapes, 1)},
    **{card.id: card.shape for card in AMBUSHES},
    **{skill.id: skill.shape for skill in SKILL_BY_ID.values() if skill.shape},
}
drawn_shapes = st.sampled_from(list(SHAPES.values()))
empties = (
    st.integers(0, FULL)
    | st.tuples(st.integers(0, FULL), st.integers(0, FULL)).map(lambda two: two[0] | two[1])
    | st.sets(st.integers(0, 120), max_size=12).map(lambda holes: FULL & ~sum(1 << hole for hole in holes))
)


def mask_of(cells):
    return sum(bit(row, column) for row, column in cells)


def cells_of(mask):
    return {(row, column) for row in range(11) for column in range(11) if mask & bit(row, column)}


def brute_force(drawn, empty):
    """Every set of cells, turning and moving the shape cell by cell."""
    return {mask_of(cells) for cells in facts.placements(frozenset(drawn.cells), cells_of(empty))}


@pytest.mark.parametrize(
    ("picture", "number"),
    [
        (["#"], 1),
        (["##"], 2),
        (["##", "##"], 1),
        (["#.", ".#"], 2),
        (["#.", "##"], 4),
        (["####"], 2),
        ([".#.", "###", ".#."], 1),
        (["###", "..#"], 8),
        (["..##", "###."], 8),
        (["#.#", "#.#"], 2),
        (["#.#"], 2),
        (["..#", "###", "#.."], 4),
    ],
)
def test_orientations_of_a_shape_are_distinct(picture, number):
    turned_shapes = orientations(shape_from_rows(*picture))
    assert len(turned_shapes) == number
    assert len({turn.cells for turn in turned_shapes}) == number
    assert [turn.code for turn in turned_shapes] == list("abcdefgh"[:number])


@pytest.mark.parametrize("drawn", SHAPES.values(), ids=SHAPES)
def test_the_printed_orientation_comes_first(drawn):
    printed = orientations(drawn)[0]
    assert set(printed.cells) == set(drawn.cells)
    assert {frozenset(turn.cells) for turn in orientations(drawn)} == facts.orientations(frozenset(drawn.cells))


@given(drawn_shapes, empties)
def test_places_are_those_of_brute_force(drawn, empty):
    places = placements(drawn, empty)
    assert len(places) == len(set(places))
    assert set(places) == brute_force(drawn, empty)
    assert fits_anywhere(drawn, empty) == bool(places)


@given(drawn_shapes, empties, st.integers(0, FULL), st.integers(0, FULL))
def test_can_cover_agrees_with_brute_force(drawn, empty, one, other):
    target = one & other
    assert can_cover(drawn, empty, target) == any(place & target for place in brute_force(drawn, empty))


@given(drawn_shapes, empties, st.sets(st.integers(0, 120), max_size=6))
def test_is_place_knows_places_from_other_cells(drawn, empty, other):
    everywhere = brute_force(drawn, FULL)
    for cells in placements(drawn, empty)[:40]:
        assert is_placement(drawn, cells)
    some = sum(1 << index for index in other)
    assert is_placement(drawn, some) == (some in everywhere)
    assert not is_placement(drawn, some | 1 << 121)


@pytest.mark.parametrize("drawn", SHAPES.values(), ids=SHAPES)
def test_a_place_knows_its_turn_and_corner(drawn):
    for cells in placements(drawn, FULL):
        [(turn, corner)] = [
            (turn, place) for turn in orientations(drawn) if (place := corner_of(turn, cells)) is not None
        ]
        assert turn.at(*corner) == cells


def hanging_by_brute_force(drawn, empty):
    """What is left on the map of a shape that lies partly outside (R49)."""
    ways = facts.orientations(frozenset(drawn.cells))
    starts = [(row, column) for row in range(-4, 12) for column in range(-4, 12)]
    for way in ways:
        for start in starts:
            moved = facts.moved(way, *start)
            left = {cell for cell in moved if facts.is_inside(cell)}
            if left and len(left) < len(moved) and left <= cells_of(empty):
                yield mask_of(left)


@given(drawn_shapes, empties)
def test_overhanging_places_are_those_of_brute_force(drawn, empty):
    places = overhang_placements(drawn, empty)
    assert len(places) == len(set(places))
    assert set(places) == set(hanging_by_brute_force(drawn, empty))
    for cells in places[:30]:
        ways = [(turn, at) for turn in orientations(drawn) if (at := overhang_corner(turn, cells)) is not None]
        assert ways and all(turn.at(*corner) == cells for turn, corner in ways)


def test_a_single_cell_never_hangs_over():
    assert overhang_placements(SINGLE_CELL, FULL) == []


def test_every_card_has_as_many_placements_on_an_empty_sheet_as_brute_force_finds():
    for name, sheet in SHEETS.items():
        empty = Board.blank(sheet).empty
        for card in [*EXPLORE_BY_ID, *(ambush.id for ambush in AMBUSHES)]:
            shapes = EXPLORE_BY_ID[card].shapes if card in EXPLORE_BY_ID else (SHAPES[card],)
            counts = [len(placements(shape, empty)) for shape in shapes]
            assert counts == [len(brute_force(shape, empty)) for shape in shapes], (name, card)
