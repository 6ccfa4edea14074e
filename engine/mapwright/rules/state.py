"""The immutable values of a game: players, tasks, actions, and the state that contains them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated, Literal

from mapwright.board.board import Board
from mapwright.board.grid import cell_names
from mapwright.board.shapes import Shape
from mapwright.board.terrain import Mark, Terrain
from mapwright.encoding import OMITTED, EncodedBy
from mapwright.errors import RuleError, immutable
from mapwright.rules.cards import COIN_TRACK, EXPLORE_BY_ID, SEASONS, CardKind, card_kind
from mapwright.rules.deal import Deal
from mapwright.rules.setup import Setup

DecisionKind = Literal["draw", "extra", "dodge", "ambush", "gorgon", "hero", "troll"]
TaskKind = Literal[DecisionKind, "walk", "wave"]
"""The kinds of tasks; walk and wave are automatic."""
OptionKind = Literal["shape", "cell", "skill", "ambush", "hero", "destroy", "dodge"]
"""Something that may be placed: a shape of the card, the single cell of R13, what a skill gives, and so on."""
ActionKind = Literal[OptionKind, "pass"]
Cells = Annotated[int, EncodedBy(cell_names)]
"""A mask of cells, which is written as their names."""


@immutable
@dataclass(frozen=True, slots=True)
class SeasonScore:
    """The score of one player in one season (R26)."""

    season: str
    """The name of the season."""
    edicts: tuple[tuple[str, int], ...]
    """Id and stars of the two edicts that the season scores, in the order of their letters."""
    coins: int
    """A star for each coin."""
    toll: int
    """Stars lost: empty cells next to monsters."""
    earlier: Annotated[int, OMITTED] = 0
    """The stars of the seasons before."""

    @property
    def total(self) -> int:
        """Edicts and coins, less the toll."""
        return sum(stars for _, stars in self.edicts) + self.coins - self.toll

    @property
    def so_far(self) -> int:
        """The stars of the game up to the end of this season."""
        return self.earlier + self.total

    @property
    def by_letter(self) -> dict[str, int]:
        """The stars of the two edicts by their letters, A to D."""
        letters = next(season.edicts for season in SEASONS if season.id == self.season)
        return {letter: stars for letter, (_, stars) in zip(letters, self.edicts, strict=True)}

    def __str__(self) -> str:
        """Return one line: the season, and its stars by source."""
        edicts = "".join(f"{id} {stars}, " for id, stars in self.edicts)
        return f"{self.season}: {edicts}coins {self.coins}, toll {self.toll}, total {self.total}"

    def __repr__(self) -> str:
        """Return the same line."""
        return f"<SeasonScore {self}>"


@immutable
@dataclass(frozen=True, slots=True)
class Player:
    """One player: the map, the coins, and the scores of the seasons so far."""

    board: Board
    """The player's map."""
    filled_coins: int = 0
    """Places used on the coin track, crossed-out ones included (R19)."""
    spent_coins: int = 0
    """Coins crossed out for skills (R43)."""
    paid_mountains: int = 0
    """The mountains that have brought their coin already (R18), as a mask."""
    dragon_due: bool = False
    """A dragon was drawn on this map and its coins are not paid yet (R35)."""
    skill_used: bool = False
    """Whether a skill was used this season (R40)."""
    seasons: tuple[SeasonScore, ...] = ()
    """The scores of the seasons that are over."""

    @property
    def coins(self) -> int:
        """Coins that are filled and not crossed out: each scores a star every season."""
        return self.filled_coins - self.spent_coins

    @property
    def stars(self) -> int:
        """The stars of all seasons that are over."""
        return sum(season.total for season in self.seasons)

    @property
    def toll(self) -> int:
        """The stars lost to monsters in all seasons that are over."""
        return sum(season.toll for season in self.seasons)

    def __str__(self) -> str:
        """Return stars and coins, and the map below."""
        return f"{self.stars} stars, {self.coins} coins\n{self.board}"

    def __repr__(self) -> str:
        """Return one line: stars, coins, and how many cells are filled."""
        return f"<Player {self.stars} stars, {self.coins} coins, {self.board.filled.bit_count()} cells filled>"

    def gain(self, coins: int) -> Player:
        """Return the player with that many more coins, as far as the coin track goes."""
        return replace(self, filled_coins=min(COIN_TRACK, self.filled_coins + coins))


@immutable
@dataclass(frozen=True, slots=True)
class Task:
    """Something to be done before the game continues: seat `by` acts on the map of seat `on`."""

    kind: TaskKind
    """draw, extra, dodge, ambush, gorgon, hero or troll for a player; walk and wave are automatic."""
    by: int
    """The seat that acts."""
    on: int
    """The seat on whose map it acts: a neighbour's in an ambush with several players, else its own."""
    shape: Shape | None = None
    """The shape drawn just now (extra), or the one that a skill puts in place of the card's (ambush, walk)."""
    terrain: Terrain | None = None
    """The terrain drawn just now (extra)."""
    cells: int = 0
    """The cells drawn just now (extra), as a mask."""
    skill: str | None = None
    """The skill that changed the shape of this ambush (R44)."""

    @property
    def is_own_map(self) -> bool:
        """Whether the seat acts on its own map; else it draws monsters on a neighbour's."""
        return self.by == self.on

    def __str__(self) -> str:
        """Return who does what on whose map: `seat 0: draw`."""
        return f"seat {self.by}: {self.kind}" + (f" on the map of seat {self.on}" if not self.is_own_map else "")

    def __repr__(self) -> str:
        """Return the task in one line."""
        return f"<Task {self}>"


@immutable
@dataclass(frozen=True, slots=True)
class Action:
    """One decision of a player."""

    kind: ActionKind
    """shape, cell, skill, ambush, hero, destroy, dodge or pass."""
    terrain: Terrain | None = None
    """What is drawn, if anything."""
    shape_number: int = 0
    """The number of the shape, from 1; 0 for a single cell."""
    cells: Cells = 0
    """The cells that are covered or destroyed, as a mask."""
    skill: str | None = None
    """The skill that is used, if any."""
    attack: Cells = 0
    """A hero's attack cells, as a mask."""

    def __str__(self) -> str:
        """Return the action for people: `shape 1 W c4 c5 d5`."""
        words = [self.kind, str(self.shape_number or ""), self.terrain or "", *cell_names(self.cells)]
        words += [f"attacks {' '.join(cell_names(self.attack))}"] if self.attack else []
        return " ".join(word for word in (*words, f"with {self.skill}" if self.skill else "") if word)

    def __repr__(self) -> str:
        """Return the action in one line."""
        return f"<Action {self}>"


PASS = Action("pass")
"""The action that leaves a skill unused; legal where `legal_options.may_pass` says so."""


@immutable
@dataclass(frozen=True, slots=True)
class State:
    """A game at one moment. Nothing here changes; `game.apply` makes the next one.

    >>> from mapwright import BASE, start
    >>> print(start(BASE, "harbour")[0])
    spring, time 0 of 8, great-river, seat 0: draw; edicts A cauldrons, ...
    0 stars, 0 coins
    ...........
    ...^.*.....
    .*......^*.
    ...
    """

    setup: Setup
    """What the players agreed on: set, sheet, number of players, skills and so on."""
    seed: str
    """The text that fixed the deal."""
    deal: Deal
    """Edicts, skills and all cards of the game, those to come included: a fair bot does not look at them."""
    players: tuple[Player, ...]
    """The players by seat, from 0."""
    season: int = 0
    """Which season it is: 0 for spring to 3 for winter."""
    turn: int = -1
    """Index of the present turn in its season; -1 before the first."""
    time: int = 0
    """Time of the turns that are over this season."""
    ruins_duty: bool = False
    """The next explore card must cover an empty ruins cell (R14, R15)."""
    effects: tuple[Mark, ...] = ()
    """Monsters with a seasonal effect, in order of reveal (R27)."""
    todo: tuple[Task, ...] = ()
    """What is still to be done on this card, in order; the first is `task`."""
    scored: bool = False
    """The season is scored; only its effects are left."""
    over: bool = False
    """The game has ended."""
    _options: list[object] = field(default_factory=list, init=False, repr=False, compare=False)
    """The options of this moment once `legal_options.options` has listed them."""

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards of this turn as revealed."""
        return self.deal.seasons[self.season][self.turn] if self.turn >= 0 else ()

    @property
    def card(self) -> str:
        """The card that is played now, by its id."""
        return self.cards[-1]

    @property
    def card_kind(self) -> CardKind:
        """The kind of the card that is played now: explore, ambush or hero."""
        return card_kind(self.card)

    @property
    def limit(self) -> int:
        """The time at which the season ends."""
        return self.setup.limits[self.season]

    @property
    def is_solo(self) -> bool:
        """Whether there is only one player."""
        return len(self.players) == 1

    @property
    def ambushes_walk(self) -> bool:
        """Whether monsters come by the solo walk (R23): in a solo game, or if the setup says so (S21)."""
        return self.is_solo or self.setup.solo_ambushes

    @property
    def task(self) -> Task | None:
        """What has to be decided now, or None when the game is over."""
        return self.todo[0] if self.todo else None

    @property
    def current_task(self) -> Task:
        """What has to be decided now: the same as `task`, for code that runs only while a game lasts.

        Raise `RuleError` when the game is over.
        """
        if not self.todo:
            raise RuleError("game-over" if self.over else "not-your-turn")
        return self.todo[0]

    @property
    def season_id(self) -> str:
        """The name of the season: spring, summer, fall or winter."""
        return SEASONS[self.season].id

    def __str__(self) -> str:
        """Return one line about the present turn, and the map of each seat below."""
        maps = [f"seat {seat}: {player}" for seat, player in enumerate(self.players)]
        return "\n".join([self._turn_text(), *(maps if len(maps) > 1 else map(str, self.players))])

    def __repr__(self) -> str:
        """Return one line: set, sheet, seed, and the present turn."""
        return f"<State {self.setup.set} {self.setup.sheet}{len(self.players)}-{self.seed}: {self._turn_text()}>"

    def _turn_text(self) -> str:
        """Return season, time, cards, task and edicts in one line."""
        edicts = ", ".join(f"{letter} {id}" for letter, id in self.deal.edicts_by_letter.items())
        if self.over:
            return f"over; edicts {edicts}"
        cards = " and ".join(self.cards) or "no card"
        task = f", {self.task}" if self.task else ""
        return f"{self.season_id}, time {self.time} of {self.limit}, {cards}{task}; edicts {edicts}"

    def card_time(self) -> int:
        """Return the time that the present card takes; ambushes and heroes take none."""
        return EXPLORE_BY_ID[self.card].time if self.card in EXPLORE_BY_ID else 0

    def _repr_svg_(self) -> str:
        """Return the maps seat by seat, which is how notebooks show a game."""
        from mapwright.board.svg import maps_svg

        return maps_svg([(player.board.letters(), player.board.attack_letters()) for player in self.players])

    def with_player(self, seat: int, player: Player) -> State:
        """Return the same game with another player on that seat."""
        return replace(self, players=(*self.players[:seat], player, *self.players[seat + 1 :]))
