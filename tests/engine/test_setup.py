"""Every table is checked in one place (R1–R7): what may be played, and what is refused and why."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapwright.errors import NotationError
from mapwright.notation.deal_code import format_deal, parse_deal
from mapwright.rules.cards import AMBUSH_BY_ID, AMBUSH_PACKS
from mapwright.rules.deal import deal
from mapwright.rules.scoring import EDICTS, KINDS
from mapwright.rules.setup import (
    BASE,
    COMBINED,
    FIRST_HEROES,
    HEROES,
    PRESETS,
    ambush_ids,
    setup_from_dict,
    validated,
)

FOUR = ("goblin-attack", "dragon-inferno", "zombie-plague", "ogre-charge")
BASE_EDICTS = ("greenbough", "canal-lake", "wildholds", "cauldrons")


def edicts_of(sets):
    """From none to one of each kind, in any order."""
    by_kind = [[edict.id for edict in EDICTS.values() if edict.kind == kind and edict.set in sets] for kind in KINDS]
    mixed = st.tuples(*map(st.sampled_from, by_kind)).flatmap(st.permutations)
    return st.builds(lambda ids, count: tuple(ids[:count]), mixed, st.integers(0, 4))


@st.composite
def setups(draw):
    """Any table that may be played."""
    setup = PRESETS[draw(st.sampled_from(["base", "heroes", "combined"]))]
    packs = st.lists(st.sampled_from(AMBUSH_PACKS), min_size=1, max_size=3, unique=True)
    four = st.lists(st.sampled_from(list(AMBUSH_BY_ID)), min_size=4, max_size=4, unique=True)
    setup = replace(
        setup,
        players=draw(st.integers(1, 100)),
        sheet=draw(st.sampled_from("ABCD")),
        skills=draw(st.booleans()),
        ambush=tuple(draw(packs | four)),
        edicts=draw(edicts_of(setup.edict_sets())),
    )
    if setup.set == "combined":
        sets = st.sampled_from(["base", "heroes"])
        setup = replace(setup, explore=draw(sets), seasons=draw(sets))
    if setup.set != "base":
        setup = replace(setup, heroes=draw(st.booleans()))
    return setup


REFUSED = {
    "no player (R1)": (replace(BASE, players=0), "players"),
    "101 players (R1)": (replace(BASE, players=101), "players"),
    "no such sheet (R1)": (replace(BASE, sheet="E"), "sheet"),
    "no such set": (replace(BASE, set="winter"), "set"),
    "no such explore set": (replace(COMBINED, explore="combined"), "explore"),
    "no such seasons": (replace(COMBINED, seasons="long"), "seasons"),
    "explore cards of the other set (R4)": (replace(BASE, explore="heroes"), "explore"),
    "seasons of the other set (R6)": (replace(HEROES, seasons="base"), "seasons"),
    "heroes in the base game (R4)": (replace(BASE, heroes=True), "hero"),
    "three ambush cards (R5)": (replace(BASE, ambush=FOUR[:3]), "four"),
    "five ambush cards (R5)": (replace(BASE, ambush=(*FOUR, "gnoll-raid")), "four"),
    "no ambush cards (R5)": (replace(BASE, ambush=()), "nothing"),
    "a card twice (R5)": (replace(BASE, ambush=(*FOUR[:3], FOUR[0])), "each pack or card once"),
    "a pack twice (R5)": (replace(BASE, ambush=("base", "base")), "each pack or card once"),
    "packs and cards mixed (R5)": (replace(BASE, ambush=("base", *FOUR[:3])), "four"),
    "an unknown ambush card (R5)": (replace(BASE, ambush=(*FOUR[:3], "kraken")), "kraken"),
    "five edicts (R2)": (replace(BASE, edicts=(*BASE_EDICTS, "treetower")), "edicts"),
    "two of a kind among three (R2)": (replace(BASE, edicts=("greenbough", "treetower", "wildholds")), "edicts"),
    "two of a kind (R2)": (replace(BASE, edicts=("greenbough", "treetower", "wildholds", "cauldrons")), "one of each"),
    "an edict of the other set (R6)": (replace(BASE, edicts=(*BASE_EDICTS[:3], "silos")), "of the set"),
    "an edict nobody knows": (replace(BASE, edicts=(*BASE_EDICTS[:3], "moon")), "moon"),
    "the same edict twice (R2)": (replace(BASE, edicts=("cauldrons", *BASE_EDICTS[1:])), "edicts"),
}


@pytest.mark.parametrize(("setup", "word"), REFUSED.values(), ids=REFUSED)
def test_invalid_setup_is_refused_with_the_reason(setup, word):
    with pytest.raises(NotationError, match=word) as refusal:
        validated(setup)
    assert refusal.value.code == "setup"
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("setup", PRESETS.values(), ids=PRESETS)
def test_every_preset_is_a_valid_setup(setup):
    assert validated(setup) == setup
    assert len(deal(setup, "seed").seasons) == 4


def test_r6_preset_of_the_first_heroes_game_is_that_of_the_rulebook():
    assert FIRST_HEROES.edicts == ("faunlost-thicket", "gnomish-colony", "ulems-wallow", "dwarvenholds")
    assert FIRST_HEROES.sheet == "C" and FIRST_HEROES.heroes and not FIRST_HEROES.ruins


def test_r7_the_combined_game_always_has_ruins_cards():
    assert COMBINED.ruins and replace(COMBINED, explore="heroes").ruins and BASE.ruins and not HEROES.ruins
    assert COMBINED.edict_sets() == ("base", "heroes") and BASE.edict_sets() == ("base",)


@given(setups())
def test_deal_code_round_trip_keeps_the_whole_setup(setup):
    setup = validated(setup)
    code = format_deal(setup, "Seed_1-x")
    assert parse_deal(code) == (setup, "Seed_1-x")


@given(setups())
def test_setup_from_a_plain_dict_equals_the_original(setup):
    values = {name: getattr(setup, name) for name in setup.__slots__}
    values |= {"ambush": list(setup.ambush), "edicts": list(setup.edicts)}
    assert setup_from_dict(values) == validated(setup)


def test_r5_ambush_cards_are_kept_in_printed_order():
    assert validated(replace(BASE, ambush=FOUR[::-1])).ambush == FOUR
    assert validated(replace(COMBINED, ambush=("heroes", "base"))).ambush == ("base", "heroes")


def test_r5_ambush_cards_to_draw_from_are_those_of_the_packs_or_the_four_chosen():
    assert ambush_ids(BASE) == ("goblin-attack", "bugbear-assault", "kobold-onslaught", "gnoll-raid")
    assert len(ambush_ids(COMBINED)) == 12
    assert ambush_ids(replace(BASE, ambush=FOUR)) == FOUR


def test_setup_fields_not_given_are_those_of_the_preset():
    assert setup_from_dict({}) == BASE
    assert setup_from_dict({"set": "heroes"}) == HEROES
    assert setup_from_dict({"set": "combined", "players": 3, "sheet": "D"}) == replace(COMBINED, players=3, sheet="D")


@pytest.mark.parametrize(
    "values",
    [
        {"set": "none"},
        {"set": 3},
        {"set": ["base"]},
        {"players": "2"},
        {"players": True},
        {"players": 2.0},
        {"skills": 1},
        {"sheet": None},
        {"ambush": "base"},
        {"ambush": [1, 2]},
        {"ambush": None},
        {"edicts": [None]},
        {"edicts": {}},
        {"colour": "red"},
        {"heroes": True},
    ],
    ids=str,
)
def test_values_of_the_wrong_kind_are_refused(values):
    with pytest.raises(NotationError) as refusal:
        setup_from_dict(values)
    assert refusal.value.code == "setup"


@pytest.mark.parametrize("packs", [["unknown"], ["unknown", "unknown"], "text", [1]])
def test_an_expansion_that_is_not_there_is_refused(packs):
    with pytest.raises(NotationError) as refused:
        setup_from_dict({"packs": packs})
    assert refused.value.code == "setup"


def test_the_letter_of_an_expansion_that_is_not_there_is_refused():
    with pytest.raises(NotationError) as refused:
        parse_deal("bA1W-seed")
    assert refused.value.code == "deal"
