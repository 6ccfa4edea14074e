"""Every message that a page may send, and after it the answer."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mapwright.forms import ELSEWHERE, Inside, at_most
from mapwright.history.statistics import MOST_GAMES
from mapwright.page.message import Answer, Message
from mapwright.page.messages.album import AskAlbum
from mapwright.page.messages.archive import (
    DailyJson,
    Day,
    ExportedGame,
    ExportedSave,
    Id,
    PlayedGame,
    ReplayStep,
    StatisticsJson,
    Summary,
)
from mapwright.page.messages.coach import HintJson, ReviewJson
from mapwright.page.messages.events import Event
from mapwright.page.messages.game import SetupJson, View
from mapwright.page.messages.honours import AskCards, AskExpert, AskHonours
from mapwright.page.messages.moves import Explanation, Intent, Preview
from mapwright.page.messages.puzzles import (
    AskPuzzle,
    AskPuzzleAhead,
    AskPuzzleCheck,
    AskPuzzleDay,
    AskPuzzleOpen,
    AskPuzzleSolution,
    AskTurningPoints,
)
from mapwright.page.messages.results import AskResults, AskStanding
from mapwright.page.messages.workshop import (
    AskCheck,
    AskLeague,
    AskRival,
    AskSight,
    AskStepTrial,
    AskTrial,
    TrialActs,
)


class Problem(TypedDict):
    """`code` is stable and is a text key; `detail` quotes what was wrong, for reports."""

    code: str
    detail: str


class Refusal(TypedDict):
    ok: Literal[False]
    error: Problem


class NewGame(Message):
    """`bots` names the bot of each seat, empty for people; none at all if left out. One that ends in `.py` is
    a custom bot that thinks elsewhere. `setup` is read by `setup_from`."""

    do: Literal["new"]
    setup: Annotated[SetupJson, ELSEWHERE]
    seed: str
    bots: tuple[str, ...] = ()


class OpenGame(Message):
    do: Literal["open"]
    record: str
    bots: tuple[str, ...] = ()


class OpenDeal(Message):
    do: Literal["deal"]
    deal: str
    bots: tuple[str, ...] = ()


class AskTerms(Message):
    """What a deal code says, without a game."""

    do: Literal["terms"]
    deal: str


class TermsAnswer(Answer):
    setup: SetupJson
    seed: str


class Act(Message):
    do: Literal["act"]
    intent: Intent


class Simple(Message):
    """`pass`: use no skill. `next`: turn the next card, after which nothing can be undone. `take-back`: alone at the
    table, draw the turn before again; the record is marked."""

    do: Literal["pass", "next", "undo", "redo", "take-back", "view"]


class ViewAnswer(Answer):
    """`events` are what happened by this message, in order; the whole season's are in `view.log`."""

    view: View
    events: list[Event]


class Think(Message):
    """Let the bots think for so many milliseconds; ask again while `busy`, also while people draw."""

    do: Literal["think"]
    ms: int


class ThinkAnswer(Answer):
    """`view` and `events` are there only if a bot has acted."""

    busy: bool
    view: View | None = None
    events: list[Event] | None = None


class GuestActs(Message):
    """The action of a bot of the player's own, which thinks elsewhere, in the game of this record. The answer is a
    `ViewAnswer`, or a refusal if it is not legal."""

    do: Literal["guest"]
    record: str
    action: str


class AskPreview(Message):
    do: Literal["preview"]
    intent: Intent


class PreviewAnswer(Answer):
    preview: Preview


class AskExplain(Message):
    do: Literal["explain"]
    letter: str
    seat: int


class ExplainAnswer(Answer):
    explanation: Explanation


class AskHint(Message):
    """The best places for the acting player, after so many milliseconds of thinking; ask again while `busy`."""

    do: Literal["hint"]
    ms: int


class HintAnswer(Answer):
    busy: bool
    share: float
    hint: HintJson | None = None


class AskReview(Message):
    """A finished game of one seat, compared with the expert; ask again while `busy`, `share` is the progress. The
    actions before number `first` were not the player's own and are not judged."""

    do: Literal["review"]
    record: str
    seat: int
    ms: int
    first: int = 0


class ReviewAnswer(Answer):
    busy: bool
    share: float
    review: ReviewJson | None = None


class AskDaily(Message):
    """`day` is a date as 2026-11-15, in UTC."""

    do: Literal["daily"]
    day: str


class DailyAnswer(Answer):
    daily: DailyJson


class AskReplay(Message):
    do: Literal["replay"]
    record: str


class ReplayAnswer(Answer):
    deal: str
    setup: SetupJson
    edicts: list[str]
    skills: list[str]
    frames: list[ReplayStep]


class AskSummary(Message):
    do: Literal["summary"]
    record: str
    seat: int


class SummaryAnswer(Answer):
    summary: Summary


class AskStatistics(Message):
    do: Literal["statistics"]
    today: str
    games: Annotated[list[PlayedGame], at_most(MOST_GAMES, "too-long"), Inside("damaged-save")]


class StatisticsAnswer(Answer):
    statistics: StatisticsJson


class AskDesk(Message):
    """A paper map to score: `edicts` are the ids that count now."""

    do: Literal["desk"]
    map: str
    edicts: list[str]
    coins: int


class DeskAnswer(Answer):
    map: str
    explanations: list[Explanation]
    coins: int
    toll: int
    toll_cells: list[str]
    total: int


class AskKeepsake(Message):
    """A map as a vector picture in a frame; the page gives the words, in the player's language."""

    do: Literal["keepsake"]
    map: str
    title: str
    subtitle: str
    lines: list[str]


class KeepsakeAnswer(Answer):
    svg: str


class AskPack(Message):
    """A record written as short as it goes, for a link; every message that takes a record takes both forms."""

    do: Literal["pack"]
    record: str


class PackAnswer(Answer):
    record: str


class AskQr(Message):
    do: Literal["qr"]
    text: str


class QrAnswer(Answer):
    """Rows of modules, `#` for dark, without the light margin."""

    rows: list[str]


class AskImport(Message):
    """The text of a file that an export has written."""

    do: Literal["import"]
    text: str


class ImportAnswer(Answer):
    """What is well formed in it; each record is still to be replayed."""

    games: list[ExportedGame]
    saves: list[ExportedSave]
    days: dict[Day, Id]


Question = (
    NewGame
    | OpenGame
    | OpenDeal
    | AskTerms
    | Act
    | Simple
    | Think
    | GuestActs
    | AskPreview
    | AskExplain
    | AskHint
    | AskReview
    | AskDaily
    | AskResults
    | AskStanding
    | AskReplay
    | AskSummary
    | AskStatistics
    | AskDesk
    | AskKeepsake
    | AskPack
    | AskQr
    | AskImport
    | AskPuzzle
    | AskPuzzleAhead
    | AskPuzzleOpen
    | AskPuzzleDay
    | AskPuzzleCheck
    | AskPuzzleSolution
    | AskTurningPoints
    | AskHonours
    | AskExpert
    | AskCards
    | AskAlbum
    | AskSight
    | AskTrial
    | AskStepTrial
    | TrialActs
    | AskRival
    | AskLeague
    | AskCheck
)
