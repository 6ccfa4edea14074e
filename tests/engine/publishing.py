"""Results of a daily map as pages publish them: records of random games, signed and with proof of work."""

from __future__ import annotations

import json
from datetime import date
from hashlib import sha256
from random import Random
from typing import Any

from games import random_action
from mapwright.cli.published import KIND, WORK
from mapwright.cli.schnorr import BASE, ORDER, Point, _add
from mapwright.notation.notation import format_action, format_deal, parse_deal
from mapwright.notation.packing import pack
from mapwright.rules.daily import daily
from mapwright.rules.game import apply, start

LASTS = 14 * 86_400


def deal_of(day: date) -> str:
    plan = daily(day)
    return format_deal(plan.setup, plan.seed)


def finished(deal: str, seed: int = 0) -> str:
    """The record of a random game."""
    rng, state, words = Random(seed), start(*parse_deal(deal))[0], [deal]
    while not state.over:
        action = random_action(rng, state)
        words.append(format_action(state, action))
        state = apply(state, action)[0]
    return ".".join(words)


def packed(day: date, number: int = 0) -> str:
    return pack(finished(deal_of(day), number))


def times(number: int, point: Point) -> tuple[int, int]:
    found: Point = None
    for bit in bin(number)[2:]:
        found = _add(found, found)
        if bit == "1":
            found = _add(found, point)
    assert found
    return found


def signed(
    content: str, day: date, secret: int = 7, at: int = 1_795_000_000, work: bool = True, **changes: object
) -> dict[str, Any]:
    """An event as a page publishes it."""
    x, y = times(secret, BASE)
    private = secret if y % 2 == 0 else ORDER - secret
    key = x.to_bytes(32).hex()
    tags = [["d", f"mapwright-daily-{day}"], ["t", f"mapwright-daily-1-{day}"], ["expiration", str(at + LASTS)]]
    nonce, digest = _worked([0, key, at, KIND, tags, content], work)
    rx, ry = times(nonce + 11, BASE)
    random = nonce + 11 if ry % 2 == 0 else ORDER - nonce - 11
    tag = sha256(b"BIP0340/challenge").digest()
    challenge = int.from_bytes(sha256(tag + tag + rx.to_bytes(32) + x.to_bytes(32) + digest).digest()) % ORDER
    signature = rx.to_bytes(32) + ((random + challenge * private) % ORDER).to_bytes(32)
    event = {"id": digest.hex(), "pubkey": key, "created_at": at, "kind": KIND, "content": content}
    return {**event, "tags": [*tags, ["nonce", str(nonce), str(WORK)]], "sig": signature.hex(), **changes}


def _worked(told: list[Any], work: bool) -> tuple[int, bytes]:
    """A nonce whose identifier begins with enough zeros; the text before it is hashed once."""
    *before, tags, content = told
    whole = json.dumps([*before, [*tags, ["nonce", "NONCE", str(WORK)]], content], separators=(",", ":"))
    first, last = whole.encode().split(b"NONCE")
    begun = sha256(first)
    for nonce in range(1 << 24):
        tried = begun.copy()
        tried.update(b"%d%s" % (nonce, last))
        digest = tried.digest()
        if not work or not int.from_bytes(digest) >> (256 - WORK):
            return nonce, digest
    raise AssertionError("no nonce")
