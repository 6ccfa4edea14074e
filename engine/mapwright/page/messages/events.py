"""What happened, for the log, the animation and the announcements: one type for each kind of event."""

from __future__ import annotations

from typing import Literal, TypedDict

from mapwright.page.messages.moves import Change


class SeasonScore(TypedDict):
    """`so_far` are the stars of the game up to this season and with it."""

    season: str
    edicts: dict[str, int]
    coins: int
    toll: int
    total: int
    so_far: int


class When(TypedDict):
    """How every event begins; `turn` counts from 0 in its season."""

    season: str
    turn: int


class OnMap(When):
    """`on` is the seat whose map it was."""

    on: int


class Deed(OnMap):
    """`by` is the seat that did it."""

    by: int


class RevealedEvent(When):
    kind: Literal["revealed"]
    card: str
    cards: list[str]


class DrawnEvent(Deed):
    """`changes` edict by edict and the added `toll` are set for an ambush only."""

    kind: Literal["drawn"]
    card: str
    terrain: str
    cells: list[str]
    fallback: bool
    skill: str | None
    map: str
    changes: list[Change]
    toll: int


class AddedEvent(Deed):
    """What a skill has added to a draw."""

    kind: Literal["added"]
    terrain: str
    cells: list[str]
    skill: str | None
    map: str


class WalkEvent(Deed):
    """Monsters of a solo ambush; `walk` are the places tried, the last one theirs (R23)."""

    kind: Literal["walk"]
    card: str
    terrain: str
    cells: list[str]
    skill: str | None
    walk: list[list[str]]
    map: str
    changes: list[Change]
    toll: int


class NothingEvent(Deed):
    """No room: nothing is drawn, or the ambush is discarded after its `walk` (R17, R24)."""

    kind: Literal["nothing"]
    card: str
    skill: str | None
    walk: list[list[str]]


class DodgedEvent(Deed):
    kind: Literal["dodged"]
    skill: str


class DestroyedEvent(Deed):
    """`why` names the monster whose effect it was; null where monsters met attack cells (R33)."""

    kind: Literal["destroyed"]
    cells: list[str]
    why: Literal["gorgon", "troll"] | None
    map: str


class WaveEvent(OnMap):
    """Zombies that have spread (R36)."""

    kind: Literal["wave"]
    cells: list[str]
    map: str


class CoinsEvent(OnMap):
    """None if the track was full; `cells` are the mountains they are for."""

    kind: Literal["coins"]
    coins: int
    why: Literal["shape", "mountain", "dragon"]
    cells: list[str]


class ScoredEvent(OnMap):
    kind: Literal["scored"]
    score: SeasonScore
    map: str


class FinishedEvent(When):
    kind: Literal["finished"]


Event = (
    RevealedEvent
    | DrawnEvent
    | AddedEvent
    | WalkEvent
    | NothingEvent
    | DodgedEvent
    | DestroyedEvent
    | WaveEvent
    | CoinsEvent
    | ScoredEvent
    | FinishedEvent
)
