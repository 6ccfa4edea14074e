"""A record step by step: what each action drew, with map, coins and stars after it, and the record up to there."""

from __future__ import annotations

from dataclasses import dataclass

from mapwright.record import Record, replay
from mapwright.scoring import EDICTS
from mapwright.state import Event, State


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
    earned = dict.fromkeys(state.deal.edicts, 0)
    for season in player.seasons:
        for letter, stars in season.edicts:
            earned[state.deal.edicts["ABCD".index(letter)]] += stars
    solo = sum(EDICTS[id].solo for id in state.deal.edicts)
    return Summary(
        state.setup.set,
        state.setup.sheet,
        len(state.players),
        state.setup.skills,
        player.stars,
        player.stars - solo if state.is_solo else None,
        player.toll,
        player.coins,
        tuple(season.total for season in player.seasons),
        tuple(earned.items()),
    )
