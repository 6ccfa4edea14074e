"""QR codes of links (ISO/IEC 18004): bytes, error correction M, versions 1 to 20, the mask with the least penalty."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import groupby, pairwise

from mapwright.errors import NotationError

Grid = list[list[bool | None]]
"""Modules by row; None where the data will go."""

_CHECKS = (10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26)
"""Error correction bytes a block, by version."""
_BLOCKS = (1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16)
_LAST = len(_CHECKS)
_MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda r, c: (r + c) % 2,
    lambda r, c: r % 2,
    lambda r, c: c % 3,
    lambda r, c: (r + c) % 3,
    lambda r, c: (r // 2 + c // 3) % 2,
    lambda r, c: r * c % 2 + r * c % 3,
    lambda r, c: (r * c % 2 + r * c % 3) % 2,
    lambda r, c: ((r + c) % 2 + r * c % 3) % 2,
)
"""A module is turned over where its mask gives 0."""


def qr(text: str) -> list[str]:
    """The rows of the code, `#` for dark; the four light modules around it are left to the caller."""
    try:
        payload = text.encode()
    except UnicodeEncodeError:
        raise NotationError("half a surrogate pair cannot be written in a QR code", "message") from None
    version = next((v for v in range(1, _LAST + 1) if len(payload) <= capacity(v)), None)
    if version is None:
        raise NotationError(f"{len(payload)} bytes are too many for a QR code", "too-long")
    blank = _patterns(version)
    codewords = _interleave(_padded(payload, version), version)
    drawn = [_masked(blank, codewords, mask) for mask in range(len(_MASKS))]
    return ["".join("#" if module else "." for module in row) for row in min(drawn, key=_penalty)]


def capacity(version: int) -> int:
    """Return how many bytes of text fit into a version."""
    return _data_bytes(version) - (2 if version < 10 else 3)


def _data_bytes(version: int) -> int:
    return _all_bytes(version) - _CHECKS[version - 1] * _BLOCKS[version - 1]


@cache
def _all_bytes(version: int) -> int:
    return sum(module is None for row in _patterns(version) for module in row) // 8


# --- data and error correction ---


def _padded(payload: bytes, version: int) -> bytes:
    """Mode, length, bytes, terminator, and the two padding bytes in turn."""
    length = 8 if version < 10 else 16
    bits = f"0100{len(payload):0{length}b}" + "".join(f"{byte:08b}" for byte in payload)
    size = _data_bytes(version)
    bits += "0" * min(4, size * 8 - len(bits))
    bits += "0" * (-len(bits) % 8)
    found = bytes(int(bits[start : start + 8], 2) for start in range(0, len(bits), 8))
    return found + bytes((0xEC, 0x11)[index % 2] for index in range(size - len(found)))


def _interleave(payload: bytes, version: int) -> bytes:
    """The blocks dealt out byte by byte: data first, then checks. The last blocks may be one byte longer."""
    count, checks = _BLOCKS[version - 1], _CHECKS[version - 1]
    short, longer = divmod(len(payload), count)
    blocks, start = [], 0
    for index in range(count):
        size = short + (index >= count - longer)
        blocks.append(payload[start : start + size])
        start += size
    divisor = _generator(checks)
    corrections = [_remainder(block, divisor) for block in blocks]
    return bytes(_dealt(blocks) + _dealt(corrections))


def _dealt(blocks: list[bytes]) -> list[int]:
    return [block[index] for index in range(max(map(len, blocks))) for block in blocks if index < len(block)]


def _times(a: int, b: int) -> int:
    """A product in the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1."""
    found = 0
    for bit in range(7, -1, -1):
        found = found << 1 ^ (found >> 7) * 0x11D
        found ^= (b >> bit & 1) * a
    return found


def _generator(degree: int) -> list[int]:
    """Coefficients of (x - 1)(x - 2)(x - 4)…, the leading one left out."""
    found, root = [0] * (degree - 1) + [1], 1
    for _ in range(degree):
        found = [_times(each, root) ^ after for each, after in zip(found, [*found[1:], 0], strict=True)]
        root = _times(root, 2)
    return found


def _remainder(block: bytes, divisor: list[int]) -> bytes:
    found = [0] * len(divisor)
    for byte in block:
        factor = byte ^ found[0]
        found = [each ^ _times(part, factor) for each, part in zip([*found[1:], 0], divisor, strict=True)]
    return bytes(found)


# --- modules ---


def _patterns(version: int) -> Grid:
    """Draw everything but the data; light modules reserve the place of the format bits."""
    size = version * 4 + 17
    grid: Grid = [[None] * size for _ in range(size)]
    for row, column in ((3, 3), (3, size - 4), (size - 4, 3)):
        _ring(grid, row, column, 4)
    for index in range(8, size - 8):
        grid[6][index] = grid[index][6] = index % 2 == 0
    for row, column in _alignments(version):
        _ring(grid, row, column, 2)
    for row, column in [*_format_places(size)[0], *_format_places(size)[1]]:
        grid[row][column] = False
    grid[size - 8][8] = True
    if version >= 7:
        _version_bits(grid, version)
    return grid


def _ring(grid: Grid, row: int, column: int, radius: int) -> None:
    """A finder (radius 4, its separator included) or an alignment pattern (radius 2)."""
    size = len(grid)
    for r in range(max(0, row - radius), min(size, row + radius + 1)):
        for c in range(max(0, column - radius), min(size, column + radius + 1)):
            distance = max(abs(r - row), abs(c - column))
            grid[r][c] = distance not in ((2, 4) if radius == 4 else (1,))


def _alignments(version: int) -> Iterator[tuple[int, int]]:
    if version == 1:
        return
    count, size = version // 7 + 2, version * 4 + 17
    step = (version * 4 + count * 2 + 1) // (count * 2 - 2) * 2
    places = [6, *reversed([size - 7 - step * index for index in range(count - 1)])]
    corners = {(6, 6), (6, places[-1]), (places[-1], 6)}
    yield from ((row, column) for row in places for column in places if (row, column) not in corners)


def _format_places(size: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Both copies of the fifteen format bits, the lowest bit first."""
    around = [*((row, 8) for row in (0, 1, 2, 3, 4, 5, 7, 8)), (8, 7), *((8, column) for column in range(5, -1, -1))]
    apart = [*((8, size - 1 - index) for index in range(8)), *((size - 7 + index, 8) for index in range(7))]
    return around, apart


def _with_checks(value: int, polynomial: int, degree: int) -> int:
    rest = value << degree
    while rest.bit_length() > degree:
        rest ^= polynomial << rest.bit_length() - degree - 1
    return value << degree | rest


def _version_bits(grid: Grid, version: int) -> None:
    bits, start = _with_checks(version, 0x1F25, 12), len(grid) - 11
    for index in range(18):
        dark = bool(bits >> index & 1)
        grid[index // 3][start + index % 3] = grid[start + index % 3][index // 3] = dark


def _masked(blank: Grid, codewords: bytes, mask: int) -> list[list[bool]]:
    size = len(blank)
    grid = [row[:] for row in blank]
    bits = (bool(byte >> shift & 1) for byte in codewords for shift in range(7, -1, -1))
    for row, column in _snake(size):
        if grid[row][column] is None:
            grid[row][column] = next(bits, False) ^ (_MASKS[mask](row, column) == 0)
    form = _with_checks(mask, 0x537, 10) ^ 0x5412  # level M is 00 in front of the mask's number
    for places in _format_places(size):
        for index, (row, column) in enumerate(places):
            grid[row][column] = bool(form >> index & 1)
    return [[bool(module) for module in row] for row in grid]


def _snake(size: int) -> Iterator[tuple[int, int]]:
    """Two columns at a time from the right, upwards and downwards in turn; the timing column is left out."""
    rights = [column - (column <= 6) for column in range(size - 1, 0, -2)]
    for index, right in enumerate(rights):
        rows = range(size - 1, -1, -1) if index % 2 == 0 else range(size)
        yield from ((row, right - side) for row in rows for side in (0, 1))


def _penalty(grid: list[list[bool]]) -> int:
    lines = ["".join("#" if module else "." for module in row) for row in grid]
    lines += ["".join(column) for column in zip(*lines, strict=True)]
    runs = (len(list(group)) for line in lines for _, group in groupby(line))
    finders = sum(_count(line, "#.###.#....") + _count(line, "....#.###.#") for line in lines)
    dark = sum(map(sum, grid)) * 20
    off_balance = abs(dark - len(grid) ** 2 * 10) // len(grid) ** 2
    return sum(run - 2 for run in runs if run >= 5) + 3 * _squares(grid) + 40 * finders + 10 * off_balance


def _count(line: str, wanted: str) -> int:
    return sum(line.startswith(wanted, start) for start in range(len(line)))


def _squares(grid: list[list[bool]]) -> int:
    return sum(
        above[i] == above[i + 1] == below[i] == below[i + 1]
        for above, below in pairwise(grid)
        for i in range(len(above) - 1)
    )
