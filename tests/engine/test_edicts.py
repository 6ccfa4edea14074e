"""Every edict on maps drawn and counted by hand, against the naive scorer and the engine."""

import pytest

import naive
from drawn import drawn
from edict_cases import CASES, TOLLS
from mapwright.notation.map_text import parse_map
from mapwright.rules.scoring import EDICTS, toll


def flat(cases):
    return [
        pytest.param(edict, stars, drawn(picture), id=f"{edict}: {why}")
        for edict, rows in cases.items()
        for stars, why, picture in rows
    ]


@pytest.mark.parametrize(("edict", "stars", "text"), flat(CASES))
def test_naive_count_of_an_edict_equals_the_count_by_hand(edict, stars, text):
    assert naive.stars(text)[edict] == stars


@pytest.mark.parametrize(("edict", "stars", "text"), flat(CASES))
def test_engine_count_of_an_edict_equals_the_count_by_hand(edict, stars, text):
    board = parse_map(text)
    assert EDICTS[edict].count(board) == stars
    assert sum(stars for stars, _ in EDICTS[edict].claims(board)) == stars


@pytest.mark.parametrize(("stars", "text"), [pytest.param(n, drawn(rows), id=why) for n, why, rows in TOLLS])
def test_toll_of_a_map_equals_the_count_by_hand(stars, text):
    assert naive.toll(text) == stars
    assert toll(parse_map(text)) == stars


def test_every_edict_has_maps_counted_by_hand():
    assert set(CASES) == set(EDICTS) == set(naive.EDICTS)
    assert all(len(cases) >= 3 and {0} < {stars for stars, _, _ in cases} for cases in CASES.values())
