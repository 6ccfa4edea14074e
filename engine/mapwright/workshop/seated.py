"""A custom bot at a table: it sees what a player may see there, and is asked for one action at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import TextIO

from mapwright.bots import Bot, BotMaker, Budget
from mapwright.bots.search.futures import imagine, known
from mapwright.errors import NotationError
from mapwright.notation.notation import format_action
from mapwright.notation.record import final_state, parse_record
from mapwright.rules.state import State

Load = Callable[[str, str, TextIO | None], BotMaker]


@dataclass(frozen=True, slots=True)
class Sitting:
    """One guest in one game, as far as it has come."""

    source: str
    record: str
    bot: Bot

    def goes_on(self, source: str, record: str) -> bool:
        return self.source == source and f"{record}.".startswith(f"{self.record}.")


class Seats:
    """The guests of the game that is played. Each is made once, and again only for another game."""

    def __init__(self) -> None:
        self._sitting: dict[int, Sitting] = {}

    def choose(self, path: str, source: str, record: str, load: Load, output: TextIO) -> str:
        """What the guest does whose turn it is in the game of this record."""
        state = final_state(parse_record(record))
        if state.task is None:
            raise NotationError("the game is over", "record")
        seat = state.task.by
        sitting = self._sitting.get(seat)
        if sitting is None or not sitting.goes_on(source, record):
            bot = load(path, source, output)(_lot(f"{state.seed}/{seat}"), Budget())
            sitting = Sitting(source, record, bot)
        self._sitting[seat] = replace(sitting, record=record)
        return format_action(state, sitting.bot.choose(in_sight(state)))


def in_sight(state: State) -> State:
    """The game as its players see it: the cards to come are reshuffled, and the seed is hidden."""
    stream = Random(f"{state.seed}/{state.season}/{state.turn}")
    rest, *later = imagine(known(state), stream)
    present = state.deal.seasons[state.season][: state.turn + 1] + rest
    seasons = (*state.deal.seasons[: state.season], present, *later)
    return replace(state, seed="", deal=replace(state.deal, seasons=seasons))


def _lot(text: str) -> str:
    """A seed that is the same each time, and that does not reveal what it was made of."""
    return f"{Random(text).getrandbits(64):x}"
