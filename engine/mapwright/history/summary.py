"""The figures of a finished game that statistics, shared texts and keepsakes are made of."""

from __future__ import annotations

from dataclasses import dataclass

from mapwright.rules.game import rating
from mapwright.rules.state import Player, State


@dataclass(frozen=True, slots=True)
class Summary:
    """What one seat made of it."""

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
    """Return the figures of one seat of a finished game."""
    player = state.players[seat]
    return Summary(
        state.setup.set,
        state.setup.sheet,
        len(state.players),
        bool(state.deal.skills),
        player.stars,
        rating(state) if state.is_solo else None,
        player.toll,
        player.coins,
        tuple(season.total for season in player.seasons),
        _stars_by_edict(state.deal.edicts, player),
    )


def _stars_by_edict(edicts: tuple[str, ...], player: Player) -> tuple[tuple[str, int], ...]:
    earned = dict.fromkeys(edicts, 0)
    for season in player.seasons:
        for id, stars in season.edicts:
            earned[id] += stars
    return tuple(earned.items())
