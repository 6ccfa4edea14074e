"""The entry point of the workshop: every job ends in a result or in one mistake with its line."""

import json
import sys

import pytest

from mapwright.notation.record import final_state, parse_record
from mapwright.workshop import said
from mapwright.workshop.figures import bars, better, margin
from mapwright.workshop.guard import Clock, TooSlowError, is_refused
from mapwright.workshop.said import Said
from mapwright.workshop.sandbox import RIVALS, run
from mapwright.workshop.texts import answer, starter

BOT = """from mapwright.rules.game import legal
class Bot:
    def __init__(self, seed, budget):
        pass
    def choose(self, state):
        {}
        return legal(state)[0]
"""


def steps(**job):
    beats = []
    found = [json.loads(step) for step in run(json.dumps(job), lambda: beats.append(1))]
    return found, len(beats)


def last(source, **job):
    return steps(**{"do": "play", "seed": "x", "source": source, **job})[0][-1]


def test_a_game_is_told_move_by_move_with_what_was_printed():
    found, beats = steps(do="play", seed="x", source=BOT.format("print(state.card)"))
    *moves, end = found
    assert end["done"]
    record = parse_record(end["record"])
    assert [step["move"] for step in moves] == list(range(1, len(record.actions) + 1))
    assert beats == len(moves)
    assert final_state(record).players[0].stars == end["stars"]
    assert all(step["said"].strip() and not step["cut"] for step in moves)


WRONG = {
    "syntax": ("class Bot\n  pass", 1),
    "raised": (BOT.format("1 / 0"), 6),
    "nothing": ("x = 1", None),
    "junk": (BOT.format("return 5"), 5),
    "illegal": (BOT.format("from mapwright.rules.state import PASS; return PASS"), 5),
    "refused": (BOT.format("import js"), 6),
    "slow": (BOT.format("import time; time.sleep(3600)"), 6),
    "memory": (BOT.format("raise MemoryError"), 6),
}


@pytest.mark.parametrize("kind", WRONG)
@pytest.mark.parametrize("job", [{}, {"do": "league", "deals": 1}, {"do": "check", "step": 1}], ids=str)
def test_a_mistake_is_a_kind_and_a_line(kind, job):
    source, line = WRONG[kind]
    failed = last(source, **job)["failed"]
    assert (failed["kind"], failed["line"]) == (kind, line)


def test_a_game_that_breaks_off_can_be_watched_up_to_there():
    end = last(BOT.format("if state.turn == 2: print('now'); 1 / 0"))
    assert end["moves"] == len(parse_record(end["record"]).actions) > 1
    assert end["said"] == "now\n"


def test_a_megabyte_is_cut():
    found, _ = steps(do="play", seed="x", source=BOT.format("print('x' * 10**6)"))
    assert found[0]["cut"] and len(found[0]["said"]) == said.LONGEST
    assert sum(len(step["said"]) for step in found) <= said.MOST
    assert found[-1]["done"]


def test_what_goes_to_the_error_stream_is_printed_too():
    before = sys.stderr
    found, _ = steps(do="play", seed="x", source=BOT.format("import sys; print('here', file=sys.stderr)"))
    assert found[0]["said"] == "here\n"
    assert sys.stderr is before


@pytest.mark.heavy
def test_a_league_is_played_on_the_same_deals_by_all():
    found, _ = steps(do="league", seed="l", deals=2, source=starter("random"))
    end = found[-1]
    assert end["done"] and end["share"] == 1
    assert list(end["table"]) == ["mine", *RIVALS]
    assert {row["games"] for row in end["table"].values()} == {2}
    assert end["table"]["mine"]["mean"] < end["table"]["greedy"]["mean"]
    assert end["better"]["greedy"] == 0
    assert [step["share"] for step in found] == sorted(step["share"] for step in found)
    assert end["table"]["mine"]["edicts"].keys() == end["table"]["expert"]["edicts"].keys()
    assert steps(do="league", seed="l", deals=2, source=starter("random"))[0][-1] == end


def test_a_check_tells_each_deal_and_whether_it_is_passed():
    found, _ = steps(do="check", step=1, source=answer(1))
    assert [len(step["deals"]) for step in found] == [*range(1, 11), 10]
    assert found[-1]["passed"] and found[-1]["mean"] == sum(found[-1]["deals"]) / 10


def test_said_hands_over_what_is_new():
    stream = Said()
    print("one", file=stream)
    assert stream.take() == ("one\n", False)
    assert stream.take() == ("", False)


def test_figures():
    assert margin([5]) is None
    assert margin([4, 6]) == pytest.approx(1.96)
    assert bars([-3, 5, 25]) == [(-10, 1), (0, 1), (10, 0), (20, 1)]
    assert bars([]) == []
    assert better([3, 2, 1], [1, 2, 3]) == 1.5


@pytest.mark.parametrize(
    ("name", "refused"), [("js", True), ("js.fetch", True), ("json", False), ("urllib.request", True)]
)
def test_what_leads_out_of_python_is_refused(name, refused):
    assert is_refused(name) is refused


def test_a_loop_is_ended_at_its_line():
    code = compile("while True:\n    pass\n", "bot.py", "exec")
    with pytest.raises(TooSlowError), Clock("bot.py", 0.2).running():
        exec(code, {})


def test_a_sleep_within_the_time_is_a_sleep():
    import time

    with Clock("bot.py", 0.5).running():
        time.sleep(0.01)
        with pytest.raises(TooSlowError):
            time.sleep(1)


def test_a_bot_gets_a_copy_of_the_state():
    change = BOT.format("object.__setattr__(state.players[0], 'filled_coins', 14)")
    assert last(change)["stars"] == last(BOT.format("pass"))["stars"]
