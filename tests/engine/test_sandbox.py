"""The bot's side of the workshop: every question is answered with one action, or with one mistake and its line."""

import json
import sys

import pytest

from mapwright.bots.custom_bots import MAX_FRAMES
from mapwright.notation.record import final_state, parse_record
from mapwright.workshop import bot_limits, output, sandbox
from mapwright.workshop.bot_limits import TimeLimit, TimeLimitExceeded, is_blocked
from mapwright.workshop.output import CapturedOutput
from mapwright.workshop.sandbox import BotRunner
from page import BOT, PLAIN_BOT, Page, bot_answer, play_bot_game


def first(source):
    """The answer to the first question of a game."""
    return bot_answer(BotRunner(), source, Page(deal=None).tell(do="bot-game", seed="x"))


def test_each_answer_has_the_action_and_the_output_before_it():
    record, answers = play_bot_game(BOT.format("print(state.card)"))
    assert final_state(parse_record(record)).over
    assert len(parse_record(record).action_texts) == len(answers)
    assert all(answer["output"].strip() and not answer["cut"] for answer in answers)


WRONG = {
    "syntax": ("class Bot\n  pass", 1),
    "raised": (BOT.format("1 / 0"), 7),
    "nothing": ("x = 1", None),
    "junk": (BOT.format("return 5"), 5),
    "illegal": (BOT.format("from mapwright.rules.state import PASS; return PASS"), 5),
    "refused": (BOT.format("import js"), 7),
    "slow": (BOT.format("import time; time.sleep(3600)"), 7),
    "memory": (BOT.format("raise MemoryError"), 7),
    "no-init": ("class Bot:\n    def choose(self, state):\n        return None", 1),
    "no-self": (PLAIN_BOT.replace("(self, state)", "(state)"), 5),
}


# Guarantee: bots
@pytest.mark.parametrize("kind", WRONG)
def test_mistake_has_its_kind_and_line(kind):
    source, line = WRONG[kind]
    failed = first(source)["failed"]
    assert (failed["kind"], failed["line"]) == (kind, line)


def test_init_without_a_seed_is_reported_with_its_line():
    failed = first(PLAIN_BOT.replace("(self, seed, budget)", "(self)"))["failed"]
    assert (failed["kind"], failed["line"]) == ("no-init", 3)


def test_an_error_in_a_helper_is_reported_with_each_line_on_the_way():
    failed = first(BOT.format("return worth(state)") + "\ndef worth(state):\n    return state.nothing\n")["failed"]
    assert [frame["function"] for frame in failed["frames"]] == ["choose", "worth"]
    assert failed["frames"][-1]["line"] == failed["line"]


def test_a_deep_recursion_is_reported_with_its_last_frames():
    failed = first(BOT.format("return self.choose(state)"))["failed"]
    assert len(failed["frames"]) == MAX_FRAMES


def test_game_that_ends_in_a_mistake_has_a_record_up_to_there():
    record, answers = play_bot_game(BOT.format("if state.turn == 2: print('now'); 1 / 0"))
    assert len(parse_record(record).action_texts) == len(answers) - 1 > 1
    assert answers[-1]["output"] == "now\n"


# Guarantee: bots
def test_output_of_a_megabyte_is_cut():
    answer = first(BOT.format("print('x' * 10**6)"))
    assert answer["cut"] and len(answer["output"]) == output.MAX_OUTPUT_CHARS
    assert answer["action"]


def test_long_name_of_an_exception_is_cut():
    failed = first(BOT.format("raise type('E' * 10**6, (Exception,), {})"))["failed"]
    assert len(failed["name"]) == sandbox.MAX_NAME_CHARS


def test_error_stream_is_part_of_the_output():
    before = sys.stderr
    assert first(BOT.format("import sys; print('here', file=sys.stderr)"))["output"] == "here\n"
    assert sys.stderr is before


def test_bot_is_created_once_for_each_game_and_seat():
    source, runner = BOT.format("print(self.decisions)"), BotRunner()
    seen = Page(deal=None).tell(do="bot-game", seed="x")
    requests = [(seen, 1), (seen, 1), ({**seen, "seat": 1}, 1), (seen, 1), (seen, 2)]
    assert [bot_answer(runner, source, view, game)["output"] for view, game in requests] == [
        "1\n",
        "2\n",
        "1\n",
        "3\n",
        "1\n",
    ]


def test_questions_and_answers_are_files(tmp_path, monkeypatch):
    """So that nothing else has to lead in or out of the interpreter."""
    monkeypatch.setattr(sandbox, "QUESTION", str(tmp_path / "question"))
    monkeypatch.setattr(sandbox, "ANSWER", str(tmp_path / "answer"))
    seen = Page(deal=None).tell(do="bot-game", seed="x")
    request = {key: seen[key] for key in ("bot_seed", "bot_view")}
    request |= {"source": PLAIN_BOT, "seat": 0, "game": 1}
    (tmp_path / "question").write_text(json.dumps(request), encoding="utf-8")
    assert sandbox.open_answers() > 2
    sandbox.serve()
    sandbox._response_files.pop().close()
    assert json.loads((tmp_path / "answer").read_text())["action"]


def test_drain_returns_only_the_text_since_the_last_call():
    stream = CapturedOutput()
    print("one", file=stream)
    assert stream.drain() == ("one\n", False)
    assert stream.drain() == ("", False)


@pytest.mark.parametrize(
    ("name", "refused"), [("js", True), ("js.fetch", True), ("json", False), ("urllib.request", True)]
)
def test_import_of_a_blocked_module_is_refused(name, refused):
    assert is_blocked(name) is refused


# Guarantee: bots
def test_endless_loop_is_ended_and_reported_with_its_line():
    code = compile("while True:\n    pass\n", "bot.py", "exec")
    with pytest.raises(TimeLimitExceeded), TimeLimit("bot.py", 0.2).enforce():
        exec(code, {})


LOOP = compile(
    "from time import perf_counter\nstart = perf_counter()\nwhile perf_counter() - start < seconds:\n    pass\n",
    "bot.py",
    "exec",
)


def test_bot_may_think_longer_where_the_processor_is_slow(monkeypatch):
    monkeypatch.setattr(bot_limits, "slowness", lambda: 1000.0)
    with TimeLimit("bot.py", 0.05, is_patient=True).enforce():
        exec(LOOP, {"seconds": 0.2})


def test_bot_that_thinks_longer_than_a_slow_processor_explains_is_ended(monkeypatch):
    monkeypatch.setattr(bot_limits, "slowness", lambda: 3.0)
    with pytest.raises(TimeLimitExceeded), TimeLimit("bot.py", 0.05, is_patient=True).enforce():
        exec(LOOP, {"seconds": 60})


def test_bot_that_others_wait_for_gets_no_more_time_on_a_slow_processor(monkeypatch):
    monkeypatch.setattr(bot_limits, "slowness", lambda: 1000.0)
    with pytest.raises(TimeLimitExceeded), TimeLimit("bot.py", 0.05).enforce():
        exec(LOOP, {"seconds": 60})


@pytest.mark.parametrize(("seconds", "expected"), [(0.01, 1), (0.1, 2), (0.15, 3), (60, 4)])
def test_slowness_is_the_time_of_a_sample_between_one_and_four(monkeypatch, seconds, expected):
    times = iter((5.0, 5.0 + seconds))
    monkeypatch.setattr(bot_limits.time, "perf_counter", lambda: next(times))
    assert bot_limits.slowness() == pytest.approx(expected)


def test_sleep_within_the_time_limit_takes_its_time():
    import time

    with TimeLimit("bot.py", 0.5).enforce():
        time.sleep(0.01)
        with pytest.raises(TimeLimitExceeded):
            time.sleep(1)
