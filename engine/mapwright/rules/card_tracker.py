"""Which cards of a season are out and which may still come: all that a player at the table could know, and no more."""

from __future__ import annotations

from dataclasses import dataclass

from mapwright.rules.cards import card_kind
from mapwright.rules.setup import ambush_ids, explore_ids, hero_ids
from mapwright.rules.state import State


@dataclass(frozen=True, slots=True)
class CardTracker:
    """The cards of a season. Of hidden ambushes and heroes only the number is known, and which ones they may be."""

    revealed: tuple[str, ...]
    """The cards revealed this season, in order."""
    remaining: tuple[str, ...]
    """Explore cards and ruins still in the deck, in the order of the printed set, never in that of the deck."""
    hidden_ambush_count: int
    """How many ambush cards are still in the deck (R4)."""
    possible_ambushes: tuple[str, ...]
    """Which ones they may be."""
    hidden_hero_count: int
    possible_heroes: tuple[str, ...]


def track_cards(state: State) -> CardTracker:
    earlier = [card for turns in state.deal.seasons[: state.season] for turn in turns for card in turn]
    seen = [card for turn in state.deal.seasons[state.season][: state.turn + 1] for card in turn]
    ambush = [id for id in ambush_ids(state.setup) if id not in earlier and id not in seen]
    heroes = hero_ids(state.setup)
    return CardTracker(
        tuple(seen),
        tuple(card for card in explore_ids(state.setup) if card not in seen),
        _hidden_count(state, "ambush", [*earlier, *seen]),
        tuple(ambush),
        _hidden_count(state, "hero", [*earlier, *seen]) if heroes else 0,
        tuple(id for id in heroes if id not in earlier and id not in seen),
    )


def _hidden_count(state: State, kind: str, revealed: list[str]) -> int:
    """Each season adds one to the deck, and it stays there until it is revealed."""
    return state.season + 1 - sum(card_kind(card) == kind for card in revealed)
