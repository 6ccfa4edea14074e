"""What all tests of the engine share: settings for a busy machine, failures that show both sides, running commands."""

import io
import sys

import pytest
from hypothesis import HealthCheck, settings

from hypothesis_settings import EXAMPLES
from mapwright.cli import main

pytest.register_assert_rewrite("table", "page")
# No test is timed, and a busy machine is not a fault of the code.
UNTIMED = [HealthCheck.too_slow]
# The same examples in every run; `python3 build lab fuzz` tries more of them, and others each time.
settings.register_profile(
    "mapwright", deadline=None, max_examples=EXAMPLES, suppress_health_check=UNTIMED, derandomize=EXAMPLES <= 100
)
settings.load_profile("mapwright")


@pytest.fixture
def run(capsys, monkeypatch):
    """Run a command in this process: exit code, lines on stdout, lines on stderr."""

    def do(*arguments, stdin=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as leaving:
            code = leaving.code
        out, err = capsys.readouterr()
        return code, out.splitlines(), err.splitlines()

    return do


@pytest.fixture
def good(run):
    """The lines of a command that must succeed."""

    def do(*arguments, stdin=""):
        code, out, err = run(*arguments, stdin=stdin)
        assert (code, err) == (0, []), err
        return out

    return do


@pytest.fixture
def bad(run):
    """The one line of a command that must be refused."""

    def do(*arguments, stdin=""):
        code, _, err = run(*arguments, stdin=stdin)
        assert code == 2 and len(err) == 1 and err[0].startswith("mapwright: "), (code, err)
        return err[0]

    return do


@pytest.fixture
def bot_file(tmp_path):
    """Write a bot's source to a file and return its path."""

    def write(source):
        path = tmp_path / "mine.py"
        path.write_text(source, "utf-8")
        return str(path)

    return write
