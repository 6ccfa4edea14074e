"""What happened, for the log, the animation and the announcements: one type for each kind of event."""

from __future__ import annotations

from typing import Literal, TypedDict

from mapwright.page.messages.preview import EdictChange


class SeasonScore(TypedDict):
    """`so_far` are the stars of the game up to this season and with it."""

    season: str
    edicts: dict[str, int]
    coins: int
    toll: int
    total: int
    so_far: int


class TurnFields(TypedDict):
    """How every event begins; `turn` counts from 0 in its season."""

    season: str
    turn: int


class MapEventFields(TurnFields):
    """`on` is the seat whose map it was."""

    on: int


class PlayerEventFields(MapEventFields):
    """`by` is the seat that did it."""

    by: int


class RevealedEvent(TurnFields):
    kind: Literal["revealed"]
    card: str
    cards: list[str]


class DrawnEvent(PlayerEventFields):
    """`changes` edict by edict and the added `toll` are set for an ambush only."""

    kind: Literal["drawn"]
    card: str
    terrain: str
    cells: list[str]
    fallback: bool
    skill: str | None
    map: str
    changes: list[EdictChange]
    toll: int


class AddedEvent(PlayerEventFields):
    """What a skill has added to a draw."""

    kind: Literal["added"]
    terrain: str
    cells: list[str]
    skill: str | None
    map: str


class WalkEvent(PlayerEventFields):
    """Monsters of a solo ambush; `placements_tried` are the places tried, the last one theirs (R23)."""

    kind: Literal["walk"]
    card: str
    terrain: str
    cells: list[str]
    skill: str | None
    placements_tried: list[list[str]]
    map: str
    changes: list[EdictChange]
    toll: int


class NothingEvent(PlayerEventFields):
    """No room: nothing is drawn, or the ambush is discarded after all `placements_tried` (R17, R24)."""

    kind: Literal["nothing"]
    card: str
    skill: str | None
    placements_tried: list[list[str]]


class DodgedEvent(PlayerEventFields):
    kind: Literal["dodged"]
    skill: str


class DestroyedEvent(PlayerEventFields):
    """`source` names the monster whose effect it was; null where monsters met attack cells (R33)."""

    kind: Literal["destroyed"]
    cells: list[str]
    source: Literal["gorgon", "troll"] | None
    map: str


class WaveEvent(MapEventFields):
    """Zombies that have spread (R36)."""

    kind: Literal["wave"]
    cells: list[str]
    map: str


class CoinsEvent(MapEventFields):
    """None if the track was full; `cells` are the mountains they are for."""

    kind: Literal["coins"]
    coins: int
    source: Literal["shape", "mountain", "dragon"]
    cells: list[str]


class ScoredEvent(MapEventFields):
    kind: Literal["scored"]
    score: SeasonScore
    map: str


class FinishedEvent(TurnFields):
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
