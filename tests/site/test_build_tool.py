"""What the build tool does when something goes wrong: one clear sentence, and the next run repairs the rest."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import environment
import server
import shell
import stages
from paths import BUILD, ROOT
from shell import Stop


def build(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BUILD), *words]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **env})


def test_help_shows_four_commands_and_the_laboratory() -> None:
    listed = re.findall(r"^    (\w+) ", build("--help").stdout, re.MULTILINE)
    assert listed == ["play", "test", "check", "site", "lab"]


def test_an_unknown_command_is_one_clear_line() -> None:
    done = build("fly")
    assert done.returncode == 2
    assert "invalid choice: 'fly'" in done.stderr


def test_without_node_the_command_says_what_to_install(tmp_path: Path) -> None:
    done = build("play", "--no-open", PATH=str(tmp_path))
    assert done.returncode == 1
    assert "Node.js is not installed: Mapwright is built with Node 22 or newer" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_failure_without_a_network_says_so() -> None:
    program = "import sys; sys.exit('npm error code EAI_AGAIN')"
    with pytest.raises(Stop, match="the network cannot be reached; connect and run the command again"):
        shell.run_quietly([sys.executable, "-c", program])


def test_a_failure_on_a_full_disk_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shell.shutil.disk_usage(ROOT)
    monkeypatch.setattr(shell.shutil, "disk_usage", lambda path: usage._replace(free=1000))
    with pytest.raises(Stop, match="the disk is full; free some space"):
        shell.run_quietly([sys.executable, "-c", "raise SystemExit(1)"])


def test_another_failure_has_no_invented_reason() -> None:
    with pytest.raises(Stop, match=r"failed with exit code 3$"):
        shell.run_quietly([sys.executable, "-c", "raise SystemExit(3)"])


def test_a_port_in_use_is_left_alone_and_the_next_one_is_taken(tmp_path: Path) -> None:
    first = server.open_server(0, tmp_path)
    second = server.open_server(first.server_port, tmp_path)
    try:
        assert second.server_port > first.server_port
    finally:
        first.server_close()
        second.server_close()


SLOW = """
import runpy, sys, time
sys.path.insert(0, {build!r})
sys.argv[1:] = ["check"]
import checks
checks.check = lambda: (print("begun", flush=True), time.sleep(60))
runpy.run_path({build!r}, run_name="__main__")
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for another process")
def test_ctrl_c_ends_with_one_sentence() -> None:
    program = SLOW.format(build=str(BUILD))
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as one:
        assert one.stdout and one.stdout.readline() == "begun\n"
        one.send_signal(signal.SIGINT)
        _, said = one.communicate(timeout=30)
    assert one.returncode == 130
    assert said == "build: stopped; the next run repeats what was not finished\n"


def test_an_environment_that_was_left_half_made_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[list[str]] = []
    python = tmp_path / "python"
    python.touch()  # as an interrupted run leaves it: the interpreter is there, its packages are not
    monkeypatch.setattr(environment, "PYTHON", python)
    monkeypatch.setattr(environment, "is_fresh", lambda name, mark: False)
    for name in ("forget", "remember", "install"):
        monkeypatch.setattr(environment, name, lambda *words: None)
    monkeypatch.setattr(environment, "run_quietly", lambda words: made.append([str(word) for word in words]))
    environment.prepare_hatchling()
    assert [words[1:4] for words in made] == [["-m", "venv", "--clear"]]


def test_stages_at_once_all_end_before_the_first_failure_is_raised() -> None:
    ended: list[str] = []

    def fail() -> None:
        raise Stop("no")

    with pytest.raises(Stop, match=r"^bad: no$"):
        stages.at_once({"bad": fail, "good": lambda: ended.append("work")})
    assert ended == ["work"]


def test_the_table_lists_every_stage_and_the_total() -> None:
    stages.stage("a stage of this test", lambda: None)
    rows = stages.table().splitlines()
    assert any(row.split("  ")[0].strip() == "" and "a stage of this test" in row for row in rows)
    assert rows[-1].split()[0] == "total"
