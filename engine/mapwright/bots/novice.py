"""Sees a few places and takes the one that gains most this season, with no thought of the seasons after it."""

from __future__ import annotations

from random import Random

from mapwright.rules.cards import SEASONS
from mapwright.rules.deal import shuffled
from mapwright.rules.game import act, legal
from mapwright.rules.scoring import EDICTS
from mapwright.rules.state import Action, State

SAMPLE_SIZE = 8
"""Number of random actions of which a novice takes the best."""


class NoviceBot:
    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)

    def choose(self, state: State) -> Action:
        task = state.task
        assert task is not None
        sign = 1 if task.is_own_map else -1
        actions = legal(state)
        sampled = [actions[index] for index in shuffled(range(len(actions)), self._rng)[:SAMPLE_SIZE]]
        return max(sampled, key=lambda action: sign * _stars_this_season(act(state, action)[0], task.on))


def _stars_this_season(state: State, seat: int) -> int:
    """Return the stars of the seat's map if the present season were scored now."""
    player = state.players[seat]
    letters = SEASONS[state.season].edicts
    edicts = [EDICTS[id] for letter, id in state.deal.edicts_by_letter.items() if letter in letters]
    return sum(edict.count(player.board) for edict in edicts) + player.coins - player.board.toll_cells().bit_count()
