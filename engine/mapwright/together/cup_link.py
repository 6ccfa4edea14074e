"""The link to a cup: a secret, the setup of its maps, the number of rounds, and when they are drawn."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from mapwright.errors import NotationError
from mapwright.notation.deal_code import format_deal, parse_deal
from mapwright.rules.setup import Setup, validated
from mapwright.together.digests import digest
from mapwright.together.links import SECRET_BYTES, check_last_letters, link_parts

VERSION = 1
"""The version of links. It is raised when entries change, or the games that they give."""
MAX_ROUNDS = 7
CARD_SECONDS = (0, 30, 60, 90)
"""The times that a card may have; 0 for no limit."""
MAX_LINK_CHARS = 160

_LINK = re.compile(r"([1-9][0-9]{0,3})\.([0-9a-f]{32})\.cup\.([^.-]+)\.([1-7])([at])(0|30|60|90)\.([0-9a-f]{4})")


@dataclass(frozen=True, slots=True)
class CupLink:
    """Everything that a device needs to open a cup."""

    secret: bytes
    setup: Setup
    rounds: int
    together: bool
    """Whether the rounds are opened one after the other, so that all draw at once; else anyone draws at any time."""
    card_seconds: int = 0
    """The time that the page counts down for each card; nothing happens at its end."""

    @property
    def context(self) -> str:
        """The link without the secret. Keys are derived from it, so that an altered link leads to another cup."""
        setup = format_deal(self.setup, "x").removesuffix("-x")
        return f"{VERSION}.cup.{setup}.{self.rounds}{'t' if self.together else 'a'}{self.card_seconds}"

    def __str__(self) -> str:
        version, terms = self.context.split(".", 1)
        check = digest(f"cup {self.secret.hex()} {self.context}")[:4]
        return f"{version}.{self.secret.hex()}.{terms}.{check}"

    def deal(self, number: int) -> tuple[Setup, str]:
        """Return setup and seed of a round, from 1: the programme of a cup."""
        return self.setup, digest(f"round {self.secret.hex()} {number}")[:16]

    def deal_code(self, number: int) -> str:
        return format_deal(*self.deal(number))


def new_cup(secret: bytes, setup: Setup, rounds: int, together: bool, card_seconds: int = 0) -> CupLink:
    """Return the link to a new cup. Raise `NotationError` if it cannot exist."""
    if len(secret) != SECRET_BYTES:
        raise NotationError(f"a secret must have {SECRET_BYTES} bytes; got {len(secret)}", "link")
    if not 1 <= rounds <= MAX_ROUNDS:
        raise NotationError(f"a cup must have 1 to {MAX_ROUNDS} rounds; got {rounds}", "link")
    if card_seconds not in CARD_SECONDS:
        raise NotationError(f"the seconds of a card must be one of {CARD_SECONDS}; got {card_seconds}", "link")
    solo = validated(replace(setup, players=1, solo_ambushes=False))
    return CupLink(secret, solo, rounds, together, card_seconds)


def parse_cup_link(text: str) -> CupLink:
    """Return the link of a text. Raise `NotationError` with the code `link`, `link-cut` or `link-version`."""
    secret, setup, rounds, mode, seconds, _ = link_parts(text, _LINK, "cup", VERSION, MAX_LINK_CHARS)
    link = new_cup(bytes.fromhex(secret), parse_deal(f"{setup}-x")[0], int(rounds), mode == "t", int(seconds))
    check_last_letters(link, text)
    return link
