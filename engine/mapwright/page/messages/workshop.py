"""The workshop: games of a custom bot, which the engine deals, shows, applies and counts; the bot thinks elsewhere."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mapwright.forms import at_most, between
from mapwright.page.message import Answer, Message
from mapwright.page.messages.archive import RecordText

Games = Annotated[list[RecordText], at_most(200, "too-long")]
ActionWord = Annotated[str, at_most(40)]
StepNumber = Annotated[int, between(1, 10)]


class AskSight(Message):
    """What the custom bot whose turn it is may see of the game of this record, which is open."""

    do: Literal["sight"]
    record: str


class SightAnswer(Answer):
    """`sight` is for the bot's interpreter alone; `lot` is the seed of the bot's own chance."""

    sight: str
    lot: str


class AskTrial(Message):
    """Deal a game for a custom bot that plays alone. `kind` is what stands before the seed in a deal code."""

    do: Literal["trial"]
    seed: str
    kind: str = "bA1"


class AskStepTrial(Message):
    """Deal a game of the check of a step of the course."""

    do: Literal["trial-step"]
    step: StepNumber
    number: int


class TrialActs(Message):
    """The action of the custom bot in the game that was dealt last. It is refused if it is not legal."""

    do: Literal["trial-act"]
    record: str
    action: ActionWord


class TrialAnswer(Answer):
    """`sight` is what the bot may see at its next decision, empty when the game is over."""

    record: str
    seat: int
    sight: str
    lot: str


class AskRival(Message):
    """A game of one of the engine's bots, thought out for so many milliseconds; ask again while `busy`."""

    do: Literal["rival"]
    bot: str
    seed: str
    ms: int
    kind: str = "bA1"


class RivalAnswer(Answer):
    busy: bool
    share: float
    record: str | None = None


class KnownGame(TypedDict):
    """What a game brought that need not be replayed: one of the engine's own bots on a fixed deal."""

    stars: int
    edicts: dict[str, int]


KnownGames = Annotated[list[KnownGame], at_most(200, "too-long")]


class AskLeague(Message):
    """Count the games of each bot. `games` are replayed, `mine` being those of the custom bot; `known` come first."""

    do: Literal["league"]
    games: Annotated[dict[str, Games], at_most(10)]
    known: Annotated[dict[str, KnownGames], at_most(10)] | None = None


class LeagueFigures(TypedDict):
    """`margin` is half of the 95 % interval of the mean; `bars` are where each begins and how many games it has."""

    games: int
    stars: list[int]
    mean: float
    margin: float | None
    bars: list[tuple[int, int]]
    edicts: dict[str, float]


class LeagueAnswer(Answer):
    """`better`: on so many deals the custom bot had more stars; a draw is half of one."""

    table: dict[str, LeagueFigures]
    better: dict[str, float]


class AskCheck(Message):
    """Count the games of a check, which are replayed; `records` are those of the first deals."""

    do: Literal["check"]
    step: StepNumber
    records: Games


class CheckAnswer(Answer):
    """`mean` and `passed` are there when all deals are played."""

    deals: list[float]
    mean: float | None = None
    passed: bool | None = None
