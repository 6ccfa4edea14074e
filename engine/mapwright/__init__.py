"""Mapwright: the complete rules of a map-drawing game, in pure Python.

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
        count_columns,
        count_rows,
        enclosed,
        largest_squares,
        neighbours,
        runs_down,
        runs_right,
    )
    from mapwright.board.shapes import Orientation, Shape, orientations, placements
    from mapwright.board.sheets import sheet_from_letters, sheet_of
    from mapwright.board.terrain import Terrain
    from mapwright.bots import Bot
    from mapwright.bots.budget import Budget
    from mapwright.bots.hidden_deck import hide_deck, sample_future
    from mapwright.bots.match import make_bot, play_match
    from mapwright.errors import NotationError, RuleError
    from mapwright.notation.action_text import format_action, parse_action
    from mapwright.notation.deal_code import format_deal, parse_deal
    from mapwright.notation.map_text import format_map, parse_map
    from mapwright.notation.record import Record, parse_record, replay
    from mapwright.rules.action_by_cells import action_on
    from mapwright.rules.cards import COIN_TRACK, EXPLORE_BY_ID, EXPLORE_SETS, SEASONS, Explore, Season
    from mapwright.rules.deal import Deal
    from mapwright.rules.game import act, apply, legal, rating, start, winners
    from mapwright.rules.legal_options import may_pass
    from mapwright.rules.option import Option
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
    "Option", "Orientation", "Player", "Record", "RuleError", "Season", "SeasonScore", "Setup", "Shape", "State",
    "Task", "Terrain", "act", "action_on", "apply", "bit", "bits", "cell_name", "cell_names", "cluster_at",
    "clusters", "count_columns", "count_rows", "enclosed", "format_action", "format_deal", "format_map", "hide_deck",
    "largest_squares", "legal", "make_bot", "may_pass", "neighbours", "orientations", "parse_action", "parse_deal",
    "parse_map", "parse_record", "placements", "play_match", "rating", "replay", "runs_down", "runs_right",
    "sample_future", "sheet_from_letters", "sheet_of", "start", "toll", "winners",
]  # fmt: skip

_NAMES_BY_MODULE = {
    "board.board": "Board",
    "board.grid": (
        "COLUMNS DIAGONALS EDGE FULL NAMED_CELLS ROWS SIZE bit bits cell_name cell_names cluster_at clusters "
        "count_columns count_rows enclosed largest_squares neighbours runs_down runs_right"
    ),
    "board.shapes": "Orientation Shape orientations placements",
    "board.sheets": "sheet_from_letters sheet_of",
    "board.terrain": "Terrain",
    "bots": "Bot",
    "bots.budget": "Budget",
    "bots.hidden_deck": "hide_deck sample_future",
    "bots.match": "make_bot play_match",
    "errors": "NotationError RuleError",
    "notation.action_text": "format_action parse_action",
    "notation.deal_code": "format_deal parse_deal",
    "notation.map_text": "format_map parse_map",
    "notation.record": "Record parse_record replay",
    "rules.action_by_cells": "action_on",
    "rules.cards": "COIN_TRACK EXPLORE_BY_ID EXPLORE_SETS SEASONS Explore Season",
    "rules.deal": "Deal",
    "rules.game": "act apply legal rating start winners",
    "rules.option": "Option",
    "rules.legal_options": "may_pass",
    "rules.scoring": "EDICTS Claim Edict toll",
    "rules.setup": "BASE COMBINED FIRST_BASE FIRST_COMBINED FIRST_HEROES HEROES PRESETS Setup",
    "rules.state": "PASS Action Player SeasonScore State Task",
}
"""The names by their modules, which are imported when they are asked for: the command line starts faster."""
_MODULE_OF = {name: home for home, names in _NAMES_BY_MODULE.items() for name in names.split()}

__version__ = "0.2.0"

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Return a public name from the module that defines it."""
        if name not in _MODULE_OF:
            raise AttributeError(f"module 'mapwright' has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(f"mapwright.{_MODULE_OF[name]}"), name)
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
