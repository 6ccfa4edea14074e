"""Every edict on maps drawn and counted by hand, against the naive scorer and the engine, with its claims."""

import pytest

import naive
from edict_cases import CASES, TOLLS
from edict_claims import CLAIMS
from map_pictures import map_text
from mapwright.board.grid import cell_names
from mapwright.notation.map_text import parse_map
from mapwright.rules.scoring import EDICTS, toll
from table import board


def flat(cases):
    return [
        pytest.param(edict, stars, map_text(picture), id=f"{edict}: {why}")
        for edict, rows in cases.items()
        for stars, why, picture in rows
    ]


@pytest.mark.parametrize(("edict", "stars", "text"), flat(CASES))
def test_engine_and_naive_scorer_count_an_edict_as_by_hand(edict, stars, text):
    sheet = parse_map(text)
    assert EDICTS[edict].count(sheet) == naive.stars(text)[edict] == stars
    assert sum(stars for stars, _ in EDICTS[edict].claims(sheet)) == stars


@pytest.mark.parametrize(("stars", "text"), [pytest.param(n, map_text(rows), id=why) for n, why, rows in TOLLS])
def test_toll_of_a_map_equals_the_count_by_hand(stars, text):
    assert naive.toll(text) == stars
    assert toll(parse_map(text)) == stars


def test_every_edict_has_maps_counted_by_hand():
    assert set(CASES) == set(EDICTS) == set(naive.EDICTS)
    assert all(len(cases) >= 3 and {0} < {stars for stars, _, _ in cases} for cases in CASES.values())


@pytest.mark.parametrize("id", EDICTS)
def test_claims_name_the_cells_that_earn_the_stars(id):
    picture, claims = CLAIMS[id]
    actual = EDICTS[id].claims(board(picture))
    assert [f"{claim.stars} {' '.join(cell_names(claim.cells))}" for claim in actual] == claims


@pytest.mark.parametrize("id", EDICTS)
def test_edict_without_stars_has_no_claims(id):
    assert EDICTS[id].claims(board("")) == [] and EDICTS[id].count(board("")) == 0


@pytest.mark.parametrize("id", EDICTS)
def test_an_edict_reads_only_the_terrains_it_names(id):
    """Bots leave an edict alone when a terrain is drawn that it does not read."""
    reads = EDICTS[id].reads
    for letter in "FVAWMH":
        before, after = board("~ FVAWM^H"), board(f"{letter}{letter} {letter}{letter} ~ FVAWM^H")
        if letter not in reads and "." not in reads:
            assert EDICTS[id].count(before) == EDICTS[id].count(after), letter
