"""What happens in a game: one small frozen value for each kind of event, to be shown or counted."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from mapwright.board.grid import cell_names
from mapwright.board.terrain import Terrain
from mapwright.rules.state import Player, SeasonScore, State

CoinSource = Literal["shape", "mountain", "dragon"]
"""What coins are for (R12, R18, R35)."""
Destroyer = Literal["gorgon", "troll"]


@dataclass(frozen=True, slots=True, init=False, repr=False, eq=False)
class _Event:
    season: int
    turn: int

    def __repr__(self) -> str:
        """Return the event in one line, cells by their names, without the players before and after it."""
        names = [name for cls in reversed(type(self).__mro__) for name in getattr(cls, "__slots__", ())]
        values = [(name, _quote(name, getattr(self, name))) for name in names if name not in ("after", "before")]
        return f"<{type(self).__name__} {' '.join(f'{name}={text}' for name, text in values if text)}>"


@dataclass(frozen=True, slots=True, init=False, repr=False, eq=False)
class _MapEvent(_Event):
    on: int
    """The seat whose map it was."""
    after: Player = field(compare=False)
    """That player after the event."""


@dataclass(frozen=True, slots=True, init=False, repr=False, eq=False)
class _PlayerEvent(_MapEvent):
    by: int
    """The seat that did it."""


@dataclass(frozen=True, slots=True, repr=False)
class Revealed(_Event):
    kind: ClassVar[Literal["revealed"]] = "revealed"
    cards: tuple[str, ...]
    """Ruins come before the card they bring (R8)."""

    @property
    def card(self) -> str:
        return self.cards[-1]


@dataclass(frozen=True, slots=True, repr=False)
class Drawn(_PlayerEvent):
    kind: ClassVar[Literal["drawn"]] = "drawn"
    card: str
    terrain: Terrain
    cells: int
    fallback: bool = False
    skill: str | None = None
    before: Player | None = field(default=None, compare=False)
    """The map's owner just before an ambush, for the difference."""


@dataclass(frozen=True, slots=True, repr=False)
class ExtraDrawn(_PlayerEvent):
    """A skill has added to a draw."""

    kind: ClassVar[Literal["added"]] = "added"
    terrain: Terrain
    cells: int
    skill: str | None


@dataclass(frozen=True, slots=True, repr=False)
class SoloAmbushDrawn(_PlayerEvent):
    """Monsters of a solo ambush have come, after every place in `tried` (R23)."""

    kind: ClassVar[Literal["walk"]] = "walk"
    card: str
    cells: int
    rejected_placements: tuple[int, ...]
    skill: str | None
    before: Player = field(compare=False)


@dataclass(frozen=True, slots=True, repr=False)
class NothingDrawn(_PlayerEvent):
    """No room: nothing is drawn, or the ambush is discarded (R17, R24)."""

    kind: ClassVar[Literal["nothing"]] = "nothing"
    card: str
    tried: tuple[int, ...] = ()
    skill: str | None = None


@dataclass(frozen=True, slots=True, repr=False)
class AmbushDodged(_PlayerEvent):
    kind: ClassVar[Literal["dodged"]] = "dodged"
    skill: str


@dataclass(frozen=True, slots=True, repr=False)
class Destroyed(_PlayerEvent):
    """`why` names the monster whose effect it was; None where monsters met attack cells (R33)."""

    kind: ClassVar[Literal["destroyed"]] = "destroyed"
    cells: int
    why: Destroyer | None = None


@dataclass(frozen=True, slots=True, repr=False)
class ZombiesSpread(_MapEvent):
    """Zombies have spread (R36)."""

    kind: ClassVar[Literal["wave"]] = "wave"
    cells: int


@dataclass(frozen=True, slots=True, repr=False)
class CoinsGained(_MapEvent):
    """Coins gained, none if the track was full; `cells` are the mountains they are for."""

    kind: ClassVar[Literal["coins"]] = "coins"
    coins: int
    why: CoinSource
    cells: int


@dataclass(frozen=True, slots=True, repr=False)
class Scored(_MapEvent):
    kind: ClassVar[Literal["scored"]] = "scored"
    score: SeasonScore


@dataclass(frozen=True, slots=True, repr=False)
class Finished(_Event):
    kind: ClassVar[Literal["finished"]] = "finished"


EventByPlayer = Drawn | ExtraDrawn | SoloAmbushDrawn | NothingDrawn | AmbushDodged | Destroyed
EventOnMap = EventByPlayer | ZombiesSpread | CoinsGained | Scored
Event = Revealed | EventOnMap | Finished


def event_location(state: State, seat: int) -> tuple[int, int, int, Player]:
    """How an event on the map of a seat begins: when, where, and its owner as they are now."""
    return state.season, state.turn, seat, state.players[seat]


def _quote(name: str, value: object) -> str:
    """Return a field of an event as text, nothing if it is not set."""
    if value is None or value is False or value == ():
        return ""
    if name == "cells" and isinstance(value, int):
        return ",".join(cell_names(value)) or "none"
    if name in ("rejected_placements", "tried") and isinstance(value, tuple):
        return f"{len(value)} placements"
    return ",".join(value) if isinstance(value, tuple) else str(value)
