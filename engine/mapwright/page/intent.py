"""The action that a player's intent means, and a preview of what it would change."""

from __future__ import annotations

from mapwright.board.grid import cell_names
from mapwright.errors import NotationError, RuleError
from mapwright.page.messages.preview import Intent, Preview
from mapwright.page.session import GameSession
from mapwright.rules.game import act
from mapwright.rules.legal_options import options, placement_error
from mapwright.rules.option import Option
from mapwright.rules.scoring import edict_changes, toll
from mapwright.rules.state import Action, Player, State


def action_from_intent(state: State, intent: Intent) -> tuple[Option, Action, int]:
    """Return option and action that an intent means, and the number of its cells outside the map."""
    available = options(state)
    if not 0 <= intent["tool"] < len(available):
        raise NotationError(f"the tool must be 0 to {len(available) - 1}; got {intent['tool']}", "message")
    option = available[intent["tool"]]
    terrain = next((terrain for terrain in option.terrains if terrain.value == intent["terrain"]), None)
    if option.terrains and terrain is None:
        raise RuleError("wrong-terrain")
    return option, *option.action_at(terrain, intent["orientation"], intent["row"], intent["column"])


def intent_from_action(state: State, action: Action) -> Intent | None:
    """Return the intent that means this action; None if the action has no placement."""
    for tool, option in enumerate(options(state)):
        if option.is_taken_by(action) and (location := option.locate(action)) is not None:
            orientation, row, column = location
            terrain = action.terrain.value if action.terrain and option.terrains else None
            return {"tool": tool, "terrain": terrain, "orientation": orientation, "row": row, "column": column}
    return None


def preview(session: GameSession, intent: Intent) -> Preview:
    """Return what the intent would change, or why it is not legal."""
    state = session.moment.state
    if session.moment.awaits_next or session.waits_for_others or state.task is None:
        raise RuleError("not-your-turn")
    option, action, outside = action_from_intent(state, intent)
    try:
        if outside and not option.overhangs:
            problem = placement_error(state, option, action.cells)
            raise RuleError("outside", cells=problem.cells)
        after, _ = act(state, action)
    except RuleError as error:
        return _rejected_preview(error, action)
    seat = state.task.on
    return _accepted_preview(state, state.players[seat], after.players[seat], action)


def _rejected_preview(error: RuleError, action: Action) -> Preview:
    return {
        "fits": False, "reason": error.code, "cells": cell_names(action.cells),
        "offending_cells": cell_names(error.cells), "destroyed": [], "attack": [], "edicts": [], "coins": 0, "toll": 0,
    }  # fmt: skip


def _accepted_preview(state: State, before: Player, after: Player, action: Action) -> Preview:
    return {
        "fits": True, "reason": None, "cells": cell_names(action.cells), "offending_cells": [],
        "destroyed": cell_names(after.board.destroyed & ~before.board.destroyed),
        "attack": cell_names(action.attack),
        "edicts": edict_changes(state.deal.edicts_by_letter, before.board, after.board),
        "coins": after.coins - before.coins, "toll": toll(after.board) - toll(before.board),
    }  # fmt: skip
