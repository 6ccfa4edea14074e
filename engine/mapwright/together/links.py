"""The link to a table: a secret, setup and seed, the bots by seat, and how often each seat has won before."""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha512

from mapwright.errors import NotationError
from mapwright.notation.deal_code import format_deal, parse_deal
from mapwright.rules.setup import Setup, validated
from mapwright.together.digests import digest

RULES = 1
"""The version of links. It is raised when entries or a golden game change: a link would then give another game."""
MIN_SEATS = 2
MAX_SEATS = 8
MAX_LINK_CHARS = 200
MAX_WINS = 999
SECRET_BYTES = 16
BOT_LETTERS = {"": "p", "random": "r", "novice": "n", "greedy": "g", "expert": "e"}
"""The letter of a seat's bot in links; p for a person."""

_BOTS = {letter: bot for bot, letter in BOT_LETTERS.items()}
_BEGINNING = re.compile(r"[1-9][0-9]{0,3}\.[0-9a-f]{1,32}(\.|$)")
_LINK = re.compile(r"([1-9][0-9]{0,3})\.([0-9a-f]{32})\.([^.]+)\.([a-z]+)\.([0-9]{1,3}(?:-[0-9]{1,3})*)\.([0-9a-f]{4})")


@dataclass(frozen=True, slots=True)
class Link:
    """Everything that a device needs to open a table."""

    secret: bytes
    setup: Setup
    seed: str
    bots: tuple[str, ...]
    """The bot of each seat; empty for a person."""
    wins: tuple[int, ...]
    """Number of games that each seat has won at the tables before this one."""

    @property
    def context(self) -> str:
        """The link without the secret. Keys are derived from it, so that an altered link leads to another table."""
        seats = "".join(BOT_LETTERS[bot] for bot in self.bots)
        return f"{RULES}.{format_deal(self.setup, self.seed)}.{seats}.{'-'.join(map(str, self.wins))}"

    @property
    def id(self) -> str:
        """A digest of the whole link, the checkpoint before the first card."""
        return digest(f"table {self.secret.hex()} {self.context}")

    def __str__(self) -> str:
        version, setup_and_seats = self.context.split(".", 1)
        return f"{version}.{self.secret.hex()}.{setup_and_seats}.{self.id[:4]}"


def new_link(secret: bytes, setup: Setup, bots: tuple[str, ...], wins: tuple[int, ...] = ()) -> Link:
    """Return the link to a new table, whose seed follows from the secret. Raise `NotationError` if it cannot exist."""
    if len(secret) != SECRET_BYTES:
        raise NotationError(f"a secret must have {SECRET_BYTES} bytes; got {len(secret)}", "link")
    seed = digest(f"seed {secret.hex()}")[:16]
    return _checked(Link(secret, validated(setup), seed, bots, wins or (0,) * len(bots)))


def next_link(link: Link, record: str, winners: list[int]) -> Link:
    """Return the link to the table after this one: the same seats, another deal, and the wins so far.

    It follows from the finished game, so that every device gets the same link.
    """
    secret = sha512(f"next {link.secret.hex()} {record}".encode()).digest()[:SECRET_BYTES]
    wins = tuple(min(count + (1 if seat in winners else 0), MAX_WINS) for seat, count in enumerate(link.wins))
    return new_link(secret, link.setup, link.bots, wins)


def parse_secret(text: str) -> bytes:
    """Return the secret of its hexadecimal digits. Raise `NotationError` if there are not exactly 32."""
    if not re.fullmatch(r"[0-9a-f]{32}", text):
        raise NotationError(f"a secret must be 32 hexadecimal digits; got {text[:60]!r}", "link")
    return bytes.fromhex(text)


def link_parts(text: str, form: re.Pattern[str], kind: str, version: int, max_chars: int) -> tuple[str, ...]:
    """Return what the form of a link captures after its version.

    Raise `NotationError` with the code `link-cut` if the text only begins like a link, `link-version`, or `link`.
    """
    match = form.fullmatch(text) if len(text) <= max_chars else None
    if match is None:
        code = "link-cut" if len(text) <= max_chars and _BEGINNING.match(text) else "link"
        raise NotationError(f"that is no link to a {kind}: {text[:60]!r}", code)
    if int(match[1]) != version:
        raise NotationError(f"a link to a {kind} must be of version {version}; got {match[1]}", "link-version")
    return match.groups()[1:]


def check_last_letters(link: object, text: str) -> None:
    """Raise `NotationError` if the text of a link differs from its own: its last letters are a digest of the others."""
    if str(link) != text:
        raise NotationError(f"the last four letters of a link must fit the others; got {text[-60:]!r}", "link-cut")


def parse_link(text: str) -> Link:
    """Return the link of a text. Raise `NotationError` as `link_parts` and `check_last_letters` do."""
    secret, code, seats, wins, _ = link_parts(text, _LINK, "table", RULES, MAX_LINK_CHARS)
    setup, seed = parse_deal(code)
    bots = tuple(_BOTS.get(letter, "?") for letter in seats)
    link = _checked(Link(bytes.fromhex(secret), setup, seed, bots, tuple(map(int, wins.split("-")))))
    check_last_letters(link, text)
    return link


def _checked(link: Link) -> Link:
    """Return the link. Raise `NotationError` if seats and players do not fit, or if there is no person."""
    seats, players = len(link.bots), link.setup.players
    if not MIN_SEATS <= seats <= MAX_SEATS or not seats == players == len(link.wins):
        raise NotationError(f"a table has {MIN_SEATS} to {MAX_SEATS} seats; got {seats} for {players}", "link")
    if not set(link.bots) <= BOT_LETTERS.keys() or all(link.bots):
        raise NotationError(f"a table must have a person and known bots; got {link.bots}", "link")
    return link
