"""Puzzles over the bridge: opened, checked and solved by a page; nothing of them is loaded to play."""

import sys

import pytest

from mapwright.bots import Budget
from mapwright.bots.match import make_bot, play_match
from mapwright.notation.action_text import parse_action
from mapwright.page.intent import intent_from_action
from mapwright.puzzles import best_answers, make_puzzle
from mapwright.rules.setup import BASE
from page import Page, ask


def test_a_puzzle_shows_what_a_person_needs():
    puzzle = ask("puzzle", code="2.golden")["puzzle"]
    assert puzzle["code"] == "2.golden"
    assert puzzle["deal"] == puzzle["record"].split(".")[0]
    assert puzzle["now"] <= puzzle["best"]
    assert 1 <= puzzle["best_continuations"] <= puzzle["continuations"]
    assert 1 <= puzzle["near_best"] <= puzzle["first_actions"]
    assert len(puzzle["cards"]) == 2
    assert len(puzzle["scored_letters"]) == 2


NOT_OVER = {"ok": True, "is_season_over": False}


def test_a_puzzle_is_played_like_a_game_and_checked():
    page = Page(deal=None)
    opened = page.tell("puzzle-open", code="2.desk")
    assert opened["view"]["record"] == opened["puzzle"]["record"]
    assert opened["view"]["players"][0]["map"] == opened["puzzle"]["map"]
    [solution, *_] = page.ask("puzzle-solution", code="2.desk")["solutions"]
    for move, text in zip(solution["moves"], best_answers(make_puzzle("2.desk"), 1)[0], strict=True):
        state = page.bridge.session().moment.state
        page.tell("act", intent=intent_from_action(state, parse_action(state, text)))
        assert [event for event in page.view["log"] if event["kind"] == "drawn"][-1]["cells"] == move["cells"]
        page.tell("next")
    checked = page.ask("puzzle-check", code="2.desk", record=page.view["record"])
    assert checked["is_season_over"] and checked["right"]
    assert checked["score"] == solution["score"]
    scored = page.view["players"][0]["seasons"][opened["puzzle"]["season_index"]]
    assert checked["score"]["total"] == opened["puzzle"]["best"] == scored["total"]


def test_an_answer_that_is_not_the_best_is_wrong_and_an_unfinished_one_is_not_done():
    page = Page(deal=None)
    page.tell("puzzle-open", code="2.phone-2")
    assert page.ask("puzzle-check", code="2.phone-2", record=page.view["record"]) == NOT_OVER
    while page.view["season_index"] == page.ask("puzzle", code="2.phone-2")["puzzle"]["season_index"]:
        page.tell("act", intent=next(page.legal_intents()))
        page.tell("next")
    checked = page.ask("puzzle-check", code="2.phone-2", record=page.view["record"])
    assert checked["is_season_over"] and not checked["right"]


@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        ("free", {}, "2.x"),
        ("edict", {"topic": "canal-lake"}, "2.canal-lake.x"),
        ("day", {"topic": "2026-11-15"}, "day.2026-11-15"),
        ("run", {"place": 4}, "run.4.x"),
    ],
)
def test_the_code_of_a_new_puzzle_gives_a_puzzle_of_its_kind(kind, fields, code):
    assert ask("puzzle-code", kind=kind, seed="x", **fields)["code"] == code
    opened = ask("puzzle-open", code=code)
    assert (opened["kind"], opened["day"]) == (kind, fields["topic"] if kind == "day" else "")


def test_daily_puzzles_are_numbered_and_differ():
    first, second = ask("puzzle-day", day="2026-11-15"), ask("puzzle-day", day="2026-11-16")
    assert (first["number"], second["number"]) == (1, 2)
    assert first["puzzle"]["code"] == "day.2026-11-15"
    assert first["puzzle"]["record"] != second["puzzle"]["record"]


def test_turning_points_are_puzzles():
    _, record = play_match(BASE, "points", [make_bot("novice", "points/0", Budget())])
    page = Page(deal=None)
    while (slice_ := page.ask("turning-points", record=str(record), seat=0, ms=0))["busy"]:
        assert 0 <= slice_["progress"] <= 1
    assert slice_["points"]
    for point in slice_["points"]:
        assert point["puzzle"]["best"] - point["stars"] == point["loss"] > 0
        opened = page.tell("puzzle-open", code=point["puzzle"]["code"])
        assert opened["view"]["record"] == ".".join(str(record).split(".")[: point["number"] + 1])
        tokens = str(record).split(".")
        records = (".".join(tokens[: point["number"] + end]) for end in range(2, 10))
        ends = (page.ask("puzzle-check", code=point["puzzle"]["code"], record=each) for each in records)
        assert next(answer for answer in ends if answer.get("is_season_over"))["score"]["total"] == point["stars"]


def test_the_next_puzzle_is_looked_for_in_slices():
    page = Page(deal=None)
    slices = 1
    while page.ask("puzzle-prefetch", code="2.ahead", ms=0)["busy"]:
        slices += 1
    assert slices > 20
    assert page.ask("puzzle", code="2.ahead") == ask("puzzle", code="2.ahead")
    assert page.ask("puzzle-prefetch", code="2.ahead", ms=0) == {"ok": True, "busy": False}


def test_interrupted_prefetch_gives_the_same_puzzle():
    page = Page(deal=None)
    for _ in range(5):
        assert page.ask("puzzle-prefetch", code="2.ahead", ms=0)["busy"]
    assert page.ask("puzzle", code="2.ahead") == ask("puzzle", code="2.ahead")


def test_the_code_of_a_turning_point_may_be_packed():
    _, record = play_match(BASE, "points", [make_bot("novice", "points/0", Budget())])
    page = Page(deal=None)
    while (answer := page.ask("turning-points", record=str(record), seat=0, ms=1000))["busy"]:
        pass
    point = answer["points"][0]
    short = f"own.0.{point['number']}.{page.ask('pack', record=str(record))['record']}"
    assert len(short) < len(point["puzzle"]["code"])
    assert page.ask("puzzle", code=short)["puzzle"] == point["puzzle"]
    assert page.ask("puzzle-link", code=point["puzzle"]["code"])["code"] == short
    assert page.ask("puzzle-check", code=short, record=point["puzzle"]["record"]) == NOT_OVER


@pytest.mark.parametrize(
    ("do", "fields", "code"),
    [
        ("puzzle", {}, "message"),
        ("puzzle", {"code": 7}, "message"),
        ("puzzle", {"code": "2.no seed"}, "seed"),
        ("puzzle", {"code": "nothing.x"}, "puzzle"),
        ("puzzle", {"code": "own.0.1.x"}, "moment"),
        ("puzzle-open", {"code": ""}, "puzzle"),
        ("puzzle-prefetch", {"code": "x"}, "message"),
        ("puzzle-prefetch", {"code": "nothing.x", "ms": 5}, "puzzle"),
        ("puzzle-day", {"day": "soon"}, "date"),
        ("puzzle-check", {"code": "2.x", "record": [7]}, "message"),
        ("puzzle-check", {"code": "2.x", "record": "?"}, "deal"),
        ("puzzle-code", {"kind": "own", "seed": "x"}, "puzzle"),
        ("puzzle-code", {"kind": "day", "seed": "x", "topic": "soon"}, "date"),
        ("puzzle-solution", {"code": "2." + "x" * 65}, "seed"),
        ("turning-points", {"record": "x", "seat": 0, "ms": 5}, "deal"),
        ("turning-points", {"record": "bA1-x", "seat": 1, "ms": 5}, "message"),
    ],
)
def test_invalid_puzzle_requests_are_refused(do, fields, code):
    answer = ask(do, **fields)
    assert (answer["ok"], answer["error"]["code"]) == (False, code)


def test_a_refused_puzzle_leaves_the_game_open():
    assert Page().refused("puzzle-open", code="2.no seed") == "seed"


def test_puzzle_request_without_the_puzzle_module_reports_not_loaded(monkeypatch):
    monkeypatch.setitem(sys.modules, "mapwright.page.handlers.puzzles", None)
    assert ask("puzzle", code="2.x")["error"]["code"] == "not-loaded"
