"""Every card and sheet of the engine is as printed: against the referee's own copy of the facts."""

import pytest

import facts
from mapwright.board.grid import bit
from mapwright.board.sheets import SHEETS
from mapwright.rules.cards import (
    AMBUSH_BY_ID,
    COIN_TRACK,
    EXPANSION_EXPLORE,
    EXPANSIONS,
    EXPLORE_SETS,
    HERO_BY_ID,
    RUINS,
    SEASON_LIMITS,
    SEASONS,
    SKILL_BY_ID,
    card_kind,
)
from mapwright.rules.cards import SOLO_TITLES as TITLES
from mapwright.rules.scoring import EDICTS
from mapwright.rules.skills import BEHAVIOURS


def cells(shape):
    return frozenset(shape.cells)


@pytest.mark.parametrize("name", ["base", "heroes", *EXPANSIONS])
def test_explore_cards_equal_the_printed_facts(name):
    printed = {id: card for id, card in facts.EXPLORE.items() if card.set == name}
    cards = EXPLORE_SETS.get(name) or [card for card in EXPANSION_EXPLORE if card.pack == name]
    assert {card.id for card in cards} == set(printed)
    for card in cards:
        assert card.time == printed[card.id].time
        assert "".join(card.terrains) == printed[card.id].terrains
        assert tuple((cells(shape), shape.coin) for shape in card.shapes) == printed[card.id].shapes


def test_ambush_cards_equal_the_printed_facts():
    assert set(AMBUSH_BY_ID) == set(facts.AMBUSH)
    for id, card in AMBUSH_BY_ID.items():
        printed = facts.AMBUSH[id]
        actual = (cells(card.shape), card.clockwise, card.corner, card.mark or "M")
        assert actual == (printed.shape, printed.clockwise, printed.corner, printed.letter), id
    assert {card["id"]: card["set"] for card in facts.FACTS["ambush"]} == {c.id: c.pack for c in AMBUSH_BY_ID.values()}


def test_attack_patterns_of_heroes_equal_the_printed_facts():
    assert {id: frozenset(hero.attack) for id, hero in HERO_BY_ID.items()} == facts.HEROES


def test_costs_of_skills_equal_the_printed_facts():
    assert {id: skill.cost for id, skill in SKILL_BY_ID.items()} == facts.SKILL_COST
    assert len({skill.code for skill in SKILL_BY_ID.values()}) == len(SKILL_BY_ID)
    assert set(BEHAVIOURS) == set(SKILL_BY_ID)


def test_scoring_cards_equal_the_printed_facts():
    actual = {
        id: {"id": id, "set": edict.set, "kind": edict.kind, "solo": edict.solo_value} for id, edict in EDICTS.items()
    }
    assert actual == facts.SCORING


def test_seasons_titles_and_coin_track_equal_the_printed_facts():
    assert [(season.id, season.edicts) for season in SEASONS] == list(
        zip(facts.SEASONS, facts.SEASON_EDICTS, strict=True)
    )
    assert SEASON_LIMITS == {"base": (8, 8, 7, 6), "heroes": (8, 7, 7, 6)}
    assert sorted(TITLES) == sorted(facts.SOLO_TITLES) and COIN_TRACK == facts.TRACK and list(RUINS) == facts.RUINS


@pytest.mark.parametrize("name", SHEETS)
def test_cells_of_each_sheet_equal_the_printed_facts(name):
    sheet = SHEETS[name]
    for letter, mask in {"^": sheet.mountain, "*": sheet.ruins, "#": sheet.wasteland}.items():
        rows = enumerate(facts.SHEETS[name])
        assert mask == sum(bit(r, c) for r, row in rows for c, printed in enumerate(row) if printed == letter)


def test_every_card_has_its_kind():
    kinds = {card_kind(id) for id in facts.EXPLORE}, {card_kind(id) for id in facts.AMBUSH}
    assert kinds == ({"explore"}, {"ambush"})
    assert [card_kind(id) for id in (*RUINS, "dal")] == ["ruins", "ruins", "hero"]
