"""The referee on moves made by hand: it lets the good ones pass and names the rule that a bad one breaks."""

import pytest

from drawn import full_but
from naive import cell_name, parse_cell
from referee_map import drawn_on, sheet_with
from referee_moves import Move, judge


def text_after(sheet, drawings, aim):
    """The old map with each cell drawn as its letter; what it should be when nothing is destroyed."""
    letters = dict(sheet.letter)
    for cells, letter in drawings:
        for cell in cells.split():
            letters[parse_cell(cell)] = drawn_on(letters[parse_cell(cell)], letter)
    rows = ["".join(letters[row, column] for column in range(11)) for row in range(11)]
    marks = sorted(sheet.attacked | {parse_cell(cell) for cell in aim.split()})
    return "/".join(rows) + (" !" + ",".join(cell_name(cell) for cell in marks) if marks else "")


def problems(card, cells, terrain, before="", coins=(0, 0), told=(), aim="", **rest):
    """What the referee says to one move; `told` is what the map shows beyond plain drawing."""
    sheet = sheet_with(before, rest.get("attacked", ""), coins[0])
    extra = rest.get("extra", [])
    raw = {
        "terrain": terrain,
        "cells": cells.split(),
        "fallback": rest.get("fallback", False),
        "skill": rest.get("skill"),
        "extra": [{"terrain": letter, "cells": part.split()} for part, letter in extra],
        "destroyed": rest.get("destroyed", "").split(),
        "map": text_after(sheet, [(cells, terrain), *extra, *told], aim),
        "coins": coins[1],
    }
    return judge(Move(raw, sheet, card, rest.get("solo", False), rest.get("duty", False)))


def move(card, cells, terrain, before="", **rest):
    named = {key: value for key, value in rest.items() if key in ("skill", "fallback", "duty", "solo")}
    values = {"card": card, "cells": cells, "terrain": terrain, "before": before, **rest}
    return pytest.param(values, id=" ".join([card, cells, *map(str, named.values())]))


def wrong(rule, *args, **rest):
    values = move(*args, **rest)
    return pytest.param(rule, *values.values, id=f"{rule} {values.id}")


DRAGON = "c1 a2 b2 c2 a3"


CORNER = "i1 i2 j2 k2 k3"


LINE = "a1 b1 c1 d1"


GOOD = [
    move("hamlet", "a1 a2 b2", "V", coins=(0, 1)),
    move("hamlet", "a1 b1 c1 a2 b2", "V"),
    move("orchard", "a1 b1 a2 a3", "F"),
    move("hamlet", "a1 a2 b2", "V", "*", coins=(0, 1)),
    move("hamlet", "c2 b3 c3", "V", ".F. F^", coins=(0, 2)),
    move("hamlet", "a1 a2 b2", "V", coins=(14, 14)),
    move("fishing-village", LINE, "W", "...*....*", duty=True),
    move("rift-lands", "e5", "M"),
    move("rift-lands", "e5", "M", attacked="e5", told=[("e5", "X")], destroyed="e5"),
    move("farmland", "a1", "W", full_but("a1", "c1"), fallback=True),
    move("farmland", "f6", "M", full_but("a1", "a2", "f6"), fallback=True, duty=True),
    move("farmland", "", None, full_but()),
    move("great-river", "a1 a2 a3", "V", skill="knowledge", coins=(0, 1)),
    move("fishing-village", "a1 b1", "W", skill="move-silently"),
    move("farmland", "a1", "A", skill="move-silently", coins=(0, 1)),
    move("farmland", "a1", "A", skill="move-silently", coins=(0, 0)),
    move("hamlet", "a1 b1 a2 b2", "V", skill="negotiate", coins=(1, 0)),
    move("hamlet", "a1 a2 b2", "V", skill="search", extra=[("c2", "V")], coins=(0, 1)),
    move("orchard", "a1 b1 c1 c2", "F", skill="concentrate", extra=[("e1 f1 e2 e3", "F")], coins=(3, 0)),
    move("hamlet", "a1 a2 b2", "V", skill="concentrate", extra=[("e1 e2 f1", "V")], coins=(2, 0)),
    move("fishing-village", LINE, "W", "~ M", skill="cure-wounds", extra=[("b11 c11", "V")], coins=(1, 0)),
    move("fishing-village", LINE, "W", skill="diplomacy", extra=[("k11", "B")], coins=(2, 1)),
    move("goblin-attack", "a1 b2 c3", "M"),
    move("goblin-attack", "c1 b2 a3", "M"),
    move("goblin-attack", "a1", "M", full_but("a1", "a2"), fallback=True),
    move("goblin-attack", "a10 b11", "M", skill="move-silently"),
    move("gnoll-raid", "a1 a2", "M", skill="acrobatics", coins=(2, 0)),
    move("giant-troll-ravage", "a1 b1", "T", skill="acrobatics", coins=(3, 1)),
    move("goblin-attack", "i9 j10 k11", "M", solo=True),
    move("goblin-attack", "", None, full_but("a1"), solo=True),
    move("goblin-attack", "j11 k11", "M", skill="acrobatics", coins=(2, 0), solo=True),
    move("goblin-attack", "k10 k11", "M", skill="acrobatics", coins=(2, 0), solo=True),
    move("zombie-plague", "a1", "Z", attacked="a1", told=[("a1", "X")], destroyed="a1"),
    move("gorgon-gaze", "a1 c1 b2", "G", told=[("b1", "X")], destroyed="b1"),
    move("gorgon-gaze", "a1 c1 b2", "G", "... H", told=[("a2", "X")], destroyed="a2"),
    move("gorgon-gaze", "a1", "M", full_but("a1"), fallback=True),
    move("gorgon-gaze", "a1 b1", "G", skill="acrobatics", coins=(2, 0), told=[("b1", "X")], destroyed="b1"),
    move(
        "dragon-inferno",
        DRAGON,
        "D",
        attacked=DRAGON.replace(" ", ","),
        coins=(0, 3),
        told=[(DRAGON, "X")],
        destroyed=DRAGON,
    ),
    move("dragon-inferno", CORNER, "D", full_but(*CORNER.split()), coins=(12, 14)),
    move("dobrik", "b2", "H", aim="b1 a2 c2 b3"),
    move("dobrik", "a1", "H", aim="b1 a2"),
    move("freyla", "f6", "H", aim="f5 f4 f3"),
    move("wren", "a6", "H", aim="c5 c6 c7"),
    move("dal", "f6", "H", ". . . . ....M", aim="e5 g5 e7 g7", told=[("e5", "X")], destroyed="e5"),
    move("dal", "", None, full_but()),
]


BAD = [
    wrong("R11", "hamlet", "a1 a2 b2", "V", "F", coins=(0, 1)),
    wrong("R11", "hamlet", "a1 a2 b2", "W", coins=(0, 1)),
    wrong("R11", "hamlet", "a1 a2 a3", "V"),
    wrong("R11", "hamlet", "", "V"),
    wrong("R11", "great-river", "a1 a2 a3", "V", coins=(0, 1)),
    wrong("R11", "fishing-village", "a1 b1", "W"),
    wrong("R12", "hamlet", "a1 a2 b2", "V", coins=(0, 0)),
    wrong("R12", "hamlet", "a1 b1 c1 a2 b2", "V", coins=(0, 1)),
    wrong("R13", "farmland", "a1", "W", fallback=True),
    wrong("R13", "farmland", "a1", "H", full_but("a1", "c1"), fallback=True),
    wrong("R13", "farmland", "a1 c1", "W", full_but("a1", "c1"), fallback=True),
    wrong("R12", "farmland", "a1", "W", full_but("a1", "c1"), fallback=True, coins=(0, 1)),
    wrong("R14", "fishing-village", LINE, "W", "....*", duty=True),
    wrong("R14", "farmland", "a1", "A", "...*", fallback=True, duty=True),
    wrong("R14", "hamlet", "a1 b1 a2 b2", "V", "...*", skill="negotiate", coins=(1, 0), duty=True),
    wrong("R17", "farmland", "", None, full_but(), fallback=True),
    wrong("R18", "hamlet", "c2 b3 c3", "V", ".F. F^", coins=(0, 1)),
    wrong("R19", "hamlet", "a1 a2 b2", "V", coins=(14, 15)),
    wrong("R20", "goblin-attack", "a1 b1 c1", "M"),
    wrong("R20", "goblin-attack", "a1 b2", "M"),
    wrong("R21", "goblin-attack", "a1", "M", fallback=True),
    wrong("not 'M'", "giant-troll-ravage", "a1", "T", full_but("a1"), fallback=True),
    wrong("R23", "goblin-attack", "a1 b2 c3", "M", solo=True),
    wrong("R23", "goblin-attack", "", None, solo=True),
    wrong("R32", "dobrik", "b2 b3", "H", aim="b1 a2 c2 b3"),
    wrong("R32", "dobrik", "b2", "H", aim="b1 a2 c2"),
    wrong("R32", "freyla", "f6", "H", aim="f5 f4 g6"),
    wrong("is 'M', not 'X'", "dal", "f6", "H", ". . . . ....M", aim="e5 g5 e7 g7"),
    wrong("is 'M', not 'X'", "rift-lands", "e5", "M", attacked="e5"),
    wrong("should be e5", "rift-lands", "e5", "M", attacked="e5", told=[("e5", "X")]),
    wrong("should be 3", "dragon-inferno", CORNER, "D", full_but(*CORNER.split()), coins=(0, 0)),
    wrong("R38", "gorgon-gaze", "a1 c1 b2", "G"),
    wrong("R38", "gorgon-gaze", "a1 c1 b2", "G", told=[("k11", "X")], destroyed="k11"),
    wrong("R38", "gorgon-gaze", "a1 c1 b2", "G", ".^", told=[("b1", "X")], destroyed="b1"),
    wrong("R38", "gorgon-gaze", "a1 c1 b2", "G", told=[("b1 a2", "X")], destroyed="b1 a2"),
    wrong("R41", "gnoll-raid", "a1 a2", "M", skill="acrobatics", coins=(1, 0)),
    wrong("R41", "hamlet", "a1 b1 a2 b2", "V", skill="negotiate", coins=(0, 0)),
    wrong("R41", "orchard", "a1 b1 c1 c2", "F", skill="concentrate", extra=[("e1 f1 g1 g2", "F")], coins=(2, 0)),
    wrong("coins, should be", "hamlet", "a1 b1 a2 b2", "V", skill="negotiate", coins=(2, 2)),
    wrong("R44", "hamlet", "a1 a2 b2", "V", skill="acrobatics", coins=(2, 1)),
    wrong("on an ambush", "goblin-attack", "a1 b2 c3", "M", skill="diplomacy", extra=[("e5", "B")], coins=(1, 0)),
    wrong("on a hero card", "dobrik", "b2", "H", aim="b1 a2 c2 b3", skill="knowledge"),
    wrong("R45", "orchard", "a1 b1 c1 c2", "F", skill="concentrate", extra=[("e1 f1 g1 h1", "F")], coins=(3, 0)),
    wrong("R45", "orchard", "a1 b1 c1 c2", "F", skill="concentrate", extra=[("e1 f1 g1 g2", "A")], coins=(3, 0)),
    wrong(
        "with a fallback",
        "farmland",
        "a1",
        "W",
        full_but("a1", "b1"),
        fallback=True,
        duty=True,
        skill="search",
        extra=[("b1", "W")],
    ),
    wrong("R46", "fishing-village", LINE, "W", skill="cure-wounds", extra=[("b11 c11", "V")], coins=(1, 0)),
    wrong("R46", "fishing-village", LINE, "W", "~ M", skill="cure-wounds", extra=[("b11", "V")], coins=(1, 0)),
    wrong("R46", "fishing-village", LINE, "W", "~ M", skill="cure-wounds", extra=[("b11 c11", "F")], coins=(1, 0)),
    wrong("R47", "fishing-village", LINE, "W", skill="diplomacy", extra=[("k11", "V")], coins=(1, 0)),
    wrong("R47", "fishing-village", LINE, "W", skill="diplomacy", extra=[("j11 k11", "B")], coins=(1, 0)),
    wrong("R48", "great-river", "a1 a2 a3", "W", skill="knowledge", coins=(0, 1)),
    wrong("R49", "goblin-attack", "j10 k11", "M", skill="move-silently", solo=True),
    wrong("R49", "fishing-village", "c3 d3", "W", skill="move-silently"),
    wrong("R50", "hamlet", "a1 a2 b2", "V", skill="negotiate", coins=(1, 1)),
    wrong("R51", "hamlet", "a1 a2 b2", "V", skill="search", extra=[("e5", "V")], coins=(0, 1)),
    wrong("R51", "hamlet", "a1 a2 b2", "V", skill="search", extra=[("c2", "F")], coins=(0, 1)),
    wrong("extra", "hamlet", "a1 a2 b2", "V", extra=[("c2", "V")], coins=(0, 1)),
    wrong("extra", "hamlet", "a1 a2 b2", "V", skill="search", coins=(0, 1)),
    wrong("is 'W', not '.'", "hamlet", "a1 a2 b2", "V", told=[("k11", "W")], coins=(0, 1)),
    wrong("twice", "hamlet", "a1 a2 b2", "V", skill="search", extra=[("b2", "V")], coins=(0, 1)),
]


@pytest.mark.parametrize("values", GOOD)
def test_good_moves(values):
    assert problems(**values) == []


@pytest.mark.parametrize(("rule", "values"), BAD)
def test_bad_moves(rule, values):
    assert rule in " ".join(problems(**values))
