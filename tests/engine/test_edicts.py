"""Every edict on maps drawn and counted by hand, against the naive scorer and the engine."""

import pytest

import naive
from drawn import drawn
from mapwright.notation.notation import parse_map
from mapwright.rules.scoring import EDICTS, toll

CASES = {
    "sentinel-wood": [
        (0, "not on the edge", "~ .FFFFFFFFF. ..........."),
        (3, "corner once", "FF F .F"),
        (6, "all four borders, on ruins too", "F.........F ..........f ~ F....F....F"),
        (2, "only forest", "F.M.H.X.V.F"),
    ],
    "greenbough": [
        (0, "no forest", "VVAA WMHX"),
        (4, "two rows, two columns", "FF .F"),
        (4, "a row counts once", "F.........F ~ F.........F"),
        (2, "on ruins", "~ .....f.....  ..........."),
    ],
    "treetower": [
        (0, "an open neighbour", "F"),
        (1, "four filled neighbours", ".M. VFW .A."),
        (1, "corner, beside destroyed and wasteland", "FX #."),
        (0, "an empty ruins cell is open", ".^ HF* .F"),
        (4, "forest fills too", "FFV FFV MM"),
        (0, "the right border is not next to the left", "..........F F"),
    ],
    "stoneside-forest": [
        (0, "one mountain", "^FFF"),
        (6, "two mountains", "^FFF^"),
        (0, "forests that meet at a corner only", "^F ..F^"),
        (9, "the middle mountain once", "^F^F^"),
        (0, "the same mountain twice", "FF F^"),
        (0, "mountains side by side", "^^ F"),
        (0, "wasteland is no mountain", "^FF#"),
    ],
    "canal-lake": [
        (0, "corner to corner", "A.W .W."),
        (3, "water between farms", "AWA"),
        (5, "water with four farms counts once", ".A AWA .A"),
        (2, "a diplomacy cell is farm", "VBW"),
        (0, "a village is not", "VW"),
    ],
    "mages-valley": [
        (0, "corner to corner", "^.A .W"),
        (3, "water two, farm one", "W^A"),
        (3, "two mountains once, wasteland never, diplomacy as farm", "^W^.#W.^B"),
    ],
    "golden-granary": [
        (0, "water on ruins, farm beside ruins", "*.w.A*"),
        (4, "beside and on", "*W.a"),
        (6, "covered ruins count, diplomacy as farm", "vW.ww.b"),
        (2, "two ruins once, destroyed ruins are ruins", "*W*.xW"),
    ],
    "shoreside-expanse": [
        (0, "on the border", "AA ~ .....W"),
        (0, "touching each other", "~ .AW ..........."),
        (6, "one of each", "........... .AA.WW"),
        (6, "corner to corner does not touch", "........... .A ..W"),
        (3, "one cell on the border spoils the water", "...W ...W ...W....A"),
        (3, "a diplomacy cell is a farm cluster", "........... .VB"),
        (0, "water beside a diplomacy cell", "........... .WB"),
    ],
    "wildholds": [
        (0, "five", "VVVVV"),
        (8, "six", "VVVVVV"),
        (0, "three and three at a corner", "VVV ...VVV"),
        (8, "joined by a diplomacy cell", "VVBVVV"),
        (16, "twelve once, six once", "VVVVVVVVVVV V ~ vVVVVV"),
        (0, "the right border is not next to the left", "........VVV VVV"),
        (0, "farms do not join", "VVVAVVV"),
    ],
    "great-city": [
        (0, "touches a mountain", "VV^"),
        (3, "largest", "VV.VVV.V"),
        (2, "the largest touches a mountain", "VVVV^.VV..V"),
        (3, "a mountain at the corner", "VVV ...^"),
        (3, "a tie counts one", "VVV.VVV"),
        (4, "wasteland is no mountain, diplomacy is village", "VBV# v"),
    ],
    "greengold-plains": [
        (0, "two types", "FVA"),
        (3, "three types", ".F AVW"),
        (3, "hero, monster, mountain", "HVM .^"),
        (0, "destroyed, wasteland and ruins are no types", "XVF #V# AV*"),
        (0, "marked monsters are one type", "DVZ .F"),
        (3, "a village touches the diplomacy cell of its cluster", "VBF W"),
        (0, "a diplomacy cell is not its own neighbour", "FBW"),
        (3, "two diplomacy cells touch each other", "FBBW"),
        (0, "corner to corner", "FVA ..W"),
        (6, "two clusters around the same cells", "VFV VAV VWV"),
    ],
    "shieldgate": [
        (0, "one cluster", "VVVV"),
        (4, "second of three", "VVV.VV.V"),
        (6, "a tie for the largest", "VVV.VVV.V"),
        (2, "corner to corner are two", "VV ..V"),
        (2, "diplomacy cells are village", "BV.B"),
    ],
    "borderlands": [
        (0, "an empty ruins cell", "FFFFFFFFFF*"),
        (6, "a row", "~ FVAWMFVAWMF"),
        (6, "everything that fills", "X#^HbMDZTGF"),
        (12, "row and column crossing", "FFFFFFFFFFF" + " F" * 10),
        (12, "two columns", "F.........x " * 11),
    ],
    "lost-barony": [
        (0, "nothing filled", ""),
        (3, "one mountain", "~ .....^ ........... ..........."),
        (6, "two by three", "FFV VAW"),
        (3, "an empty ruins cell in the middle", "FFF F*F FFF"),
        (9, "everything that fills", "~ ........X#H ........^MF ........bVA"),
        (33, "a full map", "FVAWMXHBDZT " * 11),
        (3, "the right border is not next to the left", "F.........F F.........F"),
    ],
    "broken-road": [
        (0, "corner empty", "~ .F"),
        (3, "two cells", "~ F .F"),
        (3, "the corner alone", "~ X"),
        (0, "from the top border", " ".join("." * column + "F" for column in range(1, 11)) + " ..........."),
        (3, "the main one", "F .^ ..# ...H ....f .....M ......X .......B ........V .........W ..........A"),
        (3, "the other way does not count", "~ .F F"),
        (9, "three", "~ F FF FFF"),
    ],
    "cauldrons": [
        (0, "open below", "F.F"),
        (1, "one gap", "........... ..F .F.F ..F"),
        (1, "corner", ".X #"),
        (2, "ruins cells are empty", "*M H*^ .V"),
        (0, "a gap of two", "..F FF"),
        (2, "both ends of the top row", ".F.......F. M.........M"),
    ],
    "faunlost-thicket": [
        (0, "no forest", "V V V"),
        (2, "a row is one high", "FFFF"),
        (6, "three", "F F F.F"),
        (8, "broken runs", "FF FF .F FF F F"),
        (6, "a tie once, on ruins too", "F.f f.F F.F"),
        (22, "a whole column", "..........F " * 11),
    ],
    "deepwood": [
        (0, "four", "FFFF"),
        (0, "touches a village", "FFFFFV"),
        (6, "five", "FFFFF"),
        (6, "a village at the corner", "FFFFF .....V"),
        (0, "a diplomacy cell is village", "FFFFFB"),
        (0, "three and three at a corner", "FFF ...FFF"),
        (12, "two", "FFFFF AAAAA fFFFF"),
    ],
    "heart-of-the-forest": [
        (0, "a line", "........... .FFF"),
        (2, "a cross", "........... ..F .FFF ..F"),
        (4, "at the border", "FFF FFF"),
        (0, "a mountain is not forest", "........... ..F .FF^ ..F"),
        (0, "the right border is not next to the left", ".........FF FF"),
    ],
    "sleepy-valley": [
        (0, "two a row", "FF FF FF"),
        (4, "three", "FFF"),
        (12, "apart, all, on ruins", "F....F....F FFFFFFFFFFF f.F.f"),
    ],
    "craylund": [
        (0, "one water", "AWA"),
        (7, "three", ".W WAW"),
        (0, "one water cell touched five times", "AA AW AA"),
        (14, "two farms share three", "AWA AWA AWA"),
        (7, "a diplomacy cell is farm", "WBW .W"),
        (0, "corners do not touch", "W.W .A W.W"),
    ],
    "ulems-wallow": [
        (0, "one farm", "AW"),
        (4, "two farms", "AWA"),
        (4, "only the middle one", "WAWAW"),
        (4, "four farms once", ".A AWA .A"),
        (4, "a diplomacy cell is farm", "BWA"),
        (0, "corners do not touch", "A.A .W"),
    ],
    "clawsgrave-peaks": [
        (0, "no farm", "^W"),
        (5, "along the water", "^WWA"),
        (5, "between two waters once", "AW^WA"),
        (0, "another water has the farm", "^W.WA"),
        (0, "waters that meet at a corner", "^W ..WA"),
        (10, "two mountains", "^WA .^"),
        (5, "a diplomacy cell is farm", "^WB"),
    ],
    "jorekburg": [
        (0, "farm only, water only", "A.W"),
        (8, "one of each", "AW WA"),
        (4, "two to one is uneven", "AA AW W"),
        (4, "a diplomacy cell is one farm", "B V W"),
        (4, "two and two", "A W ~ a w"),
    ],
    "traylo-monastery": [
        (0, "three", "VVV V"),
        (7, "four", "VVVV"),
        (7, "upright with a diplomacy cell and ruins", "V B v V"),
        (7, "two lines in one cluster", "VVVV V V V"),
        (0, "a broken line", "VV.VV .VVV"),
        (0, "the right border is not next to the left", ".........VV VV"),
        (14, "two clusters", "VVVVV ~ V V V V"),
    ],
    "outer-enclave": [
        (0, "no village", "FF"),
        (0, "nothing open", "VX #"),
        (4, "all round", "........... .V"),
        (7, "a shared cell once", "........... .VV .V"),
        (4, "the best one", "V..VV"),
        (2, "an empty ruins cell", "V*"),
    ],
    "gnomish-colony": [
        (0, "a line", "VVVV"),
        (6, "two by two", "VV VV"),
        (6, "two of them in one cluster", "VVV VVV"),
        (6, "diplomacy and ruins", "VB vV"),
        (0, "a mountain in it", "VV V^"),
        (0, "the right border is not next to the left", "V.........V V.........V"),
        (12, "two clusters", "VV VV ~ .........VV .........VV"),
    ],
    "caravansary": [
        (0, "no village", "F"),
        (5, "two rows, three columns", "VVV V"),
        (8, "the widest is not the largest", "VVV.V VVV.V VVV.V ....V ....V ....VV"),
        (2, "two do not add up", "V.V"),
        (2, "corner to corner are two", "V .V"),
        (4, "diplomacy cells are village", "vBV"),
    ],
    "dwarvenholds": [
        (0, "no mountain", "FFFFFFFFFFF"),
        (0, "not full", "^*FFFFFFFFF"),
        (7, "a row", "FFFFF^FFFFF"),
        (14, "row and column share the mountain", "^FFFFFFFFFF" + " F" * 10),
        (0, "wasteland is no mountain", "FFFFF#FFFFF"),
        (7, "two mountains in a row", "^FFFFFFFFF^"),
    ],
    "silos": [
        (0, "an even column", ".F " * 11),
        (10, "column a", "F " * 11),
        (20, "a and c, not b", "FFF " * 11),
        (10, "column k", "..........X " * 11),
        (0, "an empty ruins cell", "F " * 5 + "* " + "F " * 5),
        (60, "a full map", "FVAWMXHBDZT " * 11),
    ],
    "banded-hills": [
        (0, "four types", "FVAWFVAW"),
        (4, "five", "FVAWM"),
        (4, "a diplomacy cell is two types", "BFWM"),
        (4, "mountain and hero", "^HFVA"),
        (0, "wasteland, destroyed and ruins are none", "FVAW#X*"),
        (0, "marked monsters are one type", "DZTGFVM"),
        (4, "all seven once", "fvawmh^"),
    ],
    "starlit-sigil": [
        (0, "an empty map", ""),
        (4, "three", "...F FFF"),
        (0, "four", "....F FFFF"),
        (4, "a corner with ruins", "*.F .F F"),
        (0, "two and one at a corner", "..F FF.F ..F"),
        (0, "the right border is not next to the left", "FFFFFFFFF.. .FFFFFFFFFF F"),
        (8, "two groups", "...F...FFFF FFFFFFF"),
    ],
}

TOLLS = [
    (0, "no monster", "FHX"),
    (0, "a walled monster", "MF X"),
    (4, "all round", "~ .M ..........."),
    (4, "a shared cell once", "M.M"),
    (2, "an empty ruins cell", "M*"),
    (10, "marked monsters", "D..Z ~ G..T"),
    (2, "on ruins", "m"),
]


def flat(cases):
    return [
        pytest.param(edict, stars, drawn(picture), id=f"{edict}: {why}")
        for edict, rows in cases.items()
        for stars, why, picture in rows
    ]


@pytest.mark.parametrize(("edict", "stars", "text"), flat(CASES))
def test_naive_counts_what_the_hand_counts(edict, stars, text):
    assert naive.stars(text)[edict] == stars


@pytest.mark.parametrize(("edict", "stars", "text"), flat(CASES))
def test_engine_counts_what_the_hand_counts(edict, stars, text):
    board = parse_map(text)
    assert EDICTS[edict].count(board) == stars
    assert sum(stars for stars, _ in EDICTS[edict].claims(board)) == stars


@pytest.mark.parametrize(("stars", "text"), [pytest.param(n, drawn(rows), id=why) for n, why, rows in TOLLS])
def test_toll(stars, text):
    assert naive.toll(text) == stars
    assert toll(parse_map(text)) == stars


def test_every_edict_has_its_maps():
    assert set(CASES) == set(EDICTS) == set(naive.EDICTS)
    assert all(len(cases) >= 3 and {0} < {stars for stars, _, _ in cases} for cases in CASES.values())
