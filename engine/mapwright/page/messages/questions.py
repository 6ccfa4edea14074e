"""Every message that a page may send, and after it the answer."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mapwright.forms import ELSEWHERE, Inside, at_most
from mapwright.history.statistics import MOST_GAMES
from mapwright.page.message import Answer, message
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


@message
class NewGame:
    """`bots` names the bot of each seat, empty for people; none at all if left out. One that ends in `.py` is
    somebody's own and thinks elsewhere. `setup` is read by `setup_from`."""

    do: Literal["new"]
    setup: Annotated[SetupJson, ELSEWHERE]
    seed: str
    bots: tuple[str, ...] = ()


@message
class OpenGame:
    do: Literal["open"]
    record: str
    bots: tuple[str, ...] = ()


@message
class OpenDeal:
    do: Literal["deal"]
    deal: str
    bots: tuple[str, ...] = ()


@message
class AskTerms:
    """What a deal code says, without a game."""

    do: Literal["terms"]
    deal: str


@message
class TermsAnswer(Answer):
    setup: SetupJson
    seed: str


@message
class Act:
    do: Literal["act"]
    intent: Intent


@message
class Simple:
    """`pass`: use no skill. `next`: turn the next card, after which nothing can be undone. `take-back`: alone at the
    table, draw the turn before anew; the record is marked."""

    do: Literal["pass", "next", "undo", "redo", "take-back", "view"]


@message
class ViewAnswer(Answer):
    """`events` are what happened by this message, in order; the whole season's are in `view.log`."""

    view: View
    events: list[Event]


@message
class Think:
    """Let the bots think for so many milliseconds; ask again while `busy`, also while people draw."""

    do: Literal["think"]
    ms: int


@message
class ThinkAnswer(Answer):
    """`view` and `events` are there only if a bot has acted."""

    busy: bool
    view: View | None = None
    events: list[Event] | None = None


@message
class GuestActs:
    """The action of a bot of the player's own, which thinks elsewhere, in the game of this record. The answer is a
    `ViewAnswer`, or a refusal if it is not legal."""

    do: Literal["guest"]
    record: str
    action: str


@message
class AskPreview:
    do: Literal["preview"]
    intent: Intent


@message
class PreviewAnswer(Answer):
    preview: Preview


@message
class AskExplain:
    do: Literal["explain"]
    letter: str
    seat: int


@message
class ExplainAnswer(Answer):
    explanation: Explanation


@message
class AskHint:
    """The best places for whoever has to act, thought out for so many milliseconds; ask again while `busy`."""

    do: Literal["hint"]
    ms: int


@message
class HintAnswer(Answer):
    busy: bool
    hint: HintJson | None = None


@message
class AskReview:
    """A finished game of one seat beside the expert's; ask again while `busy`, `share` tells how far it is. The
    actions before number `first` were not the player's own, and nobody judges them."""

    do: Literal["review"]
    record: str
    seat: int
    ms: int
    first: int = 0


@message
class ReviewAnswer(Answer):
    busy: bool
    share: float
    review: ReviewJson | None = None


@message
class AskDaily:
    """`day` is a date as 2026-11-15, in UTC."""

    do: Literal["daily"]
    day: str


@message
class DailyAnswer(Answer):
    daily: DailyJson


@message
class AskReplay:
    do: Literal["replay"]
    record: str


@message
class ReplayAnswer(Answer):
    deal: str
    setup: SetupJson
    edicts: list[str]
    skills: list[str]
    frames: list[Frame]


@message
class AskSummary:
    do: Literal["summary"]
    record: str
    seat: int


@message
class SummaryAnswer(Answer):
    summary: Summary


@message
class AskStatistics:
    do: Literal["statistics"]
    today: str
    games: Annotated[list[PlayedGame], at_most(MOST_GAMES, "too-long"), Inside("damaged-save")]


@message
class StatisticsAnswer(Answer):
    statistics: StatisticsJson


@message
class AskDesk:
    """A paper map to score: `edicts` are the ids that count now."""

    do: Literal["desk"]
    map: str
    edicts: list[str]
    coins: int


@message
class DeskAnswer(Answer):
    map: str
    explanations: list[Explanation]
    coins: int
    toll: int
    toll_cells: list[str]
    total: int


@message
class AskKeepsake:
    """A map as a vector picture in a frame; the page gives the words, in the player's language."""

    do: Literal["keepsake"]
    map: str
    title: str
    subtitle: str
    lines: list[str]


@message
class KeepsakeAnswer(Answer):
    svg: str


@message
class AskPack:
    """A record written as short as it goes, for a link; every message that takes a record takes both forms."""

    do: Literal["pack"]
    record: str


@message
class PackAnswer(Answer):
    record: str


@message
class AskQr:
    do: Literal["qr"]
    text: str


@message
class QrAnswer(Answer):
    """Rows of modules, `#` for dark, without the light margin."""

    rows: list[str]


@message
class AskImport:
    """The text of a file that an export has written."""

    do: Literal["import"]
    text: str


@message
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
