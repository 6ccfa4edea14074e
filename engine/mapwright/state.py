"""The values a game is made of: players, tasks, actions and the frozen state that holds them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from mapwright.board import Board
from mapwright.cards import COIN_TRACK, EXPLORE_BY_ID, SEASONS, CardKind, card_kind
from mapwright.deal import Deal
from mapwright.setup import Setup
from mapwright.shapes import Shape
from mapwright.terrain import Mark, Terrain

AskedTask = Literal["draw", "extra", "dodge", "ambush", "gorgon", "hero", "troll"]
TaskKind = Literal[AskedTask, "walk", "wave"]
"""What a player is asked for; walk and wave do themselves."""
OptionKind = Literal["shape", "cell", "skill", "ambush", "hero", "destroy", "dodge"]
"""Something that may be placed: a shape of the card, the single cell of R13, what a skill gives, and so on."""
ActionKind = Literal[OptionKind, "pass"]


@dataclass(frozen=True, slots=True)
class SeasonScore:
    """What one player scored in one season (R26)."""

    season: str
    edicts: tuple[tuple[str, int], ...]
    """Letter and stars of the season's two edicts."""
    coins: int
    toll: int

    @property
    def total(self) -> int:
        return sum(stars for _, stars in self.edicts) + self.coins - self.toll


@dataclass(frozen=True, slots=True)
class Player:
    board: Board
    filled_coins: int = 0
    """Places used on the coin track, crossed-out ones included (R19)."""
    spent: int = 0
    """Coins crossed out for skills (R43)."""
    paid_mountains: int = 0
    dragon_due: bool = False
    """A dragon was drawn on this map and its coins are not paid yet (R35)."""
    skill_used: bool = False
    seasons: tuple[SeasonScore, ...] = ()

    @property
    def coins(self) -> int:
        """Filled and not crossed out: each scores every season."""
        return self.filled_coins - self.spent

    @property
    def stars(self) -> int:
        return sum(season.total for season in self.seasons)

    @property
    def toll(self) -> int:
        return sum(season.toll for season in self.seasons)

    def gain(self, coins: int) -> Player:
        return replace(self, filled_coins=min(COIN_TRACK, self.filled_coins + coins))


@dataclass(frozen=True, slots=True)
class Task:
    """Something to be done before the game goes on: seat `by` acts on the map of seat `on`."""

    kind: TaskKind
    by: int
    on: int
    shape: Shape | None = None
    """The shape drawn just now (extra), or the one that a skill puts in place of the card's (ambush, walk)."""
    terrain: Terrain | None = None
    cells: int = 0
    """What was drawn just now (extra)."""
    skill: str | None = None
    """The skill that answered this ambush (R44)."""


@dataclass(frozen=True, slots=True)
class Action:
    """One decision of a player. `shape` counts the shapes offered from 1; 0 is a single cell."""

    kind: ActionKind
    terrain: Terrain | None = None
    shape: int = 0
    cells: int = 0
    skill: str | None = None
    attack: int = 0


PASS = Action("pass")


@dataclass(frozen=True, slots=True)
class State:
    """A game at one moment. Nothing here changes; `game.apply` makes the next one."""

    setup: Setup
    seed: str
    deal: Deal
    players: tuple[Player, ...]
    season: int = 0
    turn: int = -1
    """Index of the present turn in its season; -1 before the first."""
    time: int = 0
    """Time of the turns that are over this season."""
    duty: bool = False
    """The next explore card must cover an empty ruins cell (R14, R15)."""
    effects: tuple[Mark, ...] = ()
    """Monsters with a seasonal effect, in order of reveal (R27)."""
    todo: tuple[Task, ...] = ()
    scored: bool = False
    """The season is scored; only its effects are left."""
    over: bool = False

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards of this turn as revealed."""
        return self.deal.seasons[self.season][self.turn] if self.turn >= 0 else ()

    @property
    def card(self) -> str:
        return self.cards[-1]

    @property
    def card_kind(self) -> CardKind:
        return card_kind(self.card)

    @property
    def limit(self) -> int:
        return self.setup.limits[self.season]

    @property
    def is_solo(self) -> bool:
        return len(self.players) == 1

    @property
    def task(self) -> Task | None:
        return self.todo[0] if self.todo else None

    @property
    def season_id(self) -> str:
        return SEASONS[self.season].id

    def card_time(self) -> int:
        return EXPLORE_BY_ID[self.card].time if self.card in EXPLORE_BY_ID else 0

    def with_player(self, seat: int, player: Player) -> State:
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))
