"""English names and rules of cards, edicts and titles, and English sentences for error codes.

The texts are those of the page; `build/contract.py` writes `english.json` from them. The page loads none of it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

__all__ = ["name", "rule", "sentence", "texts", "title_name"]


@cache
def texts() -> Mapping[str, Mapping[str, str]]:
    """Return all texts by kind and id: `names`, `rules`, `reasons`, `titles`, `terrains` and `seasons`."""
    by_kind: Mapping[str, Mapping[str, str]] = json.loads(
        files("mapwright").joinpath("english.json").read_text("utf-8")
    )
    return by_kind


def name(id: str) -> str:
    """Return the name of a card, an edict or a skill; the id if it has none."""
    return texts()["names"].get(id, id)


def rule(id: str) -> str:
    """Return the short rule of an edict, an ambush or ruins card, a hero or a skill; empty for explore cards."""
    return texts()["rules"].get(id, "")


def sentence(code: str) -> str:
    """Return the sentence of the code of a `RuleError`; empty if there is none."""
    return texts()["reasons"].get(code, "")


def title_name(threshold: int) -> str:
    """Return the title of a solo game by its threshold (R30)."""
    return texts()["titles"][str(threshold)]
