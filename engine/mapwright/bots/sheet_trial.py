"""Quick games of a bot on an own sheet and, with the same cards, on the printed sheet of the set."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace

from mapwright.bots.greedy import GreedyBot
from mapwright.rules.game import apply, start
from mapwright.rules.setup import PRESETS, Setup

GAMES = 20
"""Number of games on each sheet."""


@dataclass(frozen=True, slots=True)
class SheetTrial:
    """The result of a trial."""

    sheet: str
    """The id of the sheet."""
    reference: str
    """The printed sheet that it is compared with."""
    games: int
    stars: float
    """Mean stars on the sheet."""
    reference_stars: float
    """Mean stars on the printed sheet."""
    single_cells: int
    """Number of games in which a ruins card ended in a single cell."""
    full_maps: int
    """Number of games that ended with a full map."""


def sheet_trial(sheet: str, set_name: str, games: int = GAMES) -> Generator[float, None, SheetTrial]:
    """Play the games alternately on both sheets; yield the part that is done, from 0 to 1."""
    preset = PRESETS[set_name]
    own, reference = [], []
    for number in range(games):
        own.append((yield from _play(replace(preset, sheet=sheet), number, 2 * number, games)))
        reference.append((yield from _play(preset, number, 2 * number + 1, games)))
    return SheetTrial(
        sheet, preset.sheet, games,
        sum(game.stars for game in own) / games, sum(game.stars for game in reference) / games,
        sum(game.has_single_cell for game in own), sum(game.is_full for game in own),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Game:
    stars: int
    has_single_cell: bool
    is_full: bool


def _play(setup: Setup, number: int, games_before: int, games: int) -> Generator[float, None, _Game]:
    state, _ = start(setup, f"trial-{number}")
    bot, has_single_cell = GreedyBot(str(number)), False
    while state.task is not None:
        action = bot.choose(state)
        has_single_cell |= state.ruins_duty and action.kind == "cell"
        state, _ = apply(state, action)
        yield (games_before + state.season / 4) / (2 * games)
    player = state.players[0]
    return _Game(player.stars, has_single_cell, player.board.is_full)
