"""The events of a game, an immutable value for each kind."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Literal

from mapwright.board.grid import cell_names
from mapwright.board.terrain import MONSTER, Terrain
from mapwright.encoding import OMITTED, EncodedBy
from mapwright.rules.cards import SEASONS
from mapwright.rules.deal import Deal
from mapwright.rules.scoring import EdictChange, edict_changes, toll
from mapwright.rules.state import Cells, Player, SeasonScore, State

CoinSource = Literal["shape", "mountain", "dragon"]
"""The reasons for which coins are gained (R12, R18, R35)."""
Destroyer = Literal["gorgon", "troll"]


def _season_id(index: int) -> str:
    return SEASONS[index].id


def _names_of_each(placements: tuple[int, ...]) -> list[list[str]]:
    return [cell_names(cells) for cells in placements]


SeasonIndex = Annotated[int, EncodedBy(_season_id)]
Placements = Annotated[tuple[int, ...], EncodedBy(_names_of_each)]


@dataclass(frozen=True, slots=True, init=False, repr=False, eq=False)
class _Event:
    season: SeasonIndex
    turn: int
    """The index of the turn in its season."""

    def __repr__(self) -> str:
        """Return the event in one line, cells by their names, without the players before and after it."""
        names = [name for cls in reversed(type(self).__mro__) for name in getattr(cls, "__slots__", ())]
        values = [
            (name, _quote(name, getattr(self, name))) for name in names if name not in ("after", "before", "deal")
        ]
        return f"<{type(self).__name__} {' '.join(f'{name}={text}' for name, text in values if text)}>"


@dataclass(frozen=True, slots=True, init=False, repr=False, eq=False)
class _MapEvent(_Event):
    on: int
    """The seat whose map it was."""
    after: Annotated[Player, OMITTED] = field(compare=False)
    """That player after the event."""


@dataclass(frozen=True, slots=True, init=False, repr=False, eq=False)
class _PlayerEvent(_MapEvent):
    by: int
    """The seat that did it."""


class _MapChange:
    """An event that changes a map or scores it."""

    __slots__ = ()
    after: Player

    @property
    def map(self) -> str:
        """The map text after the event."""
        return self.after.board.map_text()


class _MonstersDrawn(_MapChange):
    """An event that may be an ambush: only then the map's owner `before` it and the `deal` are set."""

    __slots__ = ()
    before: Annotated[Player | None, OMITTED]
    deal: Annotated[Deal | None, OMITTED]

    @property
    def changes(self) -> list[EdictChange]:
        """What an ambush changes for each edict."""
        if self.before is None or self.deal is None:
            return []
        return edict_changes(self.deal.edicts_by_letter, self.before.board, self.after.board)

    @property
    def toll(self) -> int:
        """The stars that an ambush adds to the toll."""
        return 0 if self.before is None else toll(self.after.board) - toll(self.before.board)


@dataclass(frozen=True, slots=True, repr=False)
class Revealed(_Event):
    kind: ClassVar[Literal["revealed"]] = "revealed"
    cards: tuple[str, ...]
    """The cards of the turn; ruins cards come before the last card (R8)."""

    @property
    def card(self) -> str:
        return self.cards[-1]


@dataclass(frozen=True, slots=True, repr=False)
class Drawn(_PlayerEvent, _MonstersDrawn):
    """`changes` edict by edict and the added `toll` are set for an ambush only."""

    kind: ClassVar[Literal["drawn"]] = "drawn"
    card: str
    terrain: Terrain
    cells: Cells
    fallback: bool = False
    skill: str | None = None
    before: Annotated[Player | None, OMITTED] = field(default=None, compare=False)
    deal: Annotated[Deal | None, OMITTED] = field(default=None, compare=False)


@dataclass(frozen=True, slots=True, repr=False)
class ExtraDrawn(_PlayerEvent, _MapChange):
    """A skill has added to a draw."""

    kind: ClassVar[Literal["added"]] = "added"
    terrain: Terrain
    cells: Cells
    skill: str | None


@dataclass(frozen=True, slots=True, repr=False)
class SoloAmbushDrawn(_PlayerEvent, _MonstersDrawn):
    """Monsters of a solo ambush; the last of `placements_tried` is theirs (R23)."""

    kind: ClassVar[Literal["walk"]] = "walk"
    card: str
    cells: Cells
    placements_tried: Placements
    skill: str | None
    before: Annotated[Player | None, OMITTED] = field(compare=False)
    deal: Annotated[Deal | None, OMITTED] = field(compare=False)

    @property
    def terrain(self) -> Terrain:
        """Monster."""
        return MONSTER


@dataclass(frozen=True, slots=True, repr=False)
class NothingDrawn(_PlayerEvent):
    """No room: nothing is drawn, or the ambush is discarded after all `placements_tried` (R17, R24)."""

    kind: ClassVar[Literal["nothing"]] = "nothing"
    card: str
    placements_tried: Placements = ()
    skill: str | None = None


@dataclass(frozen=True, slots=True, repr=False)
class AmbushDodged(_PlayerEvent):
    kind: ClassVar[Literal["dodged"]] = "dodged"
    skill: str


@dataclass(frozen=True, slots=True, repr=False)
class Destroyed(_PlayerEvent, _MapChange):
    """`source` names the monster whose effect it was; None where monsters met attack cells (R33)."""

    kind: ClassVar[Literal["destroyed"]] = "destroyed"
    cells: Cells
    source: Destroyer | None = None


@dataclass(frozen=True, slots=True, repr=False)
class ZombiesSpread(_MapEvent, _MapChange):
    """Zombies have spread (R36)."""

    kind: ClassVar[Literal["wave"]] = "wave"
    cells: Cells


@dataclass(frozen=True, slots=True, repr=False)
class CoinsGained(_MapEvent):
    """Coins gained, none if the track was full; `cells` are the mountains they are for."""

    kind: ClassVar[Literal["coins"]] = "coins"
    coins: int
    source: CoinSource
    cells: Cells


@dataclass(frozen=True, slots=True, repr=False)
class Scored(_MapEvent, _MapChange):
    kind: ClassVar[Literal["scored"]] = "scored"
    score: SeasonScore


@dataclass(frozen=True, slots=True, repr=False)
class Finished(_Event):
    kind: ClassVar[Literal["finished"]] = "finished"


Event = (
    Revealed | Drawn | ExtraDrawn | SoloAmbushDrawn | NothingDrawn | AmbushDodged | Destroyed | ZombiesSpread
    | CoinsGained | Scored | Finished
)  # fmt: skip


def event_location(state: State, seat: int) -> tuple[int, int, int, Player]:
    """Return the first fields of an event on the map of a seat: season, turn, seat, and the player as it is now."""
    return state.season, state.turn, seat, state.players[seat]


def _quote(name: str, value: object) -> str:
    """Return a field of an event as text; empty if it is not set."""
    if value is None or value is False or value == ():
        return ""
    if name == "cells" and isinstance(value, int):
        return ",".join(cell_names(value)) or "none"
    if name == "placements_tried" and isinstance(value, tuple):
        return f"{len(value)} placements"
    return ",".join(value) if isinstance(value, tuple) else str(value)
