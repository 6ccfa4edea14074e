"""Published results of daily maps: the events that relays store, checked without trust in anyone who passed them on."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256

from mapwright.cli.schnorr import is_signed
from mapwright.errors import NotationError
from mapwright.history.results import LONGEST, Result, check
from mapwright.notation.packing import MARK
from mapwright.notation.record import parse_record
from mapwright.rules.daily import parse_day

KIND = 30078
PROTOCOL = 1
WORK = 16
"""Zero bits with which the identifier of an event begins."""
NAME = "mapwright-daily"
UNKNOWN = "unknown day"
"""For lines whose day cannot be trusted."""


@dataclass(frozen=True, slots=True)
class Published:
    """An event whose form, work and signature are right; its record is not replayed yet."""

    key: str
    at: int
    day: str
    content: str


@dataclass
class Count:
    """What a set of events or records proves."""

    results: list[tuple[str, Result]] = field(default_factory=list)
    """Each result with the key of its writer, which is empty for a bare record."""
    rejected: Counter[str] = field(default_factory=Counter)
    """How many were rejected, by reason."""


def verify(lines: Iterable[str]) -> dict[str, Count]:
    """Return what each day's events or records prove, in the order of days.

    A line is an event as JSON, a relay's message with an event, or a bare record. Of several events of one key the
    newest counts; of equal records the oldest.
    """
    found: dict[str, Count] = {}
    waiting: list[Published] = []
    for line in filter(None, map(str.strip, lines)):
        try:
            waiting.append(_read(line))
        except NotationError as error:
            found.setdefault(UNKNOWN, Count()).rejected[error.code] += 1
    for one in _newest(waiting, found):
        _count(one, found.setdefault(one.day, Count()))
    return dict(sorted(found.items()))


def _newest(waiting: list[Published], found: dict[str, Count]) -> list[Published]:
    """Leave one event per key and day, and sort by date so that a copy comes after what it copies."""
    last: dict[tuple[str, str], Published] = {}
    for number, one in enumerate(waiting):
        mark = one.key or str(number), one.day
        known = last.get(mark)
        if known is not None:
            found.setdefault(one.day, Count()).rejected["replaced"] += 1
        if known is None or one.at > known.at:
            last[mark] = one
    return sorted(last.values(), key=lambda one: (one.at, one.key))


def _count(one: Published, count: Count) -> None:
    try:
        result = check(parse_day(one.day), one.content)
    except NotationError as error:
        count.rejected[error.code] += 1
        return
    if any(result.record == known.record for _, known in count.results):
        count.rejected["duplicate"] += 1
    else:
        count.results.append((one.key, result))


def _read(line: str) -> Published:
    if line.startswith(MARK):
        return Published("", 0, _day_of(line), line)
    try:
        value = json.loads(line)
    except ValueError:
        raise NotationError("a line must be an event as JSON or a packed record", "form") from None
    return read_event(value[-1] if isinstance(value, list) and value else value)


def _day_of(record: str) -> str:
    """Return the day in the seed of a bare record."""
    if len(record) > LONGEST:
        raise NotationError(f"a record must have at most {LONGEST} characters", "record")
    return parse_record(record).seed.removeprefix("daily-")


def read_event(value: object) -> Published:
    """Return an event if its form, its identifier, its work and its signature are right; else raise `NotationError`."""
    if not isinstance(value, dict):
        raise NotationError("an event must be a JSON object", "form")
    key, at, kind, tags, content = (value.get(name) for name in ("pubkey", "created_at", "kind", "tags", "content"))
    id, signature = value.get("id"), value.get("sig")
    if not (_is_hex(key, 64) and _is_hex(id, 64) and _is_hex(signature, 128) and isinstance(content, str)):
        raise NotationError("an event must have a key, an identifier, a signature and a content", "form")
    if not isinstance(at, int) or kind != KIND or len(content) > LONGEST:
        raise NotationError(f"an event must be of kind {KIND}, with a date and a record", "form")
    day = _tag(tags, "d").removeprefix(f"{NAME}-")
    if not isinstance(tags, list) or _tag(tags, "t") != f"{NAME}-{PROTOCOL}-{day}":
        raise NotationError("an event must name its day", "form")
    text = json.dumps([0, key, at, kind, tags, content], separators=(",", ":"), ensure_ascii=False)
    digest = sha256(text.encode()).digest()
    if digest.hex() != id:
        raise NotationError("the identifier must be that of the content", "forged")
    if int.from_bytes(digest) >> (256 - WORK):
        raise NotationError(f"an event must show {WORK} bits of work", "work")
    if not is_signed(digest, bytes.fromhex(str(key)), bytes.fromhex(str(signature))):
        raise NotationError("the signature must be that of the key", "forged")
    return Published(str(key), at, parse_day(day).isoformat(), content)


def _is_hex(value: object, length: int) -> bool:
    return isinstance(value, str) and len(value) == length and set(value) <= set("0123456789abcdef")


def _tag(tags: object, name: str) -> str:
    """Return the value of the first tag of that name, or an empty text."""
    for tag in tags if isinstance(tags, list) else []:
        if isinstance(tag, list) and len(tag) > 1 and tag[0] == name and isinstance(tag[1], str):
            return tag[1]
    return ""
