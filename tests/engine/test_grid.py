"""The grid's words: neighbours, clusters, enclosed cells, lines, diagonals, squares; against plain sets of cells."""

from hypothesis import given
from hypothesis import strategies as st

import naive
from mapwright.board.grid import (
    CELLS,
    COLUMNS,
    DIAGONALS,
    EDGE,
    FULL,
    NAMED_CELLS,
    ROWS,
    bit,
    bits,
    cell_name,
    cell_names,
    cluster_at,
    clusters,
    enclosed,
    inside,
    largest_squares,
    neighbours,
    runs_down,
    runs_right,
)

masks = st.integers(0, FULL) | st.tuples(*[st.integers(0, FULL)] * 3).map(lambda three: three[0] & three[1] & three[2])


def mask(names):
    return sum(NAMED_CELLS[name] for name in names.split())


def cells_of(mask):
    """The same cells as pairs of row and column, as the naive scorer has them."""
    return {(row, column) for row, column in naive.CELLS if mask & bit(row, column)}


def test_a_cell_in_the_middle_has_four_neighbours():
    assert cell_names(neighbours(mask("c4"))) == ["c3", "b4", "d4", "c5"]


def test_a_corner_has_two_and_the_borders_do_not_meet():
    assert cell_names(neighbours(mask("a1"))) == ["b1", "a2"]
    assert cell_names(neighbours(mask("k11"))) == ["k10", "j11"]
    assert cell_names(neighbours(mask("k5"))) == ["k4", "j5", "k6"]
    assert cell_names(neighbours(mask("a6"))) == ["a5", "b6", "a7"]


@given(masks)
def test_neighbours_are_those_of_every_cell(mask):
    assert cells_of(neighbours(mask)) == naive.around(cells_of(mask))


@given(masks)
def test_clusters_are_maximal_connected_groups_in_reading_order(mask):
    groups = clusters(mask)
    assert {frozenset(cells_of(group)) for group in groups} == {
        frozenset(group) for group in naive.find_clusters(cells_of(mask))
    }
    assert [group & -group for group in groups] == sorted(group & -group for group in groups)


def test_diagonals_do_not_join_a_cluster():
    assert clusters(mask("a1 b2 b3")) == (mask("a1"), mask("b2 b3"))
    assert cluster_at(mask("b2"), mask("a1 b2 b3")) == mask("b2 b3")
    assert cluster_at(mask("k11"), mask("a1")) == 0


@given(masks)
def test_enclosed_cells_have_every_neighbour_in_the_mask(mask):
    inner = cells_of(mask)
    expected = {cell for cell in naive.CELLS if set(naive.NEIGHBOURS[cell]) <= inner}
    assert cells_of(enclosed(mask)) == expected


def test_cells_at_the_border_can_be_enclosed():
    assert enclosed(mask("b1 a2")) == mask("a1")


def test_rows_columns_diagonals_and_edge_have_their_cells():
    assert len(ROWS) == len(COLUMNS) == len(DIAGONALS) == 11
    assert cell_names(ROWS[3])[::10] == ["a4", "k4"]
    assert cell_names(COLUMNS[2])[::10] == ["c1", "c11"]
    assert cells_of(EDGE) == naive.EDGE
    assert sum(ROWS) == sum(COLUMNS) == FULL == (1 << CELLS) - 1


def test_diagonals_go_from_the_left_border_to_the_bottom_border():
    assert cell_names(DIAGONALS[0])[:2] == ["a1", "b2"]
    assert cell_names(DIAGONALS[8]) == ["a9", "b10", "c11"]
    assert cell_names(DIAGONALS[10]) == ["a11"]
    assert [diagonal.bit_count() for diagonal in DIAGONALS] == list(range(11, 0, -1))


def runs(mask, step, length):
    """First cells of the runs, step by step."""
    down, right = step
    return {(r, c) for r, c in mask if all((r + down * n, c + right * n) in mask for n in range(length))}


@given(masks, st.integers(1, 11))
def test_runs_equal_those_of_the_naive_implementation(mask, length):
    assert cells_of(runs_down(mask, length)) == runs(cells_of(mask), (1, 0), length)
    assert cells_of(runs_right(mask, length)) == runs(cells_of(mask), (0, 1), length)


@given(masks)
def test_squares_are_the_largest_full_ones(mask):
    inner = cells_of(mask)

    def corners_of(side):
        area = [(r, c) for r in range(side) for c in range(side)]
        return {(row, column) for row, column in inner if all((row + r, column + c) in inner for r, c in area)}

    side, corners = largest_squares(mask)
    assert not corners_of(side + 1)
    assert cells_of(corners) == (corners_of(side) if side else set())


def test_a_square_does_not_wrap_round_the_border():
    assert largest_squares(mask("k1 k2 a2 a3")) == (1, mask("k1 k2 a2 a3"))
    assert largest_squares(0) == (0, 0)
    assert largest_squares(FULL) == (11, 1)


def test_cell_names_run_from_a1_to_k11():
    assert cell_name(1) == "a1"
    assert cell_name(1 << 120) == "k11"
    assert len(NAMED_CELLS) == 121
    assert NAMED_CELLS["d2"] == bit(1, 3)
    assert [cell_name(cell) for cell in bits(mask("c4 a1 k11"))] == ["a1", "c4", "k11"]
    assert inside(0, 10) and inside(10, 0)
    assert not inside(-1, 0) and not inside(0, 11) and not inside(11, 0) and not inside(0, -1)
