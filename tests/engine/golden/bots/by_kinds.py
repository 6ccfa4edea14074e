"""Looks at the kinds and the fields of tasks and actions, and asks one of the built-in bots for the rest."""

from dataclasses import replace

from mapwright import events, state as states
from mapwright.board import Board
from mapwright.bots import BOTS, Bot as AnyBot, Budget
from mapwright.bots.greedy import GreedyBot
from mapwright.cards import AMBUSH_BY_ID, HERO_BY_ID, SKILL_BY_ID
from mapwright.game import act, apply, legal, rating, start, winners
from mapwright.match import make_bot
from mapwright.notation import format_action, format_map, parse_action, parse_map
from mapwright.scoring import EDICTS
from mapwright.setup import BASE, HEROES, PRESETS, Setup


class Bot:
    def __init__(self, seed, budget):
        self.greedy = GreedyBot(seed)
        self.same: AnyBot = make_bot("random", seed, Budget())

    def choose(self, state):
        task = state.task
        if task.kind in ("extra", "dodge"):
            return states.PASS
        if task.kind in ("gorgon", "troll"):
            return min(legal(state), key=lambda action: action.cells)
        assert task.shape is None or task.shape.cells
        action = self.greedy.choose(state)
        assert action in legal(state) and parse_action(state, format_action(state, action)) == action
        if action.kind == "shape" and action.shape > 1 and action.skill is None:
            action = replace(action, terrain=action.terrain)
        after, happened = act(state, action)
        assert all(isinstance(event, events.Event) for event in happened)
        board: Board = after.players[task.on].board
        assert parse_map(format_map(board)).filled == board.filled
        return action
