"""The cards that are out and those that may still come: what is shown is true, and no more than a player could know."""

import json
from dataclasses import replace

import pytest

from mapwright.bots.greedy import GreedyBot
from mapwright.rules.card_tracker import track_cards
from mapwright.rules.cards import EXPLORE_BY_ID, EXPLORE_SETS, card_kind
from mapwright.rules.deal import deal
from mapwright.rules.game import apply, start
from mapwright.rules.setup import COMBINED, PRESETS
from page import Page


def states(setup, seed):
    state, _ = start(setup, seed)
    bot = GreedyBot(seed)
    while state.task is not None:
        yield state
        state, _ = apply(state, bot.choose(state))


@pytest.mark.parametrize("name", PRESETS)
def test_seen_and_left_are_the_whole_deck(name):
    setup = PRESETS[name]
    for state in states(setup, "tracked"):
        cards = track_cards(state)
        explore = {card.id for card in EXPLORE_SETS[setup.explore]}
        plain = {card for card in cards.revealed if card in EXPLORE_BY_ID}
        assert plain | {card for card in cards.remaining if card in EXPLORE_BY_ID} == explore
        assert not plain & set(cards.remaining)
        assert cards.revealed[-1] == state.card
        hidden = [card for turn in state.deal.seasons[state.season][state.turn + 1 :] for card in turn]
        assert {card for card in hidden if card_kind(card) == "ambush"} <= set(cards.possible_ambushes)
        assert (
            sum(card_kind(card) == "ambush" for card in hidden)
            <= cards.hidden_ambush_count
            <= len(cards.possible_ambushes)
        )
        assert (
            sum(card_kind(card) == "hero" for card in hidden) <= cards.hidden_hero_count <= len(cards.possible_heroes)
        )


def test_card_tracker_does_not_depend_on_the_hidden_order():
    """Deals that differ only in what is hidden: nothing of the order leaks."""
    setup = replace(COMBINED, heroes=True)
    state, _ = start(setup, "leak")
    first, *rest = state.deal.seasons
    other = replace(state, deal=replace(state.deal, seasons=((first[0], *reversed(first[1:])), *rest)))
    assert track_cards(state) == track_cards(other)
    assert deal(setup, "leak") == state.deal


def test_card_tracker_counts_hidden_ambushes_of_earlier_seasons():
    state, _ = start(PRESETS["base"], "x")
    seasons = tuple((("hamlet",),) for _ in range(4))
    quiet = replace(state, deal=replace(state.deal, seasons=seasons), season=2, turn=0)
    assert track_cards(quiet).hidden_ambush_count == 3
    loud = replace(quiet, deal=replace(quiet.deal, seasons=(seasons[0], (("goblin-attack",),), *seasons[2:])))
    assert track_cards(loud).hidden_ambush_count == 2
    assert (
        "goblin-attack" in track_cards(quiet).possible_ambushes
        and "goblin-attack" not in track_cards(loud).possible_ambushes
    )


def test_bridge_returns_the_seen_and_hidden_cards_of_the_tracker():
    page = Page("bA1-page")
    cards = page.tell("card-tracker")["cards"]
    assert cards["revealed"] == page.view["card"]["revealed"]
    assert (
        cards["hidden_ambush_count"] == 1 and len(cards["possible_ambushes"]) == 4 and cards["hidden_hero_count"] == 0
    )
    assert json.loads(Page(deal=None).bridge.dispatch('{"do": "card-tracker"}'))["error"]["code"] == "no-game"
