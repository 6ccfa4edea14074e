"""The subcommand list: the bots, the cards and the edicts that other subcommands accept."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from importlib import import_module

from mapwright.bots import BOTS
from mapwright.english import name, rule
from mapwright.rules.cards import AMBUSHES, EXPANSION_EXPLORE, EXPLORE_SETS, HEROES, RUINS, SKILLS, Explore
from mapwright.rules.scoring import EDICTS

Rows = Mapping[str, Mapping[str, str]]
"""The texts of each id by column."""


def list_command(args: argparse.Namespace) -> None:
    """Print a line for each bot, card or edict."""
    rows = {"bots": _bot_rows, "cards": _card_rows, "edicts": _edict_rows}[args.what]()
    if args.json:
        print(json.dumps(rows))
        return
    lines = [[id, *row.values()] for id, row in rows.items()]
    widths = [max(map(len, column)) + 2 for column in zip(*lines, strict=True)]
    for values in lines:
        print("".join(f"{value:<{width}}" for value, width in zip(values, widths, strict=True)).rstrip())
    if args.what == "bots":
        print(f"{'FILE.py':<{widths[0]}}Your own: a Python file with a class Bot.")


def _bot_rows() -> Rows:
    """Return the bots, weakest first, with a sentence about each."""
    modules = {bot: import_module(f"mapwright.bots.{bot}") for bot in BOTS}
    return {bot: {"about": (module.__doc__ or "").partition("\n")[0]} for bot, module in modules.items()}


def _card_rows() -> Rows:
    """Return all cards that are drawn during a game, and the skills; explore cards with what they offer."""
    offers = {card.id: _offer(card) for cards in (*EXPLORE_SETS.values(), EXPANSION_EXPLORE) for card in cards}
    explore = {card.id: ("explore", source) for source, cards in EXPLORE_SETS.items() for card in cards}
    expansion_explore = {card.id: ("explore", card.pack) for card in EXPANSION_EXPLORE}
    ruins = dict.fromkeys(RUINS, ("ruins", "base"))
    cards_by_kind = (("ambush", AMBUSHES), ("hero", HEROES), ("skill", SKILLS))
    other_cards = {card.id: (kind, card.pack) for kind, cards in cards_by_kind for card in cards}
    return {
        id: {"kind": kind, "set": source, "name": name(id), "rule": offers.get(id) or rule(id)}
        for id, (kind, source) in (explore | expansion_explore | ruins | other_cards).items()
    }


def _offer(card: Explore) -> str:
    """Return the terrains and the shapes of an explore card: `water: ## coin, or ..#/.##/##.`."""
    terrains = " or ".join(terrain.name.lower() for terrain in card.terrains)
    return f"{terrains}: {', or '.join(shape.in_one_line() for shape in card.shapes)}"


def _edict_rows() -> Rows:
    return {
        id: {"kind": edict.kind, "set": edict.set, "name": name(id), "rule": rule(id)} for id, edict in EDICTS.items()
    }
