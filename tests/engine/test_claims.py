"""An edict explains itself: which cells earn its stars. One drawn map for each, claims written out."""

import pytest

from mapwright.board.grid import cell_names
from mapwright.rules.scoring import EDICTS
from table import board

ROW_1 = "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1"
CLAIMS = {
    "sentinel-wood": ("F .F ..F", ["1 a1"]),
    "greenbough": ("F.F", ["1 a1 c1", "1 a1", "1 c1"]),
    "treetower": ("FV M", ["1 a1"]),
    "stoneside-forest": ("^F^ ... ^F", ["3 a1", "3 c1"]),
    "canal-lake": ("WA", ["1 a1", "1 b1"]),
    "mages-valley": ("W^A", ["2 a1", "1 c1"]),
    "golden-granary": ("W*.a", ["1 a1", "3 d1"]),
    "shoreside-expanse": ("........... .AA.W", ["3 b2 c2", "3 e2"]),
    "wildholds": ("VVVVVV", ["8 a1 b1 c1 d1 e1 f1"]),
    "great-city": ("VV.V", ["1 a1", "1 b1"]),
    "greengold-plains": (".F AVW", ["3 b2"]),
    "shieldgate": ("VVV.VV", ["2 e1", "2 f1"]),
    "borderlands": ("F" * 11, [f"6 {ROW_1}"]),
    "lost-barony": ("F .VV.FF .VV.FF", ["6 b2 c2 b3 c3"]),
    "broken-road": ("~ F FF.", ["3 a10 b11", "3 a11"]),
    "cauldrons": (".F F", ["1 a1"]),
    "faunlost-thicket": (".F .F FF F", ["2 b1", "2 b2", "2 b3"]),
    "deepwood": ("FFFFF", ["6 a1 b1 c1 d1 e1"]),
    "heart-of-the-forest": ("FF F", ["2 a1"]),
    "sleepy-valley": ("F.F.F F", ["4 a1 c1 e1"]),
    "craylund": ("WAW .W", ["7 b1"]),
    "ulems-wallow": ("AWA", ["4 b1"]),
    "clawsgrave-peaks": ("^WA ..^", ["5 a1"]),
    "jorekburg": ("AW W", ["4 a1 a2"]),
    "traylo-monastery": ("VVVV V", ["7 a1 b1 c1 d1 a2"]),
    "outer-enclave": ("V.F .", ["1 b1", "1 a2"]),
    "gnomish-colony": ("VV VV", ["6 a1 b1 a2 b2"]),
    "caravansary": ("VV V.V", ["4 a1 b1 a2"]),
    "dwarvenholds": ("FFFFF^FFFFF", [f"7 {ROW_1}"]),
    "silos": ("F " * 11, ["10 a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11"]),
    "banded-hills": ("FVAWM", [f"4 {ROW_1}"]),
    "starlit-sigil": ("...F FFF", ["4 a1 b1 c1"]),
}


@pytest.mark.parametrize("id", EDICTS)
def test_claims_name_the_cells_that_earn_the_stars(id):
    picture, claims = CLAIMS[id]
    found = EDICTS[id].claims(board(picture))
    assert [f"{claim.stars} {' '.join(cell_names(claim.cells))}" for claim in found] == claims


@pytest.mark.parametrize("id", EDICTS)
def test_no_stars_no_claims(id):
    assert EDICTS[id].claims(board("")) == [] and EDICTS[id].count(board("")) == 0


@pytest.mark.parametrize("id", EDICTS)
def test_an_edict_reads_only_the_terrains_it_names(id):
    """Bots leave an edict alone when a terrain is drawn that it does not read."""
    reads = EDICTS[id].reads
    for letter in "FVAWMH":
        before, after = board("~ FVAWM^H"), board(f"{letter}{letter} {letter}{letter} ~ FVAWM^H")
        if letter not in reads and "." not in reads:
            assert EDICTS[id].count(before) == EDICTS[id].count(after), letter
