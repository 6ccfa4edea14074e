"""Puzzles: questions of the page and their answers."""

from __future__ import annotations

from typing import Literal, TypedDict

from mapwright.page.message import Answer, Message
from mapwright.page.messages.events import Event
from mapwright.page.messages.game import View
from mapwright.page.messages.moves import Explanation


class PuzzleJson(TypedDict):
    """`record` is the game up to the moment, empty for one of a table; `cards` are this turn's and the next ones', as
    revealed; `live` are the letters of the edicts that the season scores; `now` is what the season would bring if
    nothing more were drawn, `best` the most that it can bring; of `choices` first actions `near` come near it; `grade`
    goes from 1, easy, to 3."""

    code: str
    record: str
    deal: str
    season: str
    season_index: int
    map: str
    coins: int
    cards: list[list[str]]
    edicts: list[str]
    live: list[str]
    now: int
    best: int
    ways: int
    right: int
    choices: int
    near: int
    grade: int


class PuzzleSums(TypedDict):
    """The season as it was scored, and why."""

    map: str
    explanations: list[Explanation]
    coins: int
    toll: int
    toll_cells: list[str]
    total: int


class PuzzleMove(TypedDict):
    """One drawing of a solution, to be lit on the map."""

    text: str
    terrain: str | None
    cells: list[str]
    attack: list[str]
    skill: str | None


class PuzzleSolution(TypedDict):
    moves: list[PuzzleMove]
    sums: PuzzleSums


class TurningPointJson(TypedDict):
    """`number` is the action of the record that was taken there; `lost` is what it and the following cost."""

    puzzle: PuzzleJson
    number: int
    earned: int
    lost: int


class AskPuzzle(Message):
    """`code` is a seed, `EDICT.SEED` to train an edict, `day.2026-11-15`, or that of a turning point."""

    do: Literal["puzzle"]
    code: str


class PuzzleAnswer(Answer):
    puzzle: PuzzleJson


class AskPuzzleAhead(Message):
    """A puzzle that will be wanted is looked for so many milliseconds; ask again while `busy`."""

    do: Literal["puzzle-ahead"]
    code: str
    ms: int


class PuzzleAheadAnswer(Answer):
    busy: bool


class AskPuzzleOpen(Message):
    """Opens the moment as a game, so that all messages about a game work; it is not to be saved."""

    do: Literal["puzzle-open"]
    code: str


class PuzzleOpenAnswer(Answer):
    puzzle: PuzzleJson
    view: View
    events: list[Event]


class AskPuzzleDay(Message):
    """The puzzle of a day, as 2026-11-15, in UTC; `number` counts the days from the first."""

    do: Literal["puzzle-day"]
    day: str


class PuzzleDayAnswer(Answer):
    number: int
    puzzle: PuzzleJson


class AskPuzzleCheck(Message):
    """`actions` are the words of the record after the puzzle's moment; `rating` is the player's, 0 for none yet, and
    `rated` how many puzzles it comes from."""

    do: Literal["puzzle-check"]
    code: str
    actions: list[str]
    rating: int = 0
    rated: int = 0


class PuzzleCheckAnswer(Answer):
    """Before the season is over only `done` is there; `right` if no legal way brings more; `rating` is what the
    player's would be if this answer counts."""

    done: bool
    right: bool | None = None
    sums: PuzzleSums | None = None
    rating: int | None = None


class AskPuzzleSolution(Message):
    do: Literal["puzzle-solution"]
    code: str


class PuzzleSolutionAnswer(Answer):
    """One right answer for each of the best first actions, the first five."""

    solutions: list[PuzzleSolution]


class AskTurningPoints(Message):
    """The turning points of a finished game, looked for so many milliseconds; ask again while `busy`."""

    do: Literal["turning-points"]
    record: str
    seat: int
    ms: int


class TurningPointsAnswer(Answer):
    busy: bool
    share: float
    points: list[TurningPointJson] | None = None
