"""The workshop: games of a custom bot, which the engine deals, shows, applies and counts; the bot thinks elsewhere."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from mapwright.decoding import in_range, max_length
from mapwright.history.album_game import RecordText
from mapwright.page.messages.base import Message, Response
from mapwright.workshop import league_statistics

Games = Annotated[list[RecordText], max_length(200, "too-long")]
ActionText = Annotated[str, max_length(40)]
StepNumber = Annotated[int, in_range(1, 10)]


class BotViewRequest(Message):
    """Return what the custom bot that has to act may see of the open game, which has this record."""

    do: Literal["bot-view"]
    record: str


class BotViewResponse(Response):
    """`bot_view` is for the bot's interpreter alone; `bot_seed` is the seed of the bot's random numbers."""

    bot_view: str
    bot_seed: str


class NewBotGameRequest(Message):
    """Deal a game for a custom bot that plays alone. `deal_prefix` is what stands before the seed in a deal code."""

    do: Literal["bot-game"]
    seed: str
    deal_prefix: str = "bA1"


class NewCheckGameRequest(Message):
    """Deal a game of the check of a step of the course."""

    do: Literal["bot-game-check"]
    step: StepNumber
    number: int


class BotGameActionRequest(Message):
    """The action of the custom bot in a game that was dealt. It is refused if it is not legal."""

    do: Literal["bot-game-act"]
    game: int
    record: str
    action: ActionText


class BotGameResponse(Response):
    """`game` is its number; `bot_view` is what the bot may see at its next decision, empty when the game is over."""

    game: int
    record: str
    seat: int
    bot_view: str
    bot_seed: str


class BuiltInGameRequest(Message):
    """Let a built-in bot play a game, for `ms` milliseconds; send it again while `busy`."""

    do: Literal["built-in-game"]
    bot: str
    seed: str
    ms: int
    deal_prefix: str = "bA1"


class BuiltInGameResponse(Response):
    busy: bool
    progress: float
    record: str | None = None


StoredGameResult = league_statistics.BotGameResult
"""The result of a built-in bot on a fixed deal, which need not be replayed."""
StoredGameResults = Annotated[list[StoredGameResult], max_length(200, "too-long")]


class LeagueRequest(Message):
    """Count the games of each bot. `games` are replayed, `mine` being those of the custom bot; `stored_results`
    come first."""

    do: Literal["league"]
    games: Annotated[dict[str, Games], max_length(10)]
    stored_results: Annotated[dict[str, StoredGameResults], max_length(10)] | None = None


LeagueFigures = league_statistics.LeagueFigures
LeagueLead = league_statistics.LeagueLead


class LeagueResponse(Response):
    """`deals_won` counts the deals on which the custom bot had more stars; a draw counts half."""

    table: dict[str, LeagueFigures]
    deals_won: dict[str, float]
    leads: dict[str, LeagueLead]


class CheckGame(TypedDict):
    """A finished game of a check, with the number of its deal."""

    number: int
    record: RecordText


class CheckStepRequest(Message):
    """Count the games of a check that are finished. They are replayed."""

    do: Literal["check-step"]
    step: StepNumber
    games: Annotated[list[CheckGame], max_length(10)]


class CheckStepResponse(Response):
    """What each game brought, by its deal. `value`, the mean or the games won, and `passed` are there when
    it is certain.
    """

    deals: list[tuple[int, float]]
    value: float | None = None
    passed: bool | None = None
