"""Signatures of published results (BIP 340), verified with integers alone: slow, and without a dependency."""

from __future__ import annotations

from hashlib import sha256
from typing import TypeAlias

Point: TypeAlias = tuple[int, int] | None
"""A point of the curve; None is the point at infinity."""

FIELD = 2**256 - 2**32 - 977
ORDER = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
BASE: Point = (
    0x79BE667EF9DCBBAC55A06295CE870B07029BFCDB2DCE28D959F2815B16F81798,
    0x483ADA7726A3C4655DA4FBFC0E1108A8FD17B448A68554199C47D08FFB10D4B8,
)


def is_signed(message: bytes, key: bytes, signature: bytes) -> bool:
    """Return whether a signature of 64 bytes is that of a public key of 32 bytes under the message."""
    if len(key) != 32 or len(signature) != 64:
        return False
    public = _point(int.from_bytes(key))
    commitment, answer = int.from_bytes(signature[:32]), int.from_bytes(signature[32:])
    if public is None or commitment >= FIELD or answer >= ORDER:
        return False
    tag = sha256(b"BIP0340/challenge").digest()
    challenge = int.from_bytes(sha256(tag + tag + signature[:32] + key + message).digest()) % ORDER
    found = _sum_of_multiples(answer, BASE, ORDER - challenge, public)
    return found is not None and found[1] % 2 == 0 and found[0] == commitment


def _point(x: int) -> Point:
    """Return the point with an even y, or None if there is none."""
    if x >= FIELD:
        return None
    square = (pow(x, 3, FIELD) + 7) % FIELD
    y = pow(square, (FIELD + 1) // 4, FIELD)
    if y * y % FIELD != square:
        return None
    return x, FIELD - y if y % 2 else y


def _sum_of_multiples(a: int, first: Point, b: int, second: Point) -> Point:
    """Return `a` times the first point plus `b` times the second, bit by bit for both together."""
    both = _add(first, second)
    found: Point = None
    for bit in range(255, -1, -1):
        found = _add(found, found)
        match a >> bit & 1, b >> bit & 1:
            case 1, 1:
                found = _add(found, both)
            case 1, 0:
                found = _add(found, first)
            case 0, 1:
                found = _add(found, second)
    return found


def _add(one: Point, other: Point) -> Point:
    if one is None or other is None:
        return one or other
    (x, y), (u, v) = one, other
    if x == u and (y != v or y == 0):
        return None
    slope = 3 * x * x * pow(2 * y, -1, FIELD) if one == other else (v - y) * pow(u - x, -1, FIELD)
    across = (slope * slope - x - u) % FIELD
    return across, (slope * (x - across) - y) % FIELD
