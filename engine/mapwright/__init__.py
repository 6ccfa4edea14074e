"""Mapwright: the complete rules of a map-drawing game, exact and fast, in pure Python.

What this module exports is the public interface: the names in `__all__` stay where they are between releases.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mapwright.board.board import Board
    from mapwright.board.grid import (
        COLUMNS,
        DIAGONALS,
        EDGE,
        FULL,
        NAMED_CELLS,
        ROWS,
        SIZE,
        bit,
        bits,
        cell_name,
        cell_names,
        cluster_at,
        clusters,
        columns_met,
        enclosed,
        neighbours,
        rows_met,
        runs_down,
        runs_right,
        squares,
    )
    from mapwright.board.shapes import Shape, Turn, places, turns
    from mapwright.board.terrain import Terrain
    from mapwright.bots import Bot
    from mapwright.bots.budget import Budget
    from mapwright.bots.match import make_bot, play_match
    from mapwright.errors import NotationError, RuleError
    from mapwright.notation.notation import format_action, format_deal, format_map, parse_action, parse_deal, parse_map
    from mapwright.notation.record import Record, parse_record, replay
    from mapwright.rules.by_cells import action_on
    from mapwright.rules.cards import COIN_TRACK, EXPLORE_BY_ID, EXPLORE_SETS, SEASONS, Explore, Season
    from mapwright.rules.deal import Deal
    from mapwright.rules.game import act, apply, legal, rating, start, winners
    from mapwright.rules.option import Option
    from mapwright.rules.options import may_pass
    from mapwright.rules.scoring import EDICTS, Claim, Edict, toll
    from mapwright.rules.setup import (
        BASE,
        COMBINED,
        FIRST_BASE,
        FIRST_COMBINED,
        FIRST_HEROES,
        HEROES,
        PRESETS,
        Setup,
    )
    from mapwright.rules.state import PASS, Action, Player, SeasonScore, State, Task

__all__ = [
    "BASE", "COIN_TRACK", "COLUMNS", "COMBINED", "DIAGONALS", "EDGE", "EDICTS", "EXPLORE_BY_ID", "EXPLORE_SETS",
    "FIRST_BASE", "FIRST_COMBINED", "FIRST_HEROES", "FULL", "HEROES", "NAMED_CELLS", "PASS", "PRESETS", "ROWS",
    "SEASONS", "SIZE", "Action", "Board", "Bot", "Budget", "Claim", "Deal", "Edict", "Explore", "NotationError",
    "Option", "Player", "Record", "RuleError", "Season", "SeasonScore", "Setup", "Shape", "State", "Task",
    "Terrain", "Turn", "act", "action_on", "apply", "bit", "bits", "cell_name", "cell_names", "cluster_at",
    "clusters", "columns_met", "enclosed", "format_action", "format_deal", "format_map", "legal", "make_bot",
    "may_pass", "neighbours", "parse_action", "parse_deal", "parse_map", "parse_record", "places", "play_match",
    "rating", "replay", "rows_met", "runs_down", "runs_right", "squares", "start", "toll", "turns", "winners",
]  # fmt: skip

_HOMES = {
    "board.board": "Board",
    "board.grid": (
        "COLUMNS DIAGONALS EDGE FULL NAMED_CELLS ROWS SIZE bit bits cell_name cell_names cluster_at clusters "
        "columns_met enclosed neighbours rows_met runs_down runs_right squares"
    ),
    "board.shapes": "Shape Turn places turns",
    "board.terrain": "Terrain",
    "bots": "Bot",
    "bots.budget": "Budget",
    "bots.match": "make_bot play_match",
    "errors": "NotationError RuleError",
    "notation.notation": "format_action format_deal format_map parse_action parse_deal parse_map",
    "notation.record": "Record parse_record replay",
    "rules.by_cells": "action_on",
    "rules.cards": "COIN_TRACK EXPLORE_BY_ID EXPLORE_SETS SEASONS Explore Season",
    "rules.deal": "Deal",
    "rules.game": "act apply legal rating start winners",
    "rules.option": "Option",
    "rules.options": "may_pass",
    "rules.scoring": "EDICTS Claim Edict toll",
    "rules.setup": "BASE COMBINED FIRST_BASE FIRST_COMBINED FIRST_HEROES HEROES PRESETS Setup",
    "rules.state": "PASS Action Player SeasonScore State Task",
}
"""The names by their modules, which are imported when they are asked for: the command line starts faster."""
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names.split()}

__version__ = "0.2.0"

__path__.append(f"{__path__[0]}/moved")  # stored and shared bots import the paths of earlier releases

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Return a public name from the module that defines it."""
        if name not in _HOME_OF:
            raise AttributeError(f"module 'mapwright' has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(f"mapwright.{_HOME_OF[name]}"), name)
        return found

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
