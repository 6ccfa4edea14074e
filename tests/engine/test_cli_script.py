"""The command line as a separate process: exit codes, closed pipes and full disks."""

import errno
import io
import json
import os
import subprocess
import sys

import pytest

import naive
from map_pictures import map_text
from mapwright.board.board import Board
from mapwright.board.sheets import SHEETS
from mapwright.cli import main
from mapwright.notation.map_text import format_map

EMPTY_A = format_map(Board.blank(SHEETS["A"]))


def environment(**more):
    return os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)} | more


def in_a_process(*arguments, **rest):
    command = [sys.executable, "-m", "mapwright", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=60, **rest)


def test_exit_codes_distinguish_success_and_errors():
    assert in_a_process("score", input=json.dumps({"map": EMPTY_A})).returncode == 0
    process = in_a_process("score", input="nonsense")
    assert process.returncode == 2 and process.stdout == "" and len(process.stderr.splitlines()) == 1
    assert "Traceback" not in process.stderr


@pytest.mark.parametrize("arguments", [["score"], ["replay", "-"]], ids=str)
def test_closed_input_is_reported_in_one_line(monkeypatch, capsys, arguments):
    monkeypatch.setattr(sys, "stdin", None)
    assert main(arguments) == 2
    assert capsys.readouterr().err.endswith("standard input is closed\n")


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize(
    ("arguments", "prompt"), {("score",): "reading maps", ("replay", "-"): "reading a record"}.items()
)
def test_command_that_reads_from_a_terminal_names_the_input(monkeypatch, capsys, arguments, prompt):
    monkeypatch.setattr(sys, "stdin", Terminal())
    main(arguments)
    assert prompt in capsys.readouterr().err.splitlines()[0]


def test_a_command_imports_only_what_it_needs():
    """The expert, the processes of a league and the puzzles take longer to import than most commands to run."""
    code = "import sys; from mapwright.cli import main; main(['deal', '--seed', 's']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment())
    heavy = ("mapwright.bots", "mapwright.league", "mapwright.puzzles", "multiprocessing", "concurrent.futures")
    assert [name for name in done.stdout.split() if name.startswith(heavy)] == []


class FullDisk(io.StringIO):
    def write(self, text):
        raise OSError(errno.ENOSPC, "no space left")


def test_full_disk_is_reported_in_one_line(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdout", FullDisk())
    assert main(["deal", "--seed", "s"]) == 2
    assert "no space left" in capsys.readouterr().err


def test_input_that_is_not_utf_8_is_reported_in_one_line():
    command = [sys.executable, "-m", "mapwright", "score"]
    strict = environment(PYTHONIOENCODING="utf-8:strict")
    process = subprocess.run(command, input=b'{"map": "\xff"}', capture_output=True, env=strict, timeout=60)
    assert process.returncode == 2 and len(process.stderr.splitlines()) == 1


def test_closed_output_pipe_gives_no_traceback():
    process = subprocess.Popen(
        [sys.executable, "-m", "mapwright", "play", "--bot", "random", "--seed", "s", "--games", "200", "--json"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(),
    )  # fmt: skip
    with process:
        process.stdout.readline()
        process.stdout.close()
        assert "Traceback" not in process.stderr.read()
    assert process.returncode == 1


def test_score_answers_before_the_end_of_the_input():
    """A pipe may ask, wait for the answer and ask again."""
    process = subprocess.Popen(
        [sys.executable, "-m", "mapwright", "score"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment(),
    )  # fmt: skip
    with process:
        for text in (EMPTY_A, map_text("F")):
            process.stdin.write(json.dumps({"map": text}) + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["stars"] == naive.stars(text)
        process.stdin.close()
        assert process.wait(10) == 0
