"""How hard a puzzle is: the stars that simple bots lose against the best answer."""

from __future__ import annotations

from dataclasses import dataclass

from mapwright.bots import Bot
from mapwright.bots.greedy import GreedyBot
from mapwright.bots.novice import NoviceBot
from mapwright.puzzles.search import Solution, season_stars
from mapwright.puzzles.season_scorer import SeasonScorer
from mapwright.rules.game import apply
from mapwright.rules.legal_options import options
from mapwright.rules.state import Action, State

NOVICE_GAMES = 4
"""Number of novice bots that play a puzzle."""
TIE_BREAKS = 3
"""Number of greedy bots with different seeds in a strict measurement: some seeds break ties by luck."""
HARDEST = 3
"""The highest grade."""
HARD_LOSS = 3
"""A puzzle is hard if greedy loses this number of stars, and novices lose twice as many on average."""


@dataclass(frozen=True, slots=True)
class Difficulty:
    """The stars that simple bots lose, and the grade from 1 (easy) to 3 (hard)."""

    greedy: int
    """Stars that the best of `GreedyBot` and `SeasonGreedyBot` loses."""
    novice: float
    """Mean stars that novice bots lose."""
    grade: int


def rate_difficulty(state: State, solution: Solution, tie_breaks: int = 1) -> Difficulty:
    """Return how hard a puzzle is, found by letting bots play it from its first state."""
    best = solution.stars
    greedy = best - greedy_stars(state, tie_breaks)
    novices = [best - season_stars_with(state, NoviceBot(f"puzzle {number}")) for number in range(NOVICE_GAMES)]
    novice = sum(novices) / NOVICE_GAMES
    hard = greedy >= HARD_LOSS and novice >= 2 * HARD_LOSS
    return Difficulty(greedy, novice, 1 if greedy == 0 else HARDEST if hard else 2)


def greedy_stars(state: State, tie_breaks: int = 1) -> int:
    """Return the season's stars of the best of some greedy bots: `tie_breaks` is the number of seeds."""
    seeds = ["puzzle", *(f"puzzle {number}" for number in range(1, tie_breaks))]
    bots: list[Bot] = [SeasonGreedyBot(), *map(GreedyBot, seeds)]
    return max(season_stars_with(state, bot) for bot in bots)


def season_stars_with(state: State, bot: Bot) -> int:
    """Return the stars of the season if the bot plays the rest of it."""
    season = state.season
    while (stars := season_stars(state, season)) is None:
        state, _ = apply(state, bot.choose(state))
    return stars


class SeasonGreedyBot:
    """Takes what brings most stars this season, regardless of the next card and of later seasons."""

    def choose(self, state: State) -> Action:
        task, player = state.current_task, state.players[0]
        without_skills = [option for option in options(state) if not option.skill]
        if task.kind != "draw" or not without_skills:
            return GreedyBot("puzzle").choose(state)
        scorer = SeasonScorer(state)
        return max(
            (action for option in without_skills for action in option.actions()),
            key=lambda action: (
                scorer.total(player, player.board.draw(action.terrain, action.cells), has_coin=False)
                if action.terrain
                else 0
            ),
        )
