"""What happens in a game: one small frozen value for each kind of event, to be shown or counted."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from mapwright.board.terrain import Terrain
from mapwright.rules.state import Player, SeasonScore, State

Why = Literal["shape", "mountain", "dragon"]
"""What coins are for (R12, R18, R35)."""
Destroyer = Literal["gorgon", "troll"]


@dataclass(frozen=True, slots=True, init=False, repr=False, eq=False)
class _Event:
    season: int
    turn: int


@dataclass(frozen=True, slots=True, init=False, repr=False, eq=False)
class _OnMap(_Event):
    on: int
    """The seat whose map it was."""
    after: Player = field(compare=False)
    """That player, once it had happened."""


@dataclass(frozen=True, slots=True, init=False, repr=False, eq=False)
class _Deed(_OnMap):
    by: int
    """The seat that did it."""


@dataclass(frozen=True, slots=True)
class Revealed(_Event):
    kind: ClassVar[Literal["revealed"]] = "revealed"
    cards: tuple[str, ...]
    """Ruins come before the card they bring (R8)."""

    @property
    def card(self) -> str:
        return self.cards[-1]


@dataclass(frozen=True, slots=True)
class Drawn(_Deed):
    kind: ClassVar[Literal["drawn"]] = "drawn"
    card: str
    terrain: Terrain
    cells: int
    fallback: bool = False
    skill: str | None = None
    before: Player | None = field(default=None, compare=False)
    """The map's owner just before an ambush, for the difference."""


@dataclass(frozen=True, slots=True)
class Added(_Deed):
    """A skill has added to a draw."""

    kind: ClassVar[Literal["added"]] = "added"
    terrain: Terrain
    cells: int
    skill: str | None


@dataclass(frozen=True, slots=True)
class Walked(_Deed):
    """Monsters of a solo ambush have come, after every place in `tried` (R23)."""

    kind: ClassVar[Literal["walk"]] = "walk"
    card: str
    cells: int
    tried: tuple[int, ...]
    skill: str | None
    before: Player = field(compare=False)


@dataclass(frozen=True, slots=True)
class Nothing(_Deed):
    """No room: nothing is drawn, or the ambush is discarded (R17, R24)."""

    kind: ClassVar[Literal["nothing"]] = "nothing"
    card: str
    tried: tuple[int, ...] = ()
    skill: str | None = None


@dataclass(frozen=True, slots=True)
class Dodged(_Deed):
    kind: ClassVar[Literal["dodged"]] = "dodged"
    skill: str


@dataclass(frozen=True, slots=True)
class Destroyed(_Deed):
    """`why` names the monster whose effect it was; None where monsters met attack cells (R33)."""

    kind: ClassVar[Literal["destroyed"]] = "destroyed"
    cells: int
    why: Destroyer | None = None


@dataclass(frozen=True, slots=True)
class Waved(_OnMap):
    """Zombies have spread (R36)."""

    kind: ClassVar[Literal["wave"]] = "wave"
    cells: int


@dataclass(frozen=True, slots=True)
class Paid(_OnMap):
    """Coins gained, none if the track was full; `cells` are the mountains they are for."""

    kind: ClassVar[Literal["coins"]] = "coins"
    coins: int
    why: Why
    cells: int


@dataclass(frozen=True, slots=True)
class Scored(_OnMap):
    kind: ClassVar[Literal["scored"]] = "scored"
    score: SeasonScore


@dataclass(frozen=True, slots=True)
class Finished(_Event):
    kind: ClassVar[Literal["finished"]] = "finished"


EventByPlayer = Drawn | Added | Walked | Nothing | Dodged | Destroyed
EventOnMap = EventByPlayer | Waved | Paid | Scored
Event = Revealed | EventOnMap | Finished


def on_map(state: State, seat: int) -> tuple[int, int, int, Player]:
    """How an event on the map of a seat begins: when, where, and its owner as they are now."""
    return state.season, state.turn, seat, state.players[seat]
