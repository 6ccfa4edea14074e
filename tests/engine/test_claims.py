"""An edict explains itself: which cells earn its stars. One drawn map for each, claims written out."""

import pytest

from edict_claims import CLAIMS
from mapwright.board.grid import cell_names
from mapwright.rules.scoring import EDICTS
from table import board


@pytest.mark.parametrize("id", EDICTS)
def test_claims_name_the_cells_that_earn_the_stars(id):
    picture, claims = CLAIMS[id]
    found = EDICTS[id].claims(board(picture))
    assert [f"{claim.stars} {' '.join(cell_names(claim.cells))}" for claim in found] == claims


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
