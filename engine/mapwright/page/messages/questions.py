"""Every message that a page may send, and after it the answer."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from mapwright.forms import ELSEWHERE, Inside, at_most
from mapwright.history.statistics import MOST_GAMES
from mapwright.page.messages.album import AskAlbum
from mapwright.page.messages.archive import (
    DailyJson,
    Day,
    ExportedGame,
    ExportedSave,
    Frame,
    Id,
    PlayedGame,
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


class Problem(TypedDict):
    """`code` is stable and is a text key; `detail` quotes what was wrong, for reports."""

    code: str
    detail: str


class Refusal(TypedDict):
    ok: Literal[False]
    error: Problem


class NewGame(TypedDict):
    """`bots` names the bot of each seat, empty for people; none at all if left out. One that ends in `.py` is
    somebody's own and thinks elsewhere. `setup` is read by `setup_from`."""

    do: Literal["new"]
    setup: Annotated[SetupJson, ELSEWHERE]
    seed: str
    bots: NotRequired[list[str]]


class OpenGame(TypedDict):
    do: Literal["open"]
    record: str
    bots: NotRequired[list[str]]


class OpenDeal(TypedDict):
    do: Literal["deal"]
    deal: str
    bots: NotRequired[list[str]]


class AskTerms(TypedDict):
    """What a deal code says, without a game."""

    do: Literal["terms"]
    deal: str


class TermsAnswer(TypedDict):
    ok: Literal[True]
    setup: SetupJson
    seed: str


class Act(TypedDict):
    do: Literal["act"]
    intent: Intent


class Simple(TypedDict):
    """`pass`: use no skill. `next`: turn the next card, after which nothing can be undone. `take-back`: alone at the
    table, draw the turn before anew; the record is marked."""

    do: Literal["pass", "next", "undo", "redo", "take-back", "view"]


class ViewAnswer(TypedDict):
    """`events` are what happened by this message, in order; the whole season's are in `view.log`."""

    ok: Literal[True]
    view: View
    events: list[Event]


class Think(TypedDict):
    """Let the bots think for so many milliseconds; ask again while `busy`, also while people draw."""

    do: Literal["think"]
    ms: int


class ThinkAnswer(TypedDict):
    """`view` and `events` are there only if a bot has acted."""

    ok: Literal[True]
    busy: bool
    view: NotRequired[View]
    events: NotRequired[list[Event]]


class GuestActs(TypedDict):
    """The action of a bot of the player's own, which thinks elsewhere, in the game of this record. The answer is a
    `ViewAnswer`, or a refusal if it is not legal."""

    do: Literal["guest"]
    record: str
    action: str


class AskPreview(TypedDict):
    do: Literal["preview"]
    intent: Intent


class PreviewAnswer(TypedDict):
    ok: Literal[True]
    preview: Preview


class AskExplain(TypedDict):
    do: Literal["explain"]
    letter: str
    seat: int


class ExplainAnswer(TypedDict):
    ok: Literal[True]
    explanation: Explanation


class AskHint(TypedDict):
    """The best places for whoever has to act, thought out for so many milliseconds; ask again while `busy`."""

    do: Literal["hint"]
    ms: int


class HintAnswer(TypedDict):
    ok: Literal[True]
    busy: bool
    hint: NotRequired[HintJson]


class AskReview(TypedDict):
    """A finished game of one seat beside the expert's; ask again while `busy`, `share` tells how far it is. The
    actions before number `first` were not the player's own, and nobody judges them."""

    do: Literal["review"]
    record: str
    seat: int
    ms: int
    first: NotRequired[int]


class ReviewAnswer(TypedDict):
    ok: Literal[True]
    busy: bool
    share: float
    review: NotRequired[ReviewJson]


class AskDaily(TypedDict):
    """`day` is a date as 2026-11-15, in UTC."""

    do: Literal["daily"]
    day: str


class DailyAnswer(TypedDict):
    ok: Literal[True]
    daily: DailyJson


class AskReplay(TypedDict):
    do: Literal["replay"]
    record: str


class ReplayAnswer(TypedDict):
    ok: Literal[True]
    deal: str
    setup: SetupJson
    edicts: list[str]
    skills: list[str]
    frames: list[Frame]


class AskSummary(TypedDict):
    do: Literal["summary"]
    record: str
    seat: int


class SummaryAnswer(TypedDict):
    ok: Literal[True]
    summary: Summary


class AskStatistics(TypedDict):
    do: Literal["statistics"]
    today: str
    games: Annotated[list[PlayedGame], at_most(MOST_GAMES, "too-long"), Inside("damaged-save")]


class StatisticsAnswer(TypedDict):
    ok: Literal[True]
    statistics: StatisticsJson


class AskDesk(TypedDict):
    """A paper map to score: `edicts` are the ids that count now."""

    do: Literal["desk"]
    map: str
    edicts: list[str]
    coins: int


class DeskAnswer(TypedDict):
    ok: Literal[True]
    map: str
    explanations: list[Explanation]
    coins: int
    toll: int
    toll_cells: list[str]
    total: int


class AskKeepsake(TypedDict):
    """A map as a vector picture in a frame; the page gives the words, in the player's language."""

    do: Literal["keepsake"]
    map: str
    title: str
    subtitle: str
    lines: list[str]


class KeepsakeAnswer(TypedDict):
    ok: Literal[True]
    svg: str


class AskPack(TypedDict):
    """A record written as short as it goes, for a link; every message that takes a record takes both forms."""

    do: Literal["pack"]
    record: str


class PackAnswer(TypedDict):
    ok: Literal[True]
    record: str


class AskQr(TypedDict):
    do: Literal["qr"]
    text: str


class QrAnswer(TypedDict):
    """Rows of modules, `#` for dark, without the light margin."""

    ok: Literal[True]
    rows: list[str]


class AskImport(TypedDict):
    """The text of a file that an export has written."""

    do: Literal["import"]
    text: str


class ImportAnswer(TypedDict):
    """What is well formed in it; each record is still to be replayed."""

    ok: Literal[True]
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
)
