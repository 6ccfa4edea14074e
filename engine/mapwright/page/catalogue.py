"""The facts of every card and sheet, which the page needs before a game is open."""

from __future__ import annotations

from dataclasses import asdict

from mapwright.board.board import Board
from mapwright.board.sheets import SHEETS
from mapwright.decoding import decode
from mapwright.notation.map_text import format_map
from mapwright.page.messages.catalogue import AmbushFacts, Catalogue, ExploreFacts
from mapwright.page.messages.game import SetupJson
from mapwright.rules.cards import (
    AMBUSH_PACKS,
    AMBUSHES,
    COIN_TRACK,
    EXPANSION_EXPLORE,
    EXPANSIONS,
    EXPLORE_SETS,
    HEROES,
    RUINS,
    SEASON_LIMITS,
    SEASONS,
    SKILLS,
    SOLO_TITLES,
    Ambush,
    Explore,
)
from mapwright.rules.daily import LAUNCH, WEEKLY_KINDS
from mapwright.rules.scoring import EDICTS
from mapwright.rules.setup import PRESETS, Setup

_OPTIONAL = ("packs", "solo_ambushes")
"""Fields of a setup that are left out if they have their defaults."""


def setup_json(setup: Setup) -> SetupJson:
    values = asdict(setup) | {"ambush": list(setup.ambush), "edicts": list(setup.edicts), "packs": list(setup.packs)}
    return decode(SetupJson, {key: value for key, value in values.items() if value or key not in _OPTIONAL}, "setup")


def catalogue() -> Catalogue:
    return {
        "sheets": {
            id: {"set": "base" if id in "AB" else "heroes", "map": format_map(Board.blank(sheet))}
            for id, sheet in SHEETS.items()
        },
        "presets": {name: setup_json(setup) for name, setup in PRESETS.items()},
        "packs": list(AMBUSH_PACKS),
        "expansions": list(EXPANSIONS),
        "seasons": {
            name: [
                {"id": season.id, "time": limit, "edicts": season.edicts}
                for season, limit in zip(SEASONS, limits, strict=True)
            ]
            for name, limits in SEASON_LIMITS.items()
        },
        "daily": {"first_day": LAUNCH.isoformat(), "kinds": list(WEEKLY_KINDS)},
        "coin_track": COIN_TRACK,
        "titles": list(SOLO_TITLES),
        "ruins": list(RUINS),
        "explore": {
            **{card.id: _explore_json(name, card) for name, cards in EXPLORE_SETS.items() for card in cards},
            **{card.id: _explore_json(card.pack, card) for card in EXPANSION_EXPLORE},
        },
        "ambush": {card.id: _ambush_json(card) for card in AMBUSHES},
        "heroes": {hero.id: {"cells": [(0, 0)], "attack": list(hero.attack)} for hero in HEROES},
        "skills": {
            skill.id: {"cost": skill.cost, "cells": list(skill.shape.cells) if skill.shape else []} for skill in SKILLS
        },
        "edicts": {
            edict.id: {"set": edict.set, "kind": edict.kind, "solo": edict.solo_value} for edict in EDICTS.values()
        },
    }


def _explore_json(set_name: str, card: Explore) -> ExploreFacts:
    return {
        "set": set_name,
        "time": card.time,
        "terrains": [terrain.value for terrain in card.terrains],
        "shapes": [{"cells": list(shape.cells), "coin": shape.coin} for shape in card.shapes],
    }


def _ambush_json(card: Ambush) -> AmbushFacts:
    return {
        "set": card.pack,
        "cells": list(card.shape.cells),
        "mark": card.mark or "M",
        "corner": card.corner,
        "arrow": "clockwise" if card.clockwise else "counter-clockwise",
    }
