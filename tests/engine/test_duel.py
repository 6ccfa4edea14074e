"""Duels: their texts for links, and two games of one deal turn by turn."""

from dataclasses import replace

import pytest

from mapwright.bots.greedy import GreedyBot
from mapwright.bots.match import play_match
from mapwright.bots.random import RandomBot
from mapwright.notation.deal_code import parse_deal
from mapwright.notation.duel import Duel
from mapwright.rules.setup import PRESETS
from page import ask


def played(deal, bot):
    setup, seed = parse_deal(deal) if isinstance(deal, str) else (deal, "duel")
    return str(play_match(setup, seed, [bot])[1])


GREEDY, RANDOM = played("bA1-duel", GreedyBot("x")), played("bA1-duel", RandomBot("x"))
SECOND = played("bA1-second", GreedyBot("x")), played("bA1-second", RandomBot("x"))
THIRD = played("bA1-third", GreedyBot("x")), played("bA1-third", RandomBot("x"))
FOURTH = played("bA1-fourth", GreedyBot("x"))
EMPTY = {
    "id": "0123abcd",
    "length": 5,
    "names": ["Ann", "Бо"],
    "sender": 1,
    "scores": [],
    "last": ["", ""],
    "waiting": ["", ""],
}


def answered(what, **parts):
    answer = ask(what, **parts)
    assert answer["ok"], answer
    return answer


def formatted(**parts):
    return answered("format-duel", duel={**EMPTY, **parts})


def with_game(duel, player, record):
    return answered("duel-game", duel={key: duel[key] for key in EMPTY}, player=player, record=record)["duel"]


def text_of(duel):
    return answered("format-duel", duel={key: duel[key] for key in EMPTY})["text"]


def merged(own, received, player):
    return answered("duel-merge", own=text_of(own), received=text_of(received), player=player)["duel"]


def state_of(duel):
    return duel["scores"], duel["waiting"]


def rounds(*games):
    """Return a duel in which player 0 has begun each of these rounds."""
    duel = EMPTY
    for first, second in games:
        duel = with_game(with_game(duel, 0, first), 1, second)
    return duel


def test_the_text_of_a_duel_says_who_plays_and_what_was_played():
    duel = with_game(rounds((GREEDY, RANDOM)), 1, SECOND[0])
    parsed = answered("parse-duel", text=text_of(duel))["duel"]
    assert parsed == duel
    assert (parsed["names"], parsed["sender"], parsed["last"]) == (["Ann", "Бо"], 1, [GREEDY, RANDOM])
    assert parsed["waiting"] == ["", SECOND[0]]
    assert parsed["scores"] == [[result["stars"] for result in parsed["last_results"]]]


def test_the_link_of_a_duel_of_five_rounds_has_fewer_than_2000_characters():
    setup = replace(PRESETS["combined"], skills=True, heroes=True)
    combined = [played(setup, bot) for bot in (GreedyBot("x"), RandomBot("x"))]
    duel = with_game(rounds((GREEDY, RANDOM), SECOND), 0, THIRD[0])
    assert len(text_of({**duel, "length": 5})) < 1_300
    assert len(text_of(with_game(with_game(EMPTY, 0, combined[0]), 1, combined[1]))) < 1_500


@pytest.mark.parametrize(
    ("length", "scores", "wins", "over"),
    [
        (3, [(84, 79)], (1, 0), False),
        (3, [(84, 79), (90, 60)], (2, 0), True),
        (3, [(84, 79), (60, 90), (5, 5)], (1, 1), True),
        (5, [(84, 79), (90, 60)], (2, 0), False),
        (0, [(9, 8)] * 20, (20, 0), False),
    ],
)
def test_a_duel_ends_with_the_majority_of_its_rounds(length, scores, wins, over):
    duel = Duel(length, ("Ann", "Bo"), 0, scores=tuple(scores))
    assert (duel.wins, duel.over) == (wins, over)


def test_an_answer_to_the_waiting_game_finishes_the_round():
    waits = with_game(EMPTY, 0, GREEDY)
    assert state_of(waits) == ([], [GREEDY, ""])
    finished = with_game(waits, 1, RANDOM)
    assert (finished["last"], finished["waiting"]) == ([GREEDY, RANDOM], ["", ""])
    assert with_game(finished, 1, RANDOM) == finished, "the same game again changes nothing"


def test_an_answer_with_the_same_moves_finishes_the_round_too():
    finished = with_game(with_game(EMPTY, 0, GREEDY), 1, GREEDY)
    assert (finished["last"], finished["waiting"]) == ([GREEDY, GREEDY], ["", ""])
    assert merged(with_game(EMPTY, 0, GREEDY), finished, 0) == finished


def test_a_second_waiting_game_of_the_same_player_is_refused():
    waits = with_game(EMPTY, 0, GREEDY)
    answer = ask("duel-game", duel={key: waits[key] for key in EMPTY}, player=0, record=SECOND[0])
    assert answer["error"]["code"] == "duel"


def test_another_game_after_the_end_begins_a_rematch():
    over = rounds((GREEDY, RANDOM), SECOND, THIRD)
    assert over["over"] and over["wins"] == [3, 0]
    rematch = with_game(over, 1, FOURTH)
    assert (rematch["scores"], rematch["waiting"], rematch["names"]) == ([], ["", FOURTH], over["names"])
    assert rematch["id"] == with_game(over, 1, FOURTH)["id"] != over["id"]


def test_the_answer_to_a_challenge_gives_the_duel_the_same_id_each_time():
    challenge = {**EMPTY, "id": "", "waiting": [GREEDY, ""]}
    first, again = with_game(challenge, 1, RANDOM), with_game(challenge, 1, RANDOM)
    assert first["id"] == again["id"] != ""


def test_an_older_link_adds_nothing():
    duel = with_game(rounds((GREEDY, RANDOM), SECOND), 0, THIRD[0])
    for older in (with_game(EMPTY, 1, RANDOM), rounds((GREEDY, RANDOM)), with_game(EMPTY, 0, GREEDY)):
        assert state_of(merged(duel, older, 0)) == state_of(duel)


def test_a_newer_link_replaces_the_own_state_and_keeps_the_own_waiting_game():
    own = with_game(rounds((GREEDY, RANDOM)), 0, SECOND[0])
    received = with_game(rounds((GREEDY, RANDOM)), 1, THIRD[1])
    both = merged(own, received, 0)
    assert both["waiting"] == [SECOND[0], THIRD[1]]
    answered_theirs = with_game(both, 0, THIRD[0])
    assert answered_theirs["waiting"] == [SECOND[0], ""]
    theirs = merged(received, answered_theirs, 1)
    assert state_of(theirs) == state_of(answered_theirs)


def test_players_who_answer_each_other_at_the_same_time_come_to_the_same_score():
    one = with_game(with_game(EMPTY, 0, SECOND[0]), 1, THIRD[1])
    first, second = with_game(one, 0, THIRD[0]), with_game(one, 1, SECOND[1])
    here, there = merged(first, second, 0), merged(second, first, 1)
    assert here["waiting"] == there["waiting"] == ["", ""]
    assert sorted(here["scores"]) == sorted(there["scores"])
    assert here["wins"] == there["wins"]


def test_a_link_brings_the_other_players_name_and_keeps_the_own_one():
    own, received = {**EMPTY, "names": ["Ann", ""]}, {**EMPTY, "names": ["", "Bo"]}
    assert merged(own, received, 0)["names"] == ["Ann", "Bo"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "duel"),
        ("2@0123abcd@3@Ann@Bo@1@84:79@@@", "duel"),
        ("2@0123abcd@3@Ann@Bo@1@84:79@@@@", "duel"),
        ("2@0123abcd@4@Ann@Bo@1@@@@@", "duel"),
        ("2@0123abcd@3@Ann@Bo@2@@@@@", "duel"),
        ("2@0123abcd@3@Ann@Bo@1@84@@@@", "duel"),
        ("2@../../..@3@Ann@Bo@1@@@@@", "duel"),
        ("3@0123abcd@3@Ann@Bo@1@@@@@", "duel-version"),
        ("2@0123abcd@3@Ann@Bo@1@@@@-broken.record@", "deal"),
        ("2@" + "x" * 60_000, "too-long"),
    ],
)
def test_a_damaged_foreign_or_huge_duel_is_refused(text, code):
    answer = ask("parse-duel", text=text)
    assert not answer["ok"]
    assert answer["error"]["code"] == code


def test_every_link_that_was_cut_is_refused():
    text = text_of(with_game(rounds((GREEDY, RANDOM)), 1, SECOND[0]))
    for length in range(0, len(text), 7):
        assert not ask("parse-duel", text=text[:length])["ok"], length


def test_games_of_two_deals_unfinished_games_and_tables_are_no_duel():
    for last in ([GREEDY, SECOND[0]], [GREEDY, "bA2-x"], ["bA1-duel", "bA1-duel"]):
        assert not ask("format-duel", duel={**EMPTY, "scores": [[1, 1]], "last": last})["ok"]
    assert not ask("format-duel", duel={**EMPTY, "waiting": ["bA1-duel", ""]})["ok"]
    assert not ask("compare-games", records=[GREEDY, SECOND[0]])["ok"]


def test_a_duel_with_another_score_than_that_of_its_games_is_refused():
    duel = rounds((GREEDY, RANDOM))
    assert not ask("format-duel", duel={**{key: duel[key] for key in EMPTY}, "scores": [[199, 0]]})["ok"]


def test_both_maps_are_shown_after_each_card_and_the_deciding_turn_is_the_winners_best():
    comparison = ask("compare-games", records=[GREEDY, RANDOM])["comparison"]
    turns, deciding = comparison["turns"], comparison["deciding"]
    assert [turn["season"] for turn in turns] == sorted((turn["season"] for turn in turns), key=list_of_seasons.index)
    assert all(len(turn["maps"]) == 2 for turn in turns)
    leads = [turn["values"][0] - turn["values"][1] for turn in turns]
    changes = [lead - before for lead, before in zip(leads, [0, *leads], strict=False)]
    assert changes[deciding["index"]] == max(changes) == deciding["stars"]
    assert ask("compare-games", records=[GREEDY, GREEDY])["comparison"]["deciding"] is None


list_of_seasons = ["spring", "summer", "fall", "winter"]
