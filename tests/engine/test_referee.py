"""What the referee knows beyond a single move: the solo walk, waves and ravages, results, decks, one skill a season."""

import pytest

from drawn import drawn, full_but
from facts import AMBUSH, solo_place, solo_walk
from naive import CELLS, Map, parse_cell
from referee import Referee, check_deck, ravage, wave
from referee_map import Sheet, sheet_with


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
