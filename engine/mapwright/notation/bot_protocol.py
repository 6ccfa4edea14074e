"""The lines that a bot in another language reads: what a player may see of a game, and the legal actions."""

from __future__ import annotations

from collections.abc import Iterator

from mapwright.notation.action_text import format_action
from mapwright.notation.deal_code import format_deal
from mapwright.notation.map_text import format_map
from mapwright.rules.cards import SEASONS
from mapwright.rules.game import legal
from mapwright.rules.state import State

PROTOCOL_VERSION = 1


def game_lines(state: State, seat: int, seed: str) -> Iterator[str]:
    """Yield the lines about a game that do not change: deal code without its seed, edicts and skills."""
    yield f"game {format_deal(state.setup, '').removesuffix('-')} {seat} {seed}"
    yield f"edicts {' '.join(state.deal.edicts)}"
    if state.deal.skills:
        yield f"skills {' '.join(state.deal.skills)}"


def moment_lines(state: State) -> Iterator[str]:
    """Yield the lines about a moment at which a player has to act; the last one lists the legal actions."""
    task = state.current_task
    for season in range(state.season + 1):
        turns = state.deal.seasons[season][: state.turn + 1 if season == state.season else None]
        yield " ".join(["seen", SEASONS[season].id, *(card for turn in turns for card in turn)])
    for seat, player in enumerate(state.players):
        skill = "used" if player.skill_used else "free"
        yield f"player {seat} {player.stars} {player.coins} {skill} {format_map(player.board)}"
    yield f"season {state.season_id} {state.time} {state.limit}{' ruins' if state.ruins_duty else ''}"
    yield f"card {state.card}"
    yield f"task {task.kind} {task.by} {task.on}"
    yield " ".join(["legal", *(format_action(state, action) for action in legal(state))])
