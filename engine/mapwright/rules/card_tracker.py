"""The revealed cards of a season and those that may still come, as any player could know them."""

from __future__ import annotations

from dataclasses import dataclass

from mapwright.rules.cards import card_kind
from mapwright.rules.setup import ambush_ids, explore_ids, hero_ids
from mapwright.rules.state import State


@dataclass(frozen=True, slots=True)
class CardTracker:
    """The cards of a season. Of hidden ambushes and heroes, only the number and the possible ones are known."""

    revealed: tuple[str, ...]
    """The cards revealed this season, in order."""
    remaining: tuple[str, ...]
    """Explore cards and ruins still in the deck, in printed order, which tells nothing about the deck."""
    hidden_ambush_count: int
    """Number of ambush cards still in the deck (R4)."""
    possible_ambushes: tuple[str, ...]
    """The ids of the ambush cards that they may be."""
    hidden_hero_count: int
    possible_heroes: tuple[str, ...]


def track_cards(state: State) -> CardTracker:
    """Return what the players know about the cards of the present season."""
    earlier = [card for turns in state.deal.seasons[: state.season] for turn in turns for card in turn]
    seen = [card for turn in state.deal.seasons[state.season][: state.turn + 1] for card in turn]
    ambush = [id for id in ambush_ids(state.setup) if id not in earlier and id not in seen]
    heroes = hero_ids(state.setup)
    return CardTracker(
        revealed=tuple(seen),
        remaining=tuple(card for card in explore_ids(state.setup) if card not in seen),
        hidden_ambush_count=_hidden_count(state, "ambush", [*earlier, *seen]),
        possible_ambushes=tuple(ambush),
        hidden_hero_count=_hidden_count(state, "hero", [*earlier, *seen]) if heroes else 0,
        possible_heroes=tuple(id for id in heroes if id not in earlier and id not in seen),
    )


def _hidden_count(state: State, kind: str, revealed: list[str]) -> int:
    """Return the number of cards of this kind in the deck: each season adds one, which stays until it is revealed."""
    return state.season + 1 - len([card for card in revealed if card_kind(card) == kind])
