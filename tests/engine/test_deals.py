"""Deals: the same seed gives the same cards for ever, and every deal keeps R2, R4, R5, R8, R10 and R29."""

import json
import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golden import write
from hypothesis_settings import examples
from mapwright.rules.cards import (
    AMBUSH_BY_ID,
    EXPLORE_BY_ID,
    EXPLORE_SETS,
    HERO_BY_ID,
    RUINS,
    SEASON_LIMITS,
    SKILL_BY_ID,
)
from mapwright.rules.deal import deal, shuffled
from mapwright.rules.scoring import EDICTS, KINDS
from mapwright.rules.setup import BASE, COMBINED, FIRST_HEROES, HEROES

TABLES = {
    "base": BASE,
    "heroes": HEROES,
    "combined": COMBINED,
    "heroes cards with ruins": replace(COMBINED, explore="heroes", seasons="heroes"),
    "no heroes": replace(COMBINED, heroes=False),
    "skills": replace(COMBINED, skills=True),
    "the pack": replace(BASE, ambush=("ambush-pack",)),
    "four cards": replace(COMBINED, ambush=("goblin-attack", "zombie-plague", "gorgon-gaze", "ogre-charge")),
}
tables = st.sampled_from(list(TABLES.values()))
seeds = st.text("abcdefghijklmnopqrstuvwxyz0123456789-_", min_size=1, max_size=12)


def revealed(turns, known):
    return [card for turn in turns for card in turn if card in known]


def test_deals_are_the_golden_ones():
    assert write.dealt() == json.loads((write.HERE / "deals.json").read_text("utf-8"))


@pytest.mark.parametrize("hash_seed", ["0", "1", "12345"])
def test_deal_does_not_depend_on_the_hash_seed(hash_seed):
    code = "from golden import write; import json; print(json.dumps(write.dealt()))"
    paths = os.pathsep.join(path for path in sys.path if path)
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
    process = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert json.loads(process.stdout) == write.dealt()


class Stream:
    """A stream that always gives the same number."""

    def __init__(self, number):
        self.number = number

    def random(self):
        return self.number


def test_the_shuffle_is_fisher_yates_from_the_end():
    assert shuffled("abcd", Stream(0.0)) == list("bcda")
    assert shuffled("abcd", Stream(0.999)) == list("abcd")
    assert shuffled([], Stream(0.0)) == []


@given(tables, seeds)
def test_r2_deal_has_one_edict_of_each_kind_from_the_sets_played(setup, seed):
    edicts = [EDICTS[id] for id in deal(setup, seed).edicts]
    assert sorted(edict.kind for edict in edicts) == sorted(KINDS)
    assert {edict.set for edict in edicts} <= set(setup.edict_sets())


def test_r2_every_edict_and_every_order_of_kinds_is_dealt():
    dealt = [deal(COMBINED, f"r2-{number}").edicts for number in range(600)]
    assert {id for edicts in dealt for id in edicts} == {
        id for id, edict in EDICTS.items() if edict.set in COMBINED.edict_sets()
    }
    assert len({tuple(EDICTS[id].kind for id in edicts) for edicts in dealt}) == 24


def test_r6_choosing_edicts_does_not_change_the_dealt_cards():
    assert deal(FIRST_HEROES, "seed").edicts == FIRST_HEROES.edicts
    assert deal(FIRST_HEROES, "seed").seasons == deal(HEROES, "seed").seasons


def test_r2_chosen_edict_replaces_its_kind_and_the_rest_is_unchanged():
    for number in range(60):
        seed = f"r2-{number}"
        lot = deal(BASE, seed)
        edicts = deal(replace(BASE, edicts=("cauldrons", "greenbough")), seed)
        assert {"cauldrons", "greenbough"} <= set(edicts.edicts)
        assert [EDICTS[id].kind for id in edicts.edicts] == [EDICTS[id].kind for id in lot.edicts]
        dealt = {"farm-water", "village"}
        assert all(a == b for a, b in zip(edicts.edicts, lot.edicts, strict=True) if EDICTS[a].kind in dealt)
        assert edicts.seasons == lot.seasons


@given(tables, seeds)
def test_r4_the_deck_holds_one_explore_set_and_ruins_where_they_belong(setup, seed):
    allowed = {card.id for card in EXPLORE_SETS[setup.explore]}
    for turns in deal(setup, seed).seasons:
        cards = [card for turn in turns for card in turn]
        assert max(Counter(cards).values()) == 1
        assert set(revealed(turns, EXPLORE_BY_ID)) <= allowed
        assert setup.ruins or not revealed(turns, RUINS)


@given(tables, seeds)
def test_r5_r29_at_most_one_ambush_and_hero_card_per_season_and_none_twice(setup, seed):
    for known, most in ((AMBUSH_BY_ID, 1), (HERO_BY_ID, 1 if setup.heroes else 0)):
        out = []
        for number, turns in enumerate(deal(setup, seed).seasons, 1):
            out += revealed(turns, known)
            assert len(out) <= number * most
            assert len(set(out)) == len(out)


@given(tables, seeds)
def test_r5_ambush_cards_come_from_the_packs_of_the_table(setup, seed):
    out = [card for turns in deal(setup, seed).seasons for card in revealed(turns, AMBUSH_BY_ID)]
    assert all(card in setup.ambush or AMBUSH_BY_ID[card].pack in setup.ambush for card in out)


def test_r29_an_unseen_ambush_card_stays_in_the_deck():
    """Where spring shows none, summer may show two."""
    dealt = [deal(BASE, f"r29-{number}").seasons for number in range(300)]
    assert any(
        not revealed(seasons[0], AMBUSH_BY_ID) and len(revealed(seasons[1], AMBUSH_BY_ID)) == 2 for seasons in dealt
    )
    assert {len([card for turns in seasons for card in revealed(turns, AMBUSH_BY_ID)]) for seasons in dealt} <= {
        0,
        1,
        2,
        3,
        4,
    }


@given(tables, seeds)
def test_r8_ruins_card_is_followed_by_another_card_in_the_same_turn(setup, seed):
    for turns in deal(setup, seed).seasons:
        for turn in turns:
            assert turn[-1] not in RUINS
            assert set(turn[:-1]) <= set(RUINS)


@given(tables, seeds)
def test_r10_a_season_ends_with_the_card_that_reaches_its_limit(setup, seed):
    for limit, turns in zip(SEASON_LIMITS[setup.seasons], deal(setup, seed).seasons, strict=True):
        times = [EXPLORE_BY_ID[turn[-1]].time if turn[-1] in EXPLORE_BY_ID else 0 for turn in turns]
        assert sum(times) >= limit > sum(times[:-1])


def test_r3_summer_is_shorter_in_heroes():
    assert BASE.limits == (8, 8, 7, 6)
    assert HEROES.limits == (8, 7, 7, 6)


@given(seeds)
@examples(40)
def test_r39_three_different_skills_are_dealt_if_skills_are_played(seed):
    skills = deal(replace(BASE, skills=True), seed).skills
    assert len(set(skills)) == len(skills) == 3
    assert set(skills) <= set(SKILL_BY_ID)
    assert deal(BASE, seed).skills == ()


def test_two_seeds_give_two_deals():
    assert deal(BASE, "a") != deal(BASE, "b")
    assert deal(BASE, "a") == deal(BASE, "a")
