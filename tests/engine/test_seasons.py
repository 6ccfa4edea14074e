"""Season's end, the end of the game, solo rating and the early end (R26–R31)."""

from dataclasses import replace

import pytest

from map_pictures import full_except
from mapwright.rules.game import legal, rating, title, winners
from mapwright.rules.scoring import EDICTS
from mapwright.rules.state import SeasonScore
from table import draw, game, seat, shows

EDICTS_ABCD = "sentinel-wood canal-lake wildholds borderlands"


def last_turn(*players, season="spring", cards="fishing-village", **facts):
    """The last turn of a season: two of time are left."""
    limit = {"spring": 8, "summer": 8, "fall": 7, "winter": 6}[season]
    return game(cards, *players, season=season, time=limit - 2, edicts=EDICTS_ABCD, **facts)


@pytest.mark.parametrize(("season", "letters"), [("spring", "AB"), ("summer", "BC"), ("fall", "CD"), ("winter", "DA")])
def test_r26_each_season_scores_its_two_edicts(season, letters):
    state = draw(last_turn(seat("FF"), season=season), "V a11 b11 c11 d11")
    [score] = state.players[0].seasons
    assert "".join(score.by_letter) == letters
    assert [id for id, _ in score.edicts] == [state.deal.edicts["ABCD".index(letter)] for letter in letters]
    if "A" in letters:
        assert score.by_letter["A"] == 2


def test_r26_edicts_plus_coins_minus_empty_cells_beside_monsters():
    state = draw(last_turn(seat("FFF .... AW.. .... M.M", coins=4)), "V a11 b11 c11 d11")
    [score] = state.players[0].seasons
    assert score == SeasonScore("spring", (("sentinel-wood", 3), ("canal-lake", 2)), coins=4, toll=6)
    assert score.total == 3 + 2 + 4 - 6


def test_r26_coins_score_again_every_season():
    state = draw(last_turn(seat(coins=4)), "V a11 b11 c11 d11")
    assert state.players[0].coins == 4 and state.season_id == "summer"


def test_r26_everybody_scores_their_own_map():
    state = draw(draw(last_turn(seat("FF"), seat("M", coins=1)), "V a11 b11 c11 d11"), "V a11 b11 c11 d11")
    assert [player.stars for player in state.players] == [2, 1 - 2]


def test_r26_row_completed_by_the_last_card_scores():
    state = draw(last_turn(seat("~ FFFFFFF...."), season="fall"), "V h11 i11 j11 k11")
    assert state.players[0].seasons[0].by_letter == {"C": 0, "D": 6}


def test_r27_effects_come_after_scoring_in_the_order_revealed():
    """The troll takes a cell that the zombies would have filled, or the other way round."""
    both = "~ Z.T"
    zombies_first = game("zombie-plague, giant-troll-ravage, orchard", "", time=6)
    assert zombies_first.effects == ("Z", "T")
    state = replace(last_turn(seat(both)), effects=("Z", "T"))
    state = draw(state, "V a1 b1 c1 d1")
    assert state.players[0].seasons[0].toll == 4, "scored before the wave"
    assert shows(state, "VVVV ~ Z ZZT"), "the wave has passed, the troll is asked"
    state = replace(last_turn(seat(both)), effects=("T", "Z"))
    state = draw(draw(state, "V a1 b1 c1 d1"), "X b11")
    assert shows(state, "VVVV ~ Z ZXT")


def test_r28_nothing_is_drawn_after_winter():
    state = replace(last_turn(seat("~ Z.T"), season="winter"), effects=("Z", "T"))
    state = draw(state, "V a1 b1 c1 d1")
    assert state.over and legal(state) == []
    assert shows(state, "VVVV ~ Z.T")


def scored(*totals):
    """A finished table with these stars and tolls."""
    state = game("orchard", *[seat() for _ in totals])
    players = [
        replace(player, seasons=(SeasonScore("spring", (("sentinel-wood", stars + toll), ("canal-lake", 0)), 0, toll),))
        for player, (stars, toll) in zip(state.players, totals, strict=True)
    ]
    return replace(state, players=tuple(players), over=True)


@pytest.mark.parametrize(
    ("totals", "expected"),
    {
        "most stars": (((30, 9), (29, 0)), [0]),
        "a tie, fewer stars lost to monsters": (((30, 9), (30, 4), (12, 0)), [1]),
        "a tie in both is shared": (((30, 4), (7, 0), (30, 4)), [0, 2]),
        "negative stars": (((-5, 5), (-3, 9)), [1]),
    }.values(),
)
def test_r28_winner_has_the_most_stars_and_the_lowest_toll_of_those(totals, expected):
    assert winners(scored(*totals)) == expected


def test_r29_the_next_season_begins_with_its_own_cards():
    state = draw(last_turn(later="temple-ruins orchard"), "V a11 b11 c11 d11")
    assert (state.season_id, state.turn, state.time) == ("summer", 0, 0)
    assert state.cards == ("temple-ruins", "orchard")


def test_r40_a_skill_may_be_used_again_in_a_new_season():
    state = draw(last_turn(seat(skill_used=True)), "V a11 b11 c11 d11")
    assert not state.players[0].skill_used


def test_r30_rating_is_stars_less_the_four_solo_values():
    state = replace(scored((90, 3)), deal=last_turn().deal)
    assert rating(state) == 90 - (25 + 24 + 16 + 24)
    assert sum(EDICTS[id].solo_value for id in EDICTS_ABCD.split()) == 89


@pytest.mark.parametrize(
    ("points", "threshold"),
    [(95, 30), (30, 30), (29, 20), (20, 20), (19, 10), (10, 10), (9, 0), (0, 0), (-1, -5), (-5, -5), (-6, -10),
     (-10, -10), (-11, -20), (-20, -20), (-21, -30), (-30, -30), (-31, -30), (-200, -30)],
)  # fmt: skip
def test_r30_title_is_the_highest_threshold_reached_and_below_the_lowest_the_lowest(points, threshold):
    assert title(points) == threshold


def test_r31_a_full_map_ends_a_solo_game_and_every_season_left_is_scored():
    state = game("fishing-village", seat(full_except("a1", "b1", "c1", "d1"), coins=2), edicts=EDICTS_ABCD)
    state = draw(state, "V a1 b1 c1 d1")
    assert state.over
    seasons = state.players[0].seasons
    assert [score.season for score in seasons] == ["spring", "summer", "fall", "winter"]
    full, forest = 6 * 22, 40 - 4
    assert [score.total for score in seasons] == [forest + 2, 2, full + 2, full + forest + 2]


def test_r31_full_map_in_fall_scores_fall_and_winter_only():
    state = game("fishing-village", seat(full_except("a1", "b1", "c1", "d1")), season="fall", edicts=EDICTS_ABCD)
    assert [score.season for score in draw(state, "V a1 b1 c1 d1").players[0].seasons] == ["fall", "winter"]


def test_r31_map_filled_by_the_last_card_of_a_season_ends_the_game():
    state = draw(last_turn(seat(full_except("a1", "b1", "c1", "d1"))), "V a1 b1 c1 d1")
    assert state.over and len(state.players[0].seasons) == 4


def test_r31_map_filled_by_the_wave_after_a_season_ends_the_game():
    opened = full_except("a1", "b1").replace("..F", "..Z", 1)
    state = replace(last_turn(seat(opened), cards="orchard"), effects=("Z",))
    state = draw(state, "F a1")
    assert state.over
    assert [score.season for score in state.players[0].seasons] == ["spring", "summer", "fall", "winter"]
    assert state.players[0].seasons[0].toll == 1 and state.players[0].seasons[1].toll == 0


def test_r31_full_map_ends_only_solo_games():
    state = draw(game("hamlet, fishing-village", seat(full_except()), seat()), "V a1 a2 b2")
    assert not state.over and state.players[0].seasons == ()
    state = draw(last_turn(seat(full_except()), seat()), "V a11 b11 c11 d11")
    assert not state.over and state.season_id == "summer", "nor does it at the end of a season"


def test_totals_are_the_sum_of_the_seasons():
    state = game("fishing-village", seat(full_except("a1", "b1", "c1", "d1"), coins=2), edicts=EDICTS_ABCD)
    player = draw(state, "V a1 b1 c1 d1").players[0]
    assert player.stars == sum(score.total for score in player.seasons)
    assert player.toll == sum(score.toll for score in player.seasons)


def test_r31_game_that_ends_after_a_long_spring_shows_no_card():
    """Winter is shorter than this spring: there is no tenth card in it to look at."""
    names = ["a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "a4"]
    state = game("rift-lands, " * 9 + "fishing-village", full_except("a1", "b1", "c1", "d1", *names))
    for name in names:
        state = draw(state, f"F {name}")
    state = draw(state, "V a1 b1 c1 d1")
    assert state.over and state.season_id == "winter" and state.cards == ()
