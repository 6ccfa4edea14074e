"""Bots in other languages: a program plays by the printed protocol, and every failure is one sentence."""

import shlex
import sys

import pytest

from mapwright.bots import Budget
from mapwright.bots.match import make_bot, play_match
from mapwright.bots.program import is_program
from mapwright.errors import BotError
from mapwright.league.league import League, pairings
from mapwright.notation.bot_protocol import game_lines, moment_lines
from mapwright.notation.record import final_state, parse_record
from mapwright.rules.game import start
from mapwright.rules.setup import BASE, Setup

JAVASCRIPT = """
let legal;
require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const [word, ...values] = line.split(' ');
  if (word === 'mapwright') console.log('ready');
  if (word === 'legal') legal = values;
  if (word === 'choose') console.log(`# ${legal.length} actions\\n${legal[legal.length >> 1]}`);
  if (word === 'over') console.error(`stars ${values}`);
});
"""
PYTHON = """
import os, sys, time
answers = 0
for line in sys.stdin:
    word = line.split()[0]
    if word == "mapwright":
        print("ready", flush=True)
    if word == "legal":
        action = line.split()[1]
    if word == "choose":
        answers += 1
        if answers == 3:
            {}
        print(action, flush=True)
"""
"""A program that follows the protocol until its third action."""
FAILURES = {
    "silent": ("time.sleep(60)", "it did not answer within 0.5 seconds"),
    "late": ("time.sleep(1.5)", "it did not answer within 0.5 seconds"),
    "nonsense": ("action = 'nonsense'", "it wrote 'nonsense', which is not one of the legal actions"),
    "an illegal action": ("action = 'W1aa1'", "it wrote 'W1aa1', which is not one of the legal actions"),
    "death": ("sys.exit(3)", "the program ended with exit code 3 and no answer"),
    "a flood of comments": ("print('# x\\n' * 5000)", "it wrote 1,000 comments and no answer"),
    "a flood in one line": ("print('x' * 5000)", "it wrote a line of more than 1,000 characters"),
    "binary junk": ("os.write(1, bytes(range(128, 256)))", "which is not one of the legal actions"),
}


def program(tmp_path, text, name="mine.txt"):
    path = tmp_path / name
    path.write_text(text)
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


@pytest.fixture
def short_grace(monkeypatch):
    monkeypatch.setattr("mapwright.bots.budget.GRACE_SECONDS", 0.3)


def test_a_bot_in_javascript_plays_a_game_that_replays(tmp_path, good_game):
    path = tmp_path / "mine.js"
    path.write_text(JAVASCRIPT)
    out, err = good_game("--bot", f"node {shlex.quote(str(path))}", "--bot", "random", "--seed", "harbour")
    record = parse_record(out[-1].strip())
    over = final_state(record)
    assert over.over
    assert f"stars {','.join(str(player.stars) for player in over.players)}" in err
    assert "# 406 actions" in err


@pytest.fixture
def good_game(capfd):
    from mapwright.cli import main

    def do(*arguments):
        assert main(["play", *arguments]) == 0
        out, err = capfd.readouterr()
        return out.splitlines(), err.splitlines()

    return do


@pytest.mark.parametrize("failure", FAILURES)
def test_a_program_that_fails_ends_the_game_with_one_sentence_and_the_record(tmp_path, run, short_grace, failure):
    line, why = FAILURES[failure]
    code, out, err = run("play", "--bot", program(tmp_path, PYTHON.format(line)), "--seed", "x", "--seconds", "0.1")
    assert (code, out) == (2, [])
    reason, _, record = err[-1].rpartition("; the game so far: ")
    assert reason.startswith("mapwright: bot ") and reason.endswith(why)
    assert len(parse_record(record).action_texts) == 2


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("./nowhere/bot", "the program cannot be started: the folder 'nowhere' does not exist"),
        (f"{sys.executable} -c 'print(1)'", "the program must first write 'ready'; got '1'"),
        (f"{sys.executable} -c pass", "the program ended with exit code 0 and no answer"),
    ],
)
def test_a_program_that_is_not_there_or_no_bot_is_refused_before_the_first_game(run, name, why):
    code, out, err = run("league", "--bot", name, "--bot", "random", "--games", "2")
    assert (code, out) == (2, [])
    assert err[-1].endswith(why)


def test_a_league_goes_on_without_a_program_that_fails(tmp_path, run):
    bad = program(tmp_path, PYTHON.format("sys.exit(3)"))
    code, out, err = run("league", "--bot", bad, "--bot", "random", "--bot", "novice", "--games", "2", "--jobs", "1")
    assert code == 0
    assert [line.split()[:2] for line in out[1:]] == [["novice", "2"], ["random", "2"]]
    assert err[-1].startswith("mapwright: bot ") and err[-1].endswith("; the league goes on without it")


def test_a_league_of_nothing_but_a_failing_program_raises_its_error(tmp_path):
    bad = program(tmp_path, PYTHON.format("sys.exit(3)"))
    league = League(pairings([bad], BASE, ["one", "two"], Budget()))
    with pytest.raises(BotError, match="exit code 3"):
        league.play()


def test_a_program_plays_from_python_too(tmp_path):
    over, _ = play_match(BASE, "x", [make_bot(program(tmp_path, PYTHON.format("pass")))])
    assert over.over


def test_the_lines_say_what_a_player_sees_and_not_the_seed():
    state, _ = start(Setup(players=2), "secret")
    lines = [*game_lines(state, 1, "own"), *moment_lines(state)]
    assert "secret" not in "".join(lines)
    assert lines[0] == "game bA2 1 own"
    assert [line.split()[0] for line in lines[1:]] == [
        "edicts", "seen", "player", "player", "season", "card", "task", "legal",
    ]  # fmt: skip
    assert lines[2] == f"seen spring {' '.join(state.cards)}"
    assert lines[-2] == "task draw 0 0"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("node mine.js", True), ("./mine", True), ("python3 mine.py", True), ("mine.py", False),
        ("folder/mine.py", False), ("greedy", False), ("mine", False),
    ],
)  # fmt: skip
def test_a_program_has_a_blank_or_a_slash_and_is_no_python_file(name, expected):
    assert is_program(name) == expected


def test_a_python_file_in_a_folder_with_a_blank_is_no_program(tmp_path):
    path = tmp_path / "my bots.py"
    path.write_text("")
    assert not is_program(str(path))
