"""Rules of all skills: three dealt, one per season, paid with coins (R39–R43, S1, S3)."""

import pytest

from mapwright.rules.cards import SKILL_BY_ID
from mapwright.rules.legal_options import may_pass
from table import RIVER, coins_of, draw, game, leave, offered, refused, seat, shape


def test_r39_only_the_dealt_skills_may_be_used():
    state = game("orchard", seat(coins=5), skills="concentrate diplomacy search")
    assert offered(state) == set()
    assert refused(state, shape("F", "a1 b1 a2 b2", skill="negotiate")) == "skill-not-dealt"


def test_r40_two_skills_in_one_season_are_refused():
    state = game("fishing-village, orchard", seat(coins=5), skills="diplomacy search negotiate")
    state = draw(draw(state, RIVER), "W e11", skill="search")
    assert state.card == "orchard" and offered(state) == set()
    assert refused(state, shape("F", "a1 b1 a2 b2", skill="negotiate")) == "skill-used"
    state = draw(state, "F a1 b1 c1 c2")
    assert not may_pass(state), "nothing more is asked"


def test_r40_second_skill_in_one_turn_is_refused():
    state = game("fishing-village, orchard", seat(coins=5), skills="diplomacy search negotiate")
    state = draw(state, "W a1 b1 a2 b2", skill="negotiate")
    assert state.card == "orchard", "search is not offered after negotiate"


def test_r40_each_player_uses_a_skill_independently():
    state = game("fishing-village, orchard", seat(coins=1), seat(coins=1), skills="diplomacy")
    state = draw(draw(state, RIVER), "B k1", skill="diplomacy")
    assert state.task.by == 1
    state = leave(draw(state, RIVER))
    assert [player.skill_used for player in state.players] == [True, False]
    assert [player.coins for player in state.players] == [0, 1]


def test_r40_using_a_skill_is_optional():
    state = draw(game("fishing-village, orchard", seat(coins=1), skills="diplomacy"), RIVER)
    assert may_pass(state) and state.task.kind == "extra"
    state = leave(state)
    assert state.card == "orchard" and coins_of(state) == 1 and not state.players[0].skill_used


@pytest.mark.parametrize(
    ("skill", "card", "first"),
    [
        ("concentrate", "fishing-village", RIVER),
        ("cure-wounds", "fishing-village", RIVER),
        ("diplomacy", "fishing-village", RIVER),
        ("negotiate", "fishing-village", None),
    ],
)
def test_r41_skill_needs_exactly_the_coins_of_its_cost(skill, card, first):
    cost = SKILL_BY_ID[skill].cost

    def usable(coins):
        state = game(card, seat("M", coins=coins), skills=skill)
        return skill in offered(draw(state, first) if first else state)

    assert usable(cost) and not usable(cost - 1)


def test_r41_acrobatics_needs_exactly_the_coins_of_its_cost():
    assert game("gnoll-raid", seat(coins=2), skills="acrobatics").task.kind == "dodge"
    assert game("gnoll-raid", seat(coins=1), skills="acrobatics").task.kind == "draw"


def test_r41_search_is_free():
    state = draw(game("fishing-village", skills="search"), RIVER)
    assert offered(state) == {"search"}
    assert coins_of(draw(state, "W e11", skill="search")) == 0


def test_r41_skill_without_enough_coins_is_refused():
    state = game("fishing-village", skills="negotiate")
    assert refused(state, shape("W", "a1 b1 a2 b2", skill="negotiate")) == "no-coins"


def test_s3_coin_gained_in_the_same_turn_can_pay_for_a_skill():
    state = draw(game("farmland", skills="diplomacy"), "A a1 a2")
    assert coins_of(state) == 1
    assert coins_of(draw(state, "B k1", skill="diplomacy")) == 0


def test_r43_paying_crosses_out_coins_that_no_longer_score():
    state = game("fishing-village", seat(coins=4), skills="concentrate", time=6)
    state = draw(draw(state, RIVER), "W a1 b1 c1 d1", skill="concentrate")
    assert state.players[0].seasons[0].coins == 1
    assert (state.players[0].filled_coins, state.players[0].spent_coins) == (4, 3)


def test_r43_crossed_out_coins_cannot_pay_again():
    state = game("fishing-village", seat(coins=2, spent=9), skills="concentrate")
    assert draw(state, RIVER).task.kind == "draw", "two coins are left, three are wanted"


def test_s1_no_skill_but_acrobatics_is_offered_on_an_ambush_or_hero_card():
    every = "concentrate cure-wounds diplomacy knowledge negotiate search"
    state = game("goblin-attack", seat(coins=9), seat(coins=9), skills=every)
    assert offered(state) == set()
    assert draw(state, "M a1 b2 c3").task.kind == "ambush"
    state = game("dobrik", seat(coins=9), skills=f"{every} acrobatics move-silently")
    assert offered(state) == set()
    assert draw(state, "H a1").card == "fishing-village"
