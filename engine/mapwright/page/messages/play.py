"""Requests about the game that is open on the screen, and those that open one."""

from __future__ import annotations

from typing import Annotated, Literal

from mapwright.decoding import SHALLOW
from mapwright.page.messages.base import Message, Response
from mapwright.page.messages.events import Event
from mapwright.page.messages.game import SetupJson, View
from mapwright.page.messages.preview import Explanation, Intent, Preview
from mapwright.rules import card_tracker


class NewGameRequest(Message):
    """`bots` has the bot of each seat, empty for people; without it only people play. A name that ends in `.py` is that
    of a custom bot, which thinks in its sandbox. `setup_from_dict` reads `setup`."""

    do: Literal["new"]
    setup: Annotated[SetupJson, SHALLOW]
    seed: str
    bots: tuple[str, ...] = ()


class OpenRecordRequest(Message):
    do: Literal["open"]
    record: str
    bots: tuple[str, ...] = ()


class OpenDealRequest(Message):
    do: Literal["deal"]
    deal: str
    bots: tuple[str, ...] = ()


class ParseDealRequest(Message):
    """Return setup and seed of a deal code without opening a game."""

    do: Literal["parse-deal"]
    deal: str


class ParseDealResponse(Response):
    setup: SetupJson
    seed: str


class ActRequest(Message):
    do: Literal["act"]
    intent: Intent


class GameCommandRequest(Message):
    """`pass`: use no skill. `next`: reveal the next card, after which nothing can be undone. `take-back`: in a solo
    game, take back the turn before, which the record counts."""

    do: Literal["pass", "next", "undo", "redo", "take-back", "view"]


class ThinkRequest(Message):
    """Let the bots think for `ms` milliseconds, also while people draw; send it again while `busy`."""

    do: Literal["think"]
    ms: int


class ThinkResponse(Response):
    """`view` and `events` are there only if a bot has acted."""

    busy: bool
    view: View | None = None
    events: list[Event] | None = None


class CustomBotActionRequest(Message):
    """The action that a custom bot has chosen in the game with this record. An illegal one is refused."""

    do: Literal["custom-bot-act"]
    record: str
    action: str


class PreviewRequest(Message):
    do: Literal["preview"]
    intent: Intent


class PreviewResponse(Response):
    preview: Preview


class ExplainRequest(Message):
    do: Literal["explain"]
    letter: str
    seat: int


class ExplainResponse(Response):
    explanation: Explanation


class CardTrackerRequest(Message):
    """Return the cards of the open game that are revealed or may still come."""

    do: Literal["card-tracker"]


CardTrackerJson = card_tracker.CardTracker


class CardTrackerResponse(Response):
    cards: CardTrackerJson
