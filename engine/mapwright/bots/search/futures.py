"""Random samples of the hidden cards, made from the revealed cards alone."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from mapwright.rules.cards import AMBUSH_BY_ID, EXPLORE_BY_ID, HERO_BY_ID
from mapwright.rules.deal import deal_turns, shuffled
from mapwright.rules.setup import Setup, ambush_ids, explore_ids, hero_ids
from mapwright.rules.state import State

SeasonCards = tuple[tuple[str, ...], ...]
"""The turns of a season: the cards of each as revealed."""


@dataclass(frozen=True, slots=True)
class RevealedCards:
    """What all players have seen of the deck."""

    setup: Setup
    season: int
    time: int
    """Time used this season, including the present card."""
    seen: tuple[str, ...]
    """Cards revealed this season."""
    ambushes: tuple[str, ...]
    """Ambush cards revealed in the game."""
    heroes: tuple[str, ...]
    """Hero cards revealed in the game."""


def revealed_cards(state: State) -> RevealedCards:
    earlier_turns = [turn for season in state.deal.seasons[: state.season] for turn in season]
    present = state.deal.seasons[state.season][: state.turn + 1]
    seen = tuple(card for turn in present for card in turn)
    all_revealed = [card for turn in earlier_turns for card in turn] + list(seen)
    time = sum(EXPLORE_BY_ID[card].time for card in seen if card in EXPLORE_BY_ID)
    ambushes = tuple(card for card in all_revealed if card in AMBUSH_BY_ID)
    return RevealedCards(
        state.setup, state.season, time, seen, ambushes, tuple(card for card in all_revealed if card in HERO_BY_ID)
    )


def sample_seasons(revealed: RevealedCards, rng: Random) -> list[SeasonCards]:
    """Return random cards for the rest of this season and for the later ones, as they may be dealt (R4, R29)."""
    setup = revealed.setup
    explore = list(explore_ids(setup))
    ambushes = shuffled([id for id in ambush_ids(setup) if id not in revealed.ambushes], rng)
    heroes = shuffled([id for id in hero_ids(setup) if id not in revealed.heroes], rng)
    # Ambushes and heroes that were added to the deck (one per season) and are not revealed yet.
    unseen = [
        *(ambushes.pop() for _ in range(revealed.season + 1 - len(revealed.ambushes))),
        *(heroes.pop() for _ in range(revealed.season + 1 - len(revealed.heroes) if heroes else 0)),
    ]
    deck = [card for card in explore if card not in revealed.seen] + unseen
    seasons = []
    time = revealed.time
    for season in range(revealed.season, len(setup.limits)):
        if season > revealed.season:
            unseen += [ambushes.pop(), *([heroes.pop()] if heroes else [])]
            deck, time = explore + unseen, 0
        turns = deal_turns(shuffled(deck, rng), setup.limits[season] - time)
        dealt = [card for turn in turns for card in turn]
        unseen = [card for card in unseen if card not in dealt]
        seasons.append(turns)
    return seasons
