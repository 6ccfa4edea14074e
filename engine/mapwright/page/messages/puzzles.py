"""Requests that make, open, check and solve puzzles."""

from __future__ import annotations

from typing import Literal, TypedDict

from mapwright.page.messages.base import Message, Response
from mapwright.page.messages.events import Event
from mapwright.page.messages.game import View
from mapwright.page.messages.preview import Explanation
from mapwright.rules.state import Action

PuzzleKind = Literal["free", "edict", "day", "run", "own"]
"""The kinds of puzzles: of a seed, of an edict to train, of a day, of a puzzle run, a turning point of a game."""


class PuzzleJson(TypedDict):
    """`record` is the game up to the moment, empty for a game of several players; `cards` are those of the remaining
    turns; `scored_letters` are the letters of the season's edicts; `now` are the stars of the season if nothing more
    were drawn, `best` the most that it can bring; `first_actions` is the number of first actions, `near_best` the
    number of those that lose at most one star; `grade` is 1 (easy) to 3."""

    code: str
    record: str
    deal: str
    season: str
    season_index: int
    map: str
    coins: int
    cards: list[list[str]]
    edicts: list[str]
    scored_letters: list[str]
    now: int
    best: int
    continuations: int
    best_continuations: int
    first_actions: int
    near_best: int
    grade: int


class PuzzleScore(TypedDict):
    """The score of the season, with its explanations."""

    map: str
    explanations: list[Explanation]
    coins: int
    toll: int
    toll_cells: list[str]
    total: int


class PuzzleSolution(TypedDict):
    moves: list[Action]
    score: PuzzleScore


class TurningPointJson(TypedDict):
    """`number` is the index of the action that was taken there; `loss` are the stars that the season lost."""

    puzzle: PuzzleJson
    number: int
    stars: int
    loss: int


class PuzzleRequest(Message):
    """`code` is a seed, `EDICT.SEED` to train an edict, `day.2026-11-15`, or that of a turning point."""

    do: Literal["puzzle"]
    code: str


class PuzzleResponse(Response):
    puzzle: PuzzleJson


class PuzzleCodeRequest(Message):
    """The code of a new puzzle: `topic` is the edict to train or the day, `place` the one in a run, from 0."""

    do: Literal["puzzle-code"]
    kind: PuzzleKind
    seed: str
    topic: str = ""
    place: int = 0


class PuzzleLinkRequest(Message):
    """The code as short as it goes, for a link."""

    do: Literal["puzzle-link"]
    code: str


class PuzzleCodeResponse(Response):
    code: str


class PrefetchPuzzleRequest(Message):
    """Make a puzzle before it is needed, for `ms` milliseconds; send it again while `busy`."""

    do: Literal["puzzle-prefetch"]
    code: str
    ms: int


class PrefetchPuzzleResponse(Response):
    busy: bool


class OpenPuzzleRequest(Message):
    """Open the moment as a game, to which all requests about a game then refer. It must not be saved."""

    do: Literal["puzzle-open"]
    code: str


class OpenPuzzleResponse(Response):
    """`day` is that of a puzzle of a day, and otherwise empty."""

    puzzle: PuzzleJson
    kind: PuzzleKind
    day: str
    view: View
    events: list[Event]


class DailyPuzzleRequest(Message):
    """The puzzle of a day, as 2026-11-15, in UTC; `number` counts the days from the first."""

    do: Literal["puzzle-day"]
    day: str


class DailyPuzzleResponse(Response):
    number: int
    puzzle: PuzzleJson


class CheckPuzzleRequest(Message):
    """`record` is that of the game that was opened for the puzzle; `rating` is the player's, 0 for none yet, and
    `rated_puzzles` how many puzzles it comes from."""

    do: Literal["puzzle-check"]
    code: str
    record: str
    rating: int = 0
    rated_puzzles: int = 0


class CheckPuzzleResponse(Response):
    """Before the season is over only `is_season_over` is there; `right` if no legal way brings more; `rating` is
    what the player's would be if this answer counts."""

    is_season_over: bool
    right: bool | None = None
    score: PuzzleScore | None = None
    rating: int | None = None


class PuzzleSolutionsRequest(Message):
    do: Literal["puzzle-solution"]
    code: str


class PuzzleSolutionsResponse(Response):
    """One right answer for each of the best first actions, the first five."""

    solutions: list[PuzzleSolution]


class TurningPointsRequest(Message):
    """Search a finished game for turning points, for `ms` milliseconds; send it again while `busy`."""

    do: Literal["turning-points"]
    record: str
    seat: int
    ms: int


class TurningPointsResponse(Response):
    busy: bool
    progress: float
    points: list[TurningPointJson] | None = None
