"""Puzzles solved by a second search that shares no code with the engine."""

from brute import Brute
from mapwright.notation.map_text import format_map
from mapwright.puzzles import make_puzzle
from mapwright.rules.cards import SEASONS


def live(state):
    """The two edicts that the season scores."""
    return [state.deal.edicts["ABCD".index(letter)] for letter in SEASONS[state.season].edicts]


def brute(state, remember=True):
    """The same moment for the second search, as a person sees it."""
    player, edicts = state.players[0], live(state)
    turns = state.deal.seasons[state.season][state.turn :]
    return Brute(
        format_map(player.board), turns, state.ruins_duty, edicts, player.filled_coins, player.spent_coins,
        player.dragon_due, remember,
    )  # fmt: skip


def confirm(puzzle, remember=True):
    found = puzzle.solution
    assert brute(puzzle.state, remember).solve() == (found.stars, found.continuations, found.best_continuations), (
        puzzle.code
    )


def solve_again(codes):
    """Every way of each puzzle by the second search; the first time without remembering what an edict brought."""
    for number, code in enumerate(codes):
        confirm(make_puzzle(code), remember=number > 0)
