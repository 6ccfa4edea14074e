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
    """`bots` names the bot of each seat, empty for people; none at all if left out. One that ends in `.py` is
    a custom bot that thinks elsewhere. `setup_from_dict` reads `setup`."""

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
    """What a deal code says, without a game."""

    do: Literal["parse-deal"]
    deal: str


class ParseDealResponse(Response):
    setup: SetupJson
    seed: str


class ActRequest(Message):
    do: Literal["act"]
    intent: Intent


class GameCommandRequest(Message):
    """`pass`: use no skill. `next`: turn the next card, after which nothing can be undone. `take-back`: alone at the
    table, draw the turn before again; the record is marked."""

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
    """The action of a bot of the player's own, which thinks elsewhere, in the game of this record. The answer is a
    `ViewResponse`, or a refusal if it is not legal."""

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
    """About the game that is open."""

    do: Literal["card-tracker"]


CardTrackerJson = card_tracker.CardTracker


class CardTrackerResponse(Response):
    cards: CardTrackerJson
