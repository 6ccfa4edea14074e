"""Custom bots may do anything: the command reports it in one line, and nothing is harmed."""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys

import pytest

from mapwright.bots import Budget
from mapwright.bots.custom_bots import CustomBotError, bot_factory, load_bot_class
from mapwright.cli import main
from mapwright.rules.game import legal, start
from mapwright.rules.setup import BASE

FIRST = """
import os, sys
from mapwright.rules.game import legal
from mapwright.rules.state import Action

class Quiet(Exception):
    def __str__(self):
        raise RuntimeError("never")

class Silent:
    def __repr__(self):
        raise RuntimeError("never")

class Leave(BaseException):
    pass

class Bot:
    def __init__(self, seed, budget):
        pass

    def choose(self, state):
        return legal(state)[0]
"""
PATIENCE = 60
"""Seconds after which a command that should have ended counts as hanging."""
LINE = FIRST.splitlines().index("        return legal(state)[0]") + 1
HALF = "a = legal(state)[0]; return type(a)(a.kind, a.terrain, 1.0, a.cells)"
"""An action whose shape equals a legal one, but is not one."""


def choosing(*lines):
    """The bot with other lines in place of its choice."""
    return FIRST.replace("        return legal(state)[0]", "\n".join(f"        {line}" for line in lines))


HARMS = {
    "exit while loading": (f"import sys\nsys.exit(0)\n{FIRST}", "line 2: cannot be loaded: SystemExit: 0"),
    "exit while made": (FIRST.replace("pass\n\n    def", "sys.exit(0)\n\n    def"), "failed: SystemExit: 0"),
    "exit while choosing": (choosing("sys.exit(0)"), f"line {LINE}: choose(state) failed: SystemExit: 0"),
    "leave while loading": (f"import os\nos._exit(0)\n{FIRST}", "its process has ended: it left Python"),
    "leave while choosing": (choosing("os._exit(0)"), "its process has ended: it left Python"),
    "an error without words": (choosing("raise Quiet"), f"line {LINE}: choose(state) failed: Quiet: its text cannot"),
    "a thing without words": (choosing("return Silent()"), "choose(state) gave a Silent, not an Action"),
    "an action without words": (
        choosing("return Action('shape', Silent(), Silent(), Silent())"), "illegal action a Action"
    ),
    "some actions": (choosing("return legal(state)[:40]"), "choose(state) returned a list of 40 actions; return one"),
    "no exception at all": (choosing("raise Leave"), "choose(state) failed: Leave"),
    "a syntax error": ("def choose(", "SyntaxError"),
    "an unknown import": ("import nothing_of_that_name", "ModuleNotFoundError"),
    "no class": ("x = 1", "a class Bot"),
    "no choose": ("class Bot:\n    pass", "a class Bot"),
    "no seed": ("class Bot:\n    def choose(self, state): ...", "the class Bot must have def __init__(self, "),
    "an error": (choosing("1 / 0"), "ZeroDivisionError"),
    "nothing": (choosing("return None"), "not an Action"),
    "an illegal action": (choosing("return Action('pass')"), "illegal action"),
    "a shape that is a float": (choosing(HALF), "illegal action"),
}  # fmt: skip
LEAGUES = [
    (*league, harm)
    for league in [("league", "--games", "2", "--jobs", "2"), ("league", "--jobs", "1")]
    for harm in ("leave while choosing", "an error without words", "a syntax error")
]


@pytest.fixture
def run(capfd):
    """Run a command: exit code, lines on stdout, lines on stderr, those of its processes too."""

    def do(*arguments):
        code = main([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        return code, out.splitlines(), err.splitlines()

    return do


WITH_A_SHORT_GRACE = (
    "import sys; from mapwright import cli; from mapwright.bots import budget; "
    "budget.GRACE_SECONDS = 0.3; sys.exit(cli.main())"
)


@pytest.fixture
def run_apart():
    """Run a command in a separate process, for bots that would take the tests along: exit code, stdout, stderr."""

    def do(*arguments):
        command = [sys.executable, "-c", WITH_A_SHORT_GRACE, *arguments]
        started = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
        try:
            out, err = started.communicate(timeout=PATIENCE)
        finally:
            if os.name != "nt":
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(started.pid, signal.SIGKILL)
        return started.returncode, out.decode().splitlines(), err.decode().splitlines()

    return do


# Guarantee: bots
@pytest.mark.parametrize("command", [*(("play", harm) for harm in HARMS), *LEAGUES], ids=" ".join)
def test_harmful_bot_ends_the_command_with_one_line(run, run_apart, bot_file, command):
    """A bot that leaves Python would take the tests along, were it not in a separate process."""
    name, *rest, harm = command
    text, why = HARMS[harm]
    runs = run_apart if harm.startswith("leave") else run
    code, out, err = runs(name, "--bot", bot_file(text), "--bot", "random", "--seed", "x", *rest)
    assert (code, out) == (2, [])
    assert why in err[-1]
    assert err[-1].startswith("mapwright: bot ")
    assert "Traceback" not in "".join(err)


# Guarantee: bots
@pytest.mark.parametrize("text", [choosing("while True: pass"), f"while True: pass\n{FIRST}"], ids=["choice", "file"])
def test_endless_custom_bot_is_stopped_after_its_time_limit(run_apart, bot_file, text):
    code, out, err = run_apart("play", "--bot", bot_file(text), "--seed", "x", "--seconds", "0.1")
    assert (code, out) == (2, [])
    line = text[: text.index("while True")].count("\n") + 1
    assert f"it thought about an action for more than 0.5 seconds and was in line {line} of " in err[-1]


CHANGES = {
    "the state": choosing(
        "object.__setattr__(state.players[0], 'filled_coins', 14)",
        "object.__setattr__(state, 'players', (state.players[0],) * 2)",
        "return legal(state)[0]",
    ),
    "the rules": f"import mapwright.rules.effects\nmapwright.rules.effects.toll = lambda board: -100\n{FIRST}",
}


# Guarantee: bots
@pytest.mark.parametrize("what", CHANGES)
def test_a_game_is_scored_by_its_record(run, bot_file, what):
    def standings(text):
        code, out, _ = run("league", "--solo", "--bot", bot_file(text), "--games", "2")
        assert code == 0
        return out

    assert standings(CHANGES[what]) == standings(FIRST)


def test_what_a_bot_prints_does_not_mix_with_the_results(run, bot_file):
    text = choosing("print('x' * 1000)", "return legal(state)[0]")
    code, out, err = run("play", "--bot", bot_file(text), "--seed", "x", "--json")
    assert code == 0
    assert [json.loads(line)["seed"] for line in out] == ["x"]
    assert "x" * 1000 in err


def test_a_bot_may_use_dataclasses_and_names_of_its_module(run, bot_file):
    head = "from __future__ import annotations\nfrom dataclasses import dataclass\n"
    text = f"{head}{FIRST}\n@dataclass\nclass A:\n    b: int\n"
    code, out, err = run("play", "--bot", bot_file(text), "--seed", "x")
    assert (code, err) == (0, [])
    assert re.search(r"stars", out[0])


def accept_interrupts():
    """A script that starts the tests in the background makes all programs below it ignore interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="signals to a group of processes")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_stops_without_a_traceback(jobs):
    command = [sys.executable, "-m", "mapwright", "league", "--bot", "greedy", "--bot", "novice", "--games", "5000"]
    league = subprocess.Popen(
        [*command, "--jobs", jobs], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
        preexec_fn=accept_interrupts,
    )  # fmt: skip
    assert b"/" in league.stderr.read(60)  # the progress shows that games are being played
    os.killpg(league.pid, signal.SIGINT)
    out, err = league.communicate(timeout=60)
    assert (league.returncode, out) == (130, b"")
    assert b"Traceback" not in err
    assert err.decode().splitlines()[-1] == "mapwright: stopped"


HELPED = "import aid\n" + FIRST.replace("return legal(state)[0]", "return aid.chosen(legal(state))")


def test_a_bot_file_imports_its_neighbours_and_not_those_of_another_bot(tmp_path):
    for folder, index in (("one", 0), ("two", -1)):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "aid.py").write_text(f"def chosen(actions):\n    return actions[{index}]\n", "utf-8")
        (tmp_path / folder / "mine.py").write_text(HELPED, "utf-8")
    state, _ = start(BASE, "harbour")
    bots = [bot_factory(str(tmp_path / folder / "mine.py"))("s", Budget()) for folder in ("one", "two")]
    assert [bot.choose(state) for bot in bots] == [legal(state)[0], legal(state)[-1]]
    assert "aid" not in sys.modules


def test_a_neighbour_may_be_imported_late_and_never_hides_the_standard_library(tmp_path):
    (tmp_path / "random.py").write_text("raise SystemExit\n", "utf-8")
    (tmp_path / "aid.py").write_text("from random import Random\n", "utf-8")
    (tmp_path / "mine.py").write_text(FIRST.replace("return legal", "import aid\n        return legal"), "utf-8")
    state, _ = start(BASE, "harbour")
    bot = bot_factory(str(tmp_path / "mine.py"))("s", Budget())
    assert [bot.choose(state), bot.choose(state)] == [legal(state)[0]] * 2


def test_list_of_actions_and_junk_are_different_mistakes():
    """The page has a sentence for each kind."""
    state, _ = start(BASE, "harbour")
    bot = load_bot_class("mine.py", choosing("return legal(state)"))("s", Budget())
    with pytest.raises(CustomBotError) as caught:
        bot.choose(state)
    assert (caught.value.mistake, caught.value.quoted) == ("list", str(len(legal(state))))


def test_long_quoted_value_ends_with_an_ellipsis():
    state, _ = start(BASE, "harbour")
    bot = load_bot_class("mine.py", choosing("return 'x' * 1000"))("s", Budget())
    with pytest.raises(CustomBotError) as caught:
        bot.choose(state)
    assert caught.value.quoted == "'" + "x" * 198 + "…"


HELPER = "def worth(state):\n    cards = {}\n    return cards['a']\n"
"""A module next to a bot's file, whose third line fails."""


@pytest.mark.parametrize("arguments", [[], ["--traceback"]], ids=["short", "long"])
def test_an_error_in_a_neighbouring_module_names_its_file_and_line(run, tmp_path, arguments):
    (tmp_path / "deephelp.py").write_text(HELPER)
    path = tmp_path / "mine.py"
    path.write_text(choosing("import deephelp", "return deephelp.worth(state)"))
    code, _, err = run("play", "--bot", path, "--seed", "x", *arguments)
    assert code == 2
    assert err[-1].endswith(f"line {LINE + 1}: choose(state) failed: KeyError: 'a' (deephelp.py, line 3)")
    assert ("Traceback (most recent call last):" in err) == bool(arguments)
    assert any("deephelp.py" in line and "in worth" in line for line in err) == bool(arguments)
