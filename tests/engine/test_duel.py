"""Duels: their texts for links, and two games of one deal turn by turn."""

from dataclasses import replace

import pytest

from mapwright.bots.greedy import GreedyBot
from mapwright.bots.match import play_match
from mapwright.bots.random import RandomBot
from mapwright.notation.deal_code import parse_deal
from mapwright.rules.setup import PRESETS
from page import ask


def played(deal, bot):
    setup, seed = parse_deal(deal) if isinstance(deal, str) else (deal, "duel")
    return str(play_match(setup, seed, [bot])[1])


GREEDY, RANDOM = played("bA1-duel", GreedyBot("x")), played("bA1-duel", RandomBot("x"))
EMPTY = {"length": 3, "names": ["Ann", "Бо"], "sender": 1, "scores": [], "records": ["", ""]}


def formatted(**parts):
    answer = ask("format-duel", duel={**EMPTY, **parts})
    assert answer["ok"], answer
    return answer


def test_the_text_of_a_duel_says_who_plays_and_what_was_played():
    answer = formatted(records=[GREEDY, RANDOM], scores=[[84, 79]])
    duel = ask("parse-duel", text=answer["text"])["duel"]
    assert duel == answer["duel"]
    assert (duel["names"], duel["sender"], duel["records"]) == (["Ann", "Бо"], 1, [GREEDY, RANDOM])
    assert duel["all_scores"] == [[84, 79], [result["stars"] for result in duel["results"]]]


def test_a_duel_of_five_rounds_has_fewer_than_2000_characters():
    scores = [[184, 179], [90, -12], [61, 97], [120, 121]]
    combined = [
        played(replace(PRESETS["combined"], skills=True, heroes=True), bot) for bot in (GreedyBot("x"), RandomBot("x"))
    ]
    assert len(formatted(length=5, scores=scores, records=[GREEDY, RANDOM])["text"]) < 1_000
    assert len(formatted(length=5, scores=scores, records=combined)["text"]) < 1_500


@pytest.mark.parametrize(
    ("length", "scores", "wins", "over"),
    [
        (3, [[84, 79]], [1, 0], False),
        (3, [[84, 79], [90, 60]], [2, 0], True),
        (3, [[84, 79], [60, 90], [5, 5]], [1, 1], True),
        (5, [[84, 79], [90, 60]], [2, 0], False),
        (0, [[9, 8]] * 20, [20, 0], False),
    ],
)
def test_a_duel_ends_with_the_majority_of_its_rounds(length, scores, wins, over):
    duel = formatted(length=length, scores=scores)["duel"]
    assert (duel["wins"], duel["over"]) == (wins, over)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "duel"),
        ("1@3@Ann@Bo@1@84:79@", "duel"),
        ("1@4@Ann@Bo@1@@@", "duel"),
        ("1@3@Ann@Bo@2@@@", "duel"),
        ("1@3@Ann@Bo@1@84@@", "duel"),
        ("2@3@Ann@Bo@1@@@", "duel-version"),
        ("1@3@Ann@Bo@1@@-broken.record@", "deal"),
        ("1@" + "x" * 60_000, "too-long"),
    ],
)
def test_a_damaged_foreign_or_huge_duel_is_refused(text, code):
    answer = ask("parse-duel", text=text)
    assert not answer["ok"]
    assert answer["error"]["code"] == code


def test_games_of_two_deals_or_of_a_table_are_no_duel():
    other = played("bA1-other", GreedyBot("x"))
    for records in ([GREEDY, other], [GREEDY, "bA2-x"]):
        assert not ask("format-duel", duel={**EMPTY, "records": records})["ok"]
        assert not ask("compare-games", records=records)["ok"]


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
