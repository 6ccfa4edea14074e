"""A seed that no player chooses: every seat commits to a nonce, then reveals it; the seed is the digest of all."""

from __future__ import annotations

import re

from mapwright.errors import NotationError
from mapwright.together.terms import Terms, digest

SEED_LETTERS = 16


def check_nonce(nonce: str) -> str:
    if not re.fullmatch(r"[0-9a-f]{32}", nonce):
        raise NotationError("a nonce has 32 hexadecimal digits, from a source of randomness", "nonce")
    return nonce


def commitment(terms: Terms, seat: int, nonce: str) -> str:
    """The word that binds the seat to its nonce without telling it."""
    return "=" + digest(f"commit {terms.id} {seat} {nonce}")


def reveal(nonce: str) -> str:
    return "+" + nonce


def keeps_word(terms: Terms, seat: int, committed: str, revealed: str) -> bool:
    """Whether a reveal is of the nonce that was committed to."""
    return committed == commitment(terms, seat, revealed[1:])


def seed_of(terms: Terms, reveals: list[str]) -> str:
    """The seed of the deal, from the reveals of all seats in order."""
    return digest(f"seed {terms.id} {' '.join(word[1:] for word in reveals)}")[:SEED_LETTERS]
