"""A record step by step: what each action drew, with map, coins and stars after it, and the record up to there."""

from __future__ import annotations

from dataclasses import dataclass

from mapwright.events import Event
from mapwright.game import rating
from mapwright.record import Record, replay
from mapwright.state import Player, State


@dataclass(frozen=True, slots=True)
class Frame:
    """One step of the film: the word of the record that led here, and what happened by it."""

    record: Record
    word: str
    state: State
    events: tuple[Event, ...]


def film(record: Record) -> list[Frame]:
    """Every moment at which somebody had to decide, and the end."""
    frames = []
    for index, (state, events) in enumerate(replay(record)):
        so_far = Record(record.setup, record.seed, record.actions[:index])
        word = record.actions[index - 1] if index else ""
        frames.append(Frame(so_far, word, state, tuple(events)))
    return frames


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures of a finished game that statistics are made of."""

    set: str
    sheet: str
    players: int
    skills: bool
    stars: int
    rating: int | None
    toll: int
    coins: int
    seasons: tuple[int, ...]
    edicts: tuple[tuple[str, int], ...]
    """Each edict and the stars it brought over the game."""


def summarise(state: State, seat: int = 0) -> Summary:
    """The figures of one seat of a finished game."""
    player = state.players[seat]
    return Summary(
        state.setup.set,
        state.setup.sheet,
        len(state.players),
        state.setup.skills,
        player.stars,
        rating(state) if state.is_solo else None,
        player.toll,
        player.coins,
        tuple(season.total for season in player.seasons),
        _earned(state.deal.edicts, player),
    )


def _earned(edicts: tuple[str, ...], player: Player) -> tuple[tuple[str, int], ...]:
    earned = dict.fromkeys(edicts, 0)
    for season in player.seasons:
        for letter, stars in season.edicts:
            earned[edicts["ABCD".index(letter)]] += stars
    return tuple(earned.items())
