"""The referee on moves made by hand, good and bad ones, and on whole games of the engine."""

import copy
import json
import subprocess
import sys
from functools import cache

import pytest

from drawn import drawn
from facts import AMBUSH, solo_place, solo_walk
from naive import CELLS, Map, cell_name, parse_cell
from referee import Referee, check, check_deck, ravage, wave
from referee_map import Sheet, drawn_on
from referee_moves import Move, judge


def full_but(*open_cells):
    rows = [["F"] * 11 for _ in range(11)]
    for row, column in map(parse_cell, open_cells):
        rows[row][column] = "."
    return " ".join("".join(row) for row in rows)


def sheet_with(picture, attacked="", coins=0):
    sheet = Sheet("A")
    sheet.believe(drawn(picture) + (f" !{attacked}" if attacked else ""), coins)
    sheet.gain_from_map()
    sheet.track = coins
    return sheet


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


@pytest.mark.parametrize(
    ("card", "sheet", "cells"),
    [
        ("goblin-attack", "A", "i9 j10 k11"),
        ("gnoll-raid", "A", "a1 b1 a2 a3 b3"),
        ("kobold-onslaught", "A", "a9 a10 b10 a11"),
        ("bugbear-assault", "A", "i1 k1 i2 k2"),
        ("bugbear-assault", "B", "i3 k3 i4 k4"),
    ],
)
def test_solo_first_places(card, sheet, cells):
    """R25"""
    place = solo_place(AMBUSH[card].shape, AMBUSH[card], Sheet(sheet).empty)
    assert place == {parse_cell(cell) for cell in cells.split()}


@pytest.mark.parametrize("card", AMBUSH)
def test_solo_walk_tries_every_place(card):
    """Whatever is left open last is found in the end (R23)."""
    shape = AMBUSH[card].shape
    for row, column in CELLS:
        cells = frozenset((r + row, c + column) for r, c in shape)
        if cells <= set(CELLS):
            assert solo_place(shape, AMBUSH[card], cells) == cells


def test_solo_walk_goes_round_before_going_in():
    """Counter-clockwise from the bottom-left: right, up, left, down, then one cell diagonally inward (R23)."""
    ogre = AMBUSH["ogre-charge"]
    walk = [min(place) for place in solo_walk(ogre.shape, ogre.clockwise, ogre.corner)]
    assert [walk[step] for step in (0, 1, 9, 10, 18, 27, 35)] == [
        (9, 0), (9, 1), (9, 9), (8, 9), (0, 9), (0, 0), (8, 0)
    ]  # fmt: skip
    assert walk[36:38] == [(8, 1), (8, 2)]
    assert len(set(walk)) == 100


def zombie_wave(picture, attacked=""):
    sheet = sheet_with(picture, attacked)
    [after] = wave(sheet, sheet.letter)
    return after


def test_zombie_wave():
    """R33, R36"""
    assert zombie_wave("Z*F .") == Map(drawn("ZzF Z")).letter
    assert zombie_wave("Z*F .", "b1,a2") == Map(drawn("ZxF X")).letter
    assert zombie_wave("M.") == Map(drawn("M.")).letter


def test_troll_picks_one_cell():
    """R37"""
    sheet = sheet_with("T* .")
    assert [Map(drawn(after)).letter in ravage(sheet, sheet.letter) for after in ("Tx", "T* X")] == [True, True]
    assert len(ravage(sheet, sheet.letter)) == 2
    walled = sheet_with("TF F")
    assert ravage(walled, walled.letter) == [walled.letter]


def solo_game_with_full_map():
    """One cell is left in spring; drawing it ends the game, and four seasons are scored (R31)."""
    before, after = drawn(full_but("a1")), drawn(full_but())
    edicts = {"A": "sentinel-wood", "B": "canal-lake", "C": "wildholds", "D": "borderlands"}
    turn_made = {
        "season": "spring",
        "cards": ["rift-lands"],
        "kind": "explore",
        "moves": [
            {
                "by": 0,
                "on": 0,
                "terrain": "F",
                "cells": ["a1"],
                "fallback": False,
                "skill": None,
                "extra": [],
                "destroyed": [],
                "map": after,
                "coins": 0,
            }
        ],
    }
    # 40 edge cells, and 22 full lines at six
    scored = [{"A": 40, "B": 0}, {"B": 0, "C": 0}, {"C": 0, "D": 132}, {"D": 132, "A": 40}]
    seasons = [
        {
            "season": season,
            "players": [
                {"map": after, "after": after, "edicts": stars, "coins": 0, "toll": 0, "total": sum(stars.values())}
            ],
        }
        for season, stars in zip(["spring", "summer", "fall", "winter"], scored, strict=True)
    ]
    # 25 + 24 + 16 + 24 = 89 is what the four edicts ask of one player
    result = [{"stars": 344, "toll": 0, "rating": 255, "title": 30}]
    game = {
        "set": "base",
        "sheet": "A",
        "limits": [8, 8, 7, 6],
        "edicts": edicts,
        "skills": [],
        "players": ["me"],
        "turns": [turn_made],
        "seasons": seasons,
        "result": result,
        "winners": [0],
    }
    referee = Referee(game)
    referee.sheets[0].believe(before)
    return game, referee


def test_a_full_map_ends_a_solo_game():
    _, referee = solo_game_with_full_map()
    assert referee.run() == []


@pytest.mark.parametrize(("key", "value"), [("stars", 343), ("toll", 1), ("rating", 254), ("title", 20)])
def test_solo_result_is_checked(key, value):
    """R30"""
    game, referee = solo_game_with_full_map()
    game["result"][0][key] = value
    assert "should be" in " ".join(referee.run())


def test_no_turn_after_the_end():
    game, referee = solo_game_with_full_map()
    game["turns"] *= 2
    assert "R31" in " ".join(referee.run())


@pytest.mark.parametrize(
    ("scores", "winners"),
    [([(9, 3), (8, 0)], [0]), ([(9, 3), (9, 2)], [1]), ([(9, 3), (9, 3), (8, 0)], [0, 1])],
)
def test_winners(scores, winners):
    """Most stars, then the lower toll, then shared (R28)."""
    game = {
        "sheet": "A",
        "players": ["bot"] * len(scores),
        "result": [{"stars": stars, "toll": toll} for stars, toll in scores],
        "winners": winners,
    }
    referee = Referee(game)
    referee.scores = [[{"total": stars, "toll": toll}] for stars, toll in scores]
    referee.check_result()
    assert referee.problems == []
    game["winners"] = [0, 1, 2] if len(winners) == 1 else [0]
    referee.check_result()
    assert "R28" in " ".join(referee.problems)


@pytest.mark.parametrize(
    ("rule", "cards", "revealed"),
    [
        ("", "base", {"spring": "temple-ruins farmland goblin-attack", "summer": "gnoll-raid temple-ruins farmland"}),
        ("", "combined", {"spring": "lagoon dal", "summer": "zombie-plague ogre-charge wren lagoon"}),
        ("unknown", "base", {"spring": "swamp"}),
        ("R4", "base", {"spring": "lagoon"}),
        ("R4", "combined", {"spring": "lagoon", "winter": "farmland"}),
        ("R6", "heroes", {"spring": "temple-ruins lagoon"}),
        ("R29", "base", {"spring": "farmland farmland"}),
        ("R29", "base", {"spring": "goblin-attack gnoll-raid"}),
        ("R29", "heroes", {"spring": "dal", "summer": "wren freyla"}),
        ("R22", "base", {"spring": "goblin-attack", "fall": "goblin-attack"}),
        ("R22", "heroes", {"spring": "dal", "winter": "dal"}),
    ],
)
def test_deck(rule, cards, revealed):
    turns = [{"season": season, "cards": ids.split()} for season, ids in revealed.items()]
    found = " ".join(check_deck({"set": cards, "turns": turns}))
    assert rule in found if rule else not found


def test_one_skill_a_season():
    """R40; acrobatics is used by the owner of the map (R44)."""
    referee = Referee({"sheet": "A", "players": ["bot"] * 2, "skills": ["search", "acrobatics", "knowledge"]})
    assert not list(referee.check_skill({"skill": "acrobatics", "by": 0, "on": 1}))
    assert not list(referee.check_skill({"skill": "search", "by": 0, "on": 0}))
    assert "R40" in " ".join(referee.check_skill({"skill": "knowledge", "by": 1, "on": 1}))
    referee.season = 1
    assert not list(referee.check_skill({"skill": "knowledge", "by": 1, "on": 1}))
    assert "R39" in " ".join(referee.check_skill({"skill": "negotiate", "by": 0, "on": 0}))


def play(*options):
    command = [sys.executable, "-m", "mapwright", "play", *options, "--json"]
    out = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in out.splitlines()]


def bots(count):
    return ["--bot", "random"] * count


@pytest.mark.parametrize("skills", [(), ("--skills",)], ids=["plain", "skills"])
@pytest.mark.parametrize("players", [1, 2, 3, 5])
@pytest.mark.parametrize("cards", ["base", "heroes", "combined"])
def test_games_of_the_engine(cards, players, skills):
    seed = f"referee-{cards}-{players}-{len(skills)}"
    games = play(*bots(players), "--seed", seed, "--set", cards, *skills, "--games", "9")
    assert len(games) == 9
    found = {game["seed"]: check(game) for game in games}
    assert not any(found.values()), found


@cache
def one_game():
    [game] = play(*bots(3), "--seed", "tamper", "--set", "combined", "--skills")
    return game


def first(game, kind):
    return next(turn for turn in game["turns"] if turn["kind"] == kind)


def with_limits(game):
    game["limits"][0] += 1


def with_two_of_a_kind(game):
    game["edicts"] |= {"A": "sentinel-wood", "B": "greenbough"}


def with_two_skills(game):
    game["skills"].pop()


def without_last_turn(game):
    game["turns"].pop()


def with_card_again(game):
    game["turns"][1]["cards"] = game["turns"][0]["cards"]


def with_early_summer(game):
    game["turns"][1]["season"] = "summer"


def with_ambush_at_home(game):
    for raw in first(game, "ambush")["moves"]:
        raw["on"] = raw["by"]


def with_somebody_idle(game):
    first(game, "explore")["moves"].pop()


def with_better_score(game):
    game["seasons"][2]["players"][1]["total"] += 1


def without_toll(game):
    score = max((season["players"][0] for season in game["seasons"]), key=lambda score: score["toll"])
    score["toll"] = -1


def with_another_map_after(game):
    score = game["seasons"][0]["players"][0]
    score["after"] = score["after"].replace(".", "X", 1)


def with_wrong_winner(game):
    game["winners"] = [seat for seat in range(3) if seat not in game["winners"]]


def with_unknown_skill(game):
    raw = first(game, "explore")["moves"][0]
    others = ("knowledge", "search", "diplomacy", "negotiate")
    raw["skill"] = next(skill for skill in others if skill not in game["skills"])


TAMPERED = {
    with_limits: "R3",
    with_two_of_a_kind: "R2",
    with_two_skills: "R39",
    without_last_turn: "R10",
    with_card_again: "R29",
    with_early_summer: "R10",
    with_ambush_at_home: "R20",
    with_somebody_idle: "R9",
    with_better_score: "R26",
    without_toll: "R26",
    with_another_map_after: "R27",
    with_wrong_winner: "R28",
    with_unknown_skill: "R39",
}


@pytest.mark.parametrize("tamper", TAMPERED, ids=lambda tamper: tamper.__name__)
def test_a_tampered_game_is_seen(tamper):
    game = copy.deepcopy(one_game())
    assert check(game) == []
    tamper(game)
    assert TAMPERED[tamper] in " ".join(check(game))
