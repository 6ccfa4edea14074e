"""How hard a puzzle is: what simple players lose who draw its cards, and how few ways are right."""

from __future__ import annotations

from dataclasses import dataclass

from mapwright.bots import Bot
from mapwright.bots.greedy import GreedyBot
from mapwright.bots.novice import NoviceBot
from mapwright.puzzles.search import Solution, season_stars
from mapwright.puzzles.tally import Tally
from mapwright.rules.game import apply
from mapwright.rules.options import options
from mapwright.rules.state import Action, State

NOVICES = 4
"""So many novices try a puzzle."""
HARD_LOSS = 3
"""A puzzle is hard if greedy loses so many stars, and novices lose twice as many,"""
HARD_SHARE = 100
"""and at most one way in so many is right."""


@dataclass(frozen=True, slots=True)
class Rating:
    """What simple players lose, in stars, and the grade from 1 (easy) to 3 (hard)."""

    greedy: int
    """By the better of two: the bot, and one who takes what brings most this season at once."""
    novice: float
    """On average."""
    grade: int


def rate(state: State, solution: Solution) -> Rating:
    """Rate the moment of a puzzle by letting bots play it."""
    best = solution.stars
    greedy = best - greedy_stars(state)
    novices = [best - season_end(state, NoviceBot(f"puzzle {number}")) for number in range(NOVICES)]
    novice = sum(novices) / NOVICES
    hard = greedy >= HARD_LOSS and novice >= 2 * HARD_LOSS and solution.right * HARD_SHARE <= solution.ways
    return Rating(greedy, novice, 1 if greedy == 0 else 3 if hard else 2)


def greedy_stars(state: State) -> int:
    """Return what the season brings to the better of two players who take what brings most at once."""
    return max(season_end(state, bot) for bot in (GreedyBot("puzzle"), AtOnce()))


def season_end(state: State, bot: Bot) -> int:
    """Return what the season brings if the bot draws what is left of it."""
    season = state.season
    while (stars := season_stars(state, season)) is None:
        state, _ = apply(state, bot.choose(state))
    return stars


class AtOnce:
    """Takes what brings most this season, and does not look at the next card or at the seasons to come."""

    def choose(self, state: State) -> Action:
        task, player = state.asked, state.players[0]
        plain = [option for option in options(state) if not option.skill]
        if task.kind != "draw" or not plain:
            return GreedyBot("puzzle").choose(state)
        tally = Tally(state)
        return max(
            (action for option in plain for action in option.actions()),
            key=lambda action: (
                tally.total(player, player.board.draw(action.terrain, action.cells), False) if action.terrain else 0
            ),
        )
