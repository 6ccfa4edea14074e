"""The bot's side of the workshop: every question is answered with one action, or with one mistake and its line."""

import json
import sys

import pytest

from mapwright.notation.record import final_state, parse_record
from mapwright.workshop import said, sandbox
from mapwright.workshop.guard import Clock, TooSlowError, is_refused
from mapwright.workshop.said import Said
from mapwright.workshop.sandbox import Guest
from trials import BOT, Engine, choose, play


def first(source):
    """The answer to the first question of a game."""
    return choose(Guest(), source, Engine().sure(do="trial", seed="x"))


def test_a_game_is_played_action_by_action_with_what_was_printed():
    record, answers = play(BOT.format("print(state.card)"))
    assert final_state(parse_record(record)).over
    assert len(parse_record(record).actions) == len(answers)
    assert all(answer["said"].strip() and not answer["cut"] for answer in answers)


WRONG = {
    "syntax": ("class Bot\n  pass", 1),
    "raised": (BOT.format("1 / 0"), 7),
    "nothing": ("x = 1", None),
    "junk": (BOT.format("return 5"), 5),
    "illegal": (BOT.format("from mapwright.rules.state import PASS; return PASS"), 5),
    "refused": (BOT.format("import js"), 7),
    "slow": (BOT.format("import time; time.sleep(3600)"), 7),
    "memory": (BOT.format("raise MemoryError"), 7),
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_mistake_is_a_kind_and_a_line(kind):
    source, line = WRONG[kind]
    failed = first(source)["failed"]
    assert (failed["kind"], failed["line"]) == (kind, line)


def test_a_game_that_breaks_off_has_a_record_up_to_there():
    record, answers = play(BOT.format("if state.turn == 2: print('now'); 1 / 0"))
    assert len(parse_record(record).actions) == len(answers) - 1 > 1
    assert answers[-1]["said"] == "now\n"


def test_a_megabyte_is_cut():
    answer = first(BOT.format("print('x' * 10**6)"))
    assert answer["cut"] and len(answer["said"]) == said.LONGEST
    assert answer["action"]


def test_the_name_of_an_error_is_cut():
    failed = first(BOT.format("raise type('E' * 10**6, (Exception,), {})"))["failed"]
    assert len(failed["name"]) == sandbox.LONGEST_NAME


def test_what_goes_to_the_error_stream_is_printed_too():
    before = sys.stderr
    assert first(BOT.format("import sys; print('here', file=sys.stderr)"))["said"] == "here\n"
    assert sys.stderr is before


def test_a_bot_is_made_once_for_each_game_and_seat():
    source, guest = BOT.format("print(self.asked)"), Guest()
    seen = Engine().sure(do="trial", seed="x")
    asked = [(seen, 1), (seen, 1), ({**seen, "seat": 1}, 1), (seen, 1), (seen, 2)]
    assert [choose(guest, source, shown, game)["said"] for shown, game in asked] == ["1\n", "2\n", "1\n", "3\n", "1\n"]


def test_questions_and_answers_are_files(tmp_path, monkeypatch):
    """So that nothing else has to lead in or out of the interpreter."""
    monkeypatch.setattr(sandbox, "QUESTION", str(tmp_path / "question"))
    monkeypatch.setattr(sandbox, "ANSWER", str(tmp_path / "answer"))
    seen = Engine().sure(do="trial", seed="x")
    asked = {"source": BOT.format("pass"), "seat": 0, "game": 1, "lot": seen["lot"], "sight": seen["sight"]}
    (tmp_path / "question").write_text(json.dumps(asked), encoding="utf-8")
    assert sandbox.open_answers() > 2
    sandbox.serve()
    sandbox._answers.pop().close()
    assert json.loads((tmp_path / "answer").read_text())["action"]


def test_said_hands_over_what_is_new():
    stream = Said()
    print("one", file=stream)
    assert stream.take() == ("one\n", False)
    assert stream.take() == ("", False)


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
