"""The 11 × 11 grid: a mask is a set of cells as an integer of 121 bits, row by row from the top left."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from mapwright.errors import NotationError

SIZE = 11
"""Number of rows and of columns."""
CELLS = SIZE * SIZE
FULL = (1 << CELLS) - 1
"""The mask of all cells."""

ROWS = tuple(((1 << SIZE) - 1) << (SIZE * row) for row in range(SIZE))
"""The masks of the rows, from the top."""
COLUMNS = tuple(sum(1 << (SIZE * row + column) for row in range(SIZE)) for column in range(SIZE))
"""The masks of the columns, from the left."""
LINES = ROWS + COLUMNS
EDGE = ROWS[0] | ROWS[-1] | COLUMNS[0] | COLUMNS[-1]
"""The mask of all cells at the border of the map."""
DIAGONALS = tuple(sum(1 << (SIZE * (start + step) + step) for step in range(SIZE - start)) for start in range(SIZE))
"""The masks of the diagonals from the left border down-right to the bottom border; the last is one corner cell."""

_NOT_FIRST = FULL & ~COLUMNS[0]
_NOT_LAST = FULL & ~COLUMNS[-1]
"""All cells but those of the first or of the last column."""
COLUMN_LETTERS = "abcdefghijk"


def bit(row: int, column: int) -> int:
    """Return the mask of one cell; rows and columns count from 0 at the top left. Raise `NotationError` outside.

    >>> from mapwright import bit, cell_name
    >>> cell_name(bit(2, 1))
    'b3'
    """
    if not inside(row, column):
        raise NotationError(f"a row and a column must be 0 to {SIZE - 1}; got {row!r:.20} and {column!r:.20}", "cell")
    return 1 << (SIZE * row + column)


def inside(row: int, column: int) -> bool:
    return 0 <= row < SIZE and 0 <= column < SIZE


def neighbours(mask: int) -> int:
    """Return every cell that shares a side with a cell of `mask`.

    A cell of `mask` is included only if it has a neighbour in `mask`.

    >>> from mapwright import NAMED_CELLS, cell_names, neighbours
    >>> cell_names(neighbours(NAMED_CELLS["a1"]))
    ['b1', 'a2']
    """
    return (mask << SIZE & FULL) | mask >> SIZE | (mask & _NOT_LAST) << 1 | (mask & _NOT_FIRST) >> 1


def enclosed(mask: int) -> int:
    """Return every cell, of `mask` or not, whose neighbours on the map all lie in `mask`.

    >>> from mapwright import NAMED_CELLS, cell_names, enclosed, neighbours
    >>> cell_names(enclosed(neighbours(NAMED_CELLS["c3"])))
    ['c3']
    """
    missing = FULL & ~mask
    return FULL & ~neighbours(missing)


def cells_by_neighbour_count(mask: int) -> tuple[int, int, int, int, int]:
    """Return the masks of the cells with exactly 0, 1, 2, 3 and 4 neighbours in `mask`."""
    up, down = mask >> SIZE, mask << SIZE & FULL
    left, right = (mask & _NOT_FIRST) >> 1, (mask & _NOT_LAST) << 1
    # The counts of all cells are added at once, in binary: the masks are the bits 1, 2 and 4 of the counts.
    one_vertical, both_vertical = up ^ down, up & down
    one_horizontal, both_horizontal = left ^ right, left & right
    bit_1 = one_vertical ^ one_horizontal
    bit_4 = both_vertical & both_horizontal
    bit_2 = (both_vertical | both_horizontal | one_vertical & one_horizontal) & ~bit_4
    return FULL & ~(bit_1 | bit_2 | bit_4), bit_1 & ~bit_2, bit_2 & ~bit_1, bit_1 & bit_2, bit_4


def cluster_at(cells: int, mask: int) -> int:
    """Return the connected parts of `mask` that contain these cells.

    >>> from mapwright import NAMED_CELLS, cell_names, cluster_at, parse_map
    >>> board = parse_map("FF.F......." + 10 * "/...........")
    >>> cell_names(cluster_at(NAMED_CELLS["b1"], board.forest))
    ['a1', 'b1']
    """
    mask &= FULL
    reached = cells & mask
    frontier = reached
    while frontier:
        frontier = neighbours(frontier) & mask & ~reached
        reached |= frontier
    return reached


@lru_cache(maxsize=1 << 14)
def clusters(mask: int) -> tuple[int, ...]:
    """Return the connected parts of `mask`, in the order of their first cells, row by row.

    >>> from mapwright import cell_names, clusters, parse_map
    >>> board = parse_map("FF.F......." + 10 * "/...........")
    >>> [cell_names(cluster) for cluster in clusters(board.forest)]
    [['a1', 'b1'], ['d1']]
    """
    if not isinstance(mask, int) or mask < 0:
        raise _mask_error(mask)
    result = []
    # Each cluster grows from its first cell over the cells that have a neighbour in `mask` in the direction of growth.
    joined_right = mask & _NOT_LAST & mask >> 1
    joined_left = joined_right << 1
    joined_down = mask & mask >> SIZE
    with_neighbour = joined_right | joined_left | joined_down | joined_down << SIZE
    while mask:
        cluster = frontier = mask & -mask
        mask ^= frontier
        while frontier & with_neighbour:
            frontier = (
                frontier << SIZE | frontier >> SIZE | (frontier & joined_right) << 1 | (frontier & joined_left) >> 1
            ) & mask
            mask ^= frontier
            cluster |= frontier
        result.append(cluster)
    return tuple(result)


def count_rows(mask: int) -> int:
    """Return how many rows contain a cell of `mask`.

    >>> from mapwright import NAMED_CELLS, count_rows
    >>> count_rows(NAMED_CELLS["a1"] | NAMED_CELLS["c1"] | NAMED_CELLS["c4"])
    2
    """
    # Adding all other cells of a row to it carries into its last cell if one of them is in `mask`.
    return (((mask & _NOT_LAST) + _NOT_LAST | mask) & COLUMNS[-1]).bit_count()


def count_columns(mask: int) -> int:
    """Return how many columns contain a cell of `mask`.

    >>> from mapwright import NAMED_CELLS, count_columns
    >>> count_columns(NAMED_CELLS["a1"] | NAMED_CELLS["c1"] | NAMED_CELLS["c4"])
    2
    """
    # The rows are united step by step, 11 to 6 to 3 to 1.
    mask |= mask >> 6 * SIZE
    mask |= mask >> 3 * SIZE
    return ((mask | mask >> SIZE | mask >> 2 * SIZE) & ROWS[0]).bit_count()


def first_cell(mask: int) -> int:
    """Return the first cell of a mask, row by row; 0 if it is empty."""
    return mask & -mask


def nth_cell(mask: int, index: int) -> int:
    """Return the cell of a mask with this index in reading order, from 0; the mask must have more cells than that."""
    low, high = 0, CELLS  # the cell is one of these, without the last
    while high - low > 1:
        middle = (low + high) // 2
        if (mask & ((1 << middle) - 1)).bit_count() > index:
            high = middle
        else:
            low = middle
    return 1 << low


def bits(mask: int) -> Iterator[int]:
    """Yield the single cells of `mask` as masks of one bit, in reading order.

    >>> from mapwright import ROWS, bits, cell_name
    >>> [cell_name(cell) for cell in bits(ROWS[10])][:3]
    ['a11', 'b11', 'c11']
    """
    if not isinstance(mask, int) or mask < 0:
        raise _mask_error(mask)
    while mask:
        cell = mask & -mask
        yield cell
        mask ^= cell


def _mask_error(mask: object) -> NotationError:
    return NotationError(f"a mask must be an int of at least 0; got {mask!r:.60}", "cell")


def runs_down(mask: int, length: int) -> int:
    """Return the top cells of the vertical runs of at least `length` cells.

    >>> from mapwright import COLUMNS, cell_names, runs_down
    >>> cell_names(runs_down(COLUMNS[0], 10))
    ['a1', 'a2']
    """
    for _ in range(min(length - 1, SIZE)):
        mask &= mask >> SIZE
    return mask


def runs_right(mask: int, length: int) -> int:
    """Return the left cells of the horizontal runs of at least `length` cells.

    >>> from mapwright import ROWS, cell_names, runs_right
    >>> cell_names(runs_right(ROWS[0], 10))
    ['a1', 'b1']
    """
    for _ in range(min(length - 1, SIZE)):
        mask &= (mask & _NOT_FIRST) >> 1
    return mask


def largest_squares(mask: int) -> tuple[int, int]:
    """Return the side of the largest full square in `mask`, and the top-left cells of all squares of that side.

    >>> from mapwright import ROWS, cell_names, largest_squares
    >>> side, corners = largest_squares(ROWS[0] | ROWS[1])
    >>> side, cell_names(corners)[:3]
    (2, ['a1', 'b1', 'c1'])
    """
    side, corners = 0, 0
    while mask:
        side, corners = side + 1, mask
        right = (mask & _NOT_FIRST) >> 1
        mask &= right & mask >> SIZE & right >> SIZE
    return side, corners


def cell_name(cell: int) -> str:
    """Return the name of a mask of one bit: `a1` is the top left. Raise `NotationError` for anything else.

    >>> from mapwright import bit, cell_name
    >>> cell_name(bit(0, 10))
    'k1'
    """
    if not isinstance(cell, int) or cell.bit_count() != 1 or not 0 < cell <= FULL:
        raise NotationError(f"a cell must be the mask of one cell; got {cell!r:.40}", "cell")
    row, column = divmod(cell.bit_length() - 1, SIZE)
    return f"{COLUMN_LETTERS[column]}{row + 1}"


def parse_cell(name: str) -> int:
    """Return the mask of the cell with that name. Raise `NotationError` if there is none."""
    if not isinstance(name, str) or name not in NAMED_CELLS:
        raise NotationError(f"a cell must be a1 to k11; got {name!r:.22}", "cell")
    return NAMED_CELLS[name]


def cell_names(mask: int) -> list[str]:
    """Return the names of the cells of a mask, in reading order.

    >>> from mapwright import bit, cell_names
    >>> cell_names(bit(0, 0) | bit(10, 10))
    ['a1', 'k11']
    """
    return [cell_name(cell) for cell in bits(mask)]


NAMED_CELLS = {cell_name(1 << index): 1 << index for index in range(CELLS)}
"""Every cell's mask by its name."""
