"""What the build tool does when something goes wrong: one clear sentence, and the next run repairs the rest."""

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import changed
import checks
import programs
import stages
import suites
from paths import BUILD, ROOT
from programs import BuildError


def build(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BUILD), *words]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **env})


def test_build_help_lists_all_commands() -> None:
    listed = re.findall(r"^    (\w+) ", build("--help").stdout, re.MULTILINE)
    assert listed == ["play", "test", "check", "fix", "site", "lab"]


def test_unknown_build_command_gives_one_clear_error() -> None:
    done = build("fly")
    assert done.returncode == 2
    assert "invalid choice: 'fly'" in done.stderr


def test_build_without_node_names_the_version_to_install(tmp_path: Path) -> None:
    done = build("play", "--no-open", PATH=str(tmp_path))
    assert done.returncode == 1
    assert "Node.js is not installed: Mapwright is built with Node 22 or newer" in done.stderr
    assert "Traceback" not in done.stderr


def test_command_failing_without_a_network_reports_the_network() -> None:
    program = "import sys; sys.exit('npm error code EAI_AGAIN')"
    with pytest.raises(BuildError, match="the network cannot be reached; connect and run the command again"):
        programs.run_quietly([sys.executable, "-c", program])


def test_command_failing_on_a_full_disk_reports_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    usage = programs.shutil.disk_usage(ROOT)
    monkeypatch.setattr(programs.shutil, "disk_usage", lambda path: usage._replace(free=1000))
    with pytest.raises(BuildError, match="the disk is full; free some space"):
        programs.run_quietly([sys.executable, "-c", "raise SystemExit(1)"])


SLOW = """
import runpy, sys, time
sys.path.insert(0, {build!r})
sys.argv[1:] = ["check"]
import checks
checks.check = lambda **_: (print("begun", flush=True), time.sleep(60))
runpy.run_path({build!r}, run_name="__main__")
"""


def accept_interrupts() -> None:
    """A script that starts the tests in the background makes all programs below it ignore interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for another process")
def test_ctrl_c_stops_the_build_with_one_sentence() -> None:
    program = SLOW.format(build=str(BUILD))
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        preexec_fn=accept_interrupts,
    ) as one:  # fmt: skip
        assert one.stdout and one.stdout.readline() == "begun\n"
        one.send_signal(signal.SIGINT)
        _, said = one.communicate(timeout=30)
    assert one.returncode == 130
    assert said == "build: stopped; the next run repeats what was not finished\n"


def test_parallel_stages_all_end_before_a_failure_is_raised() -> None:
    ended: list[str] = []

    def fail() -> None:
        raise BuildError("no")

    with pytest.raises(BuildError, match=r"^bad: no$"):
        stages.run_parallel({"bad": fail, "good": lambda: ended.append("work")})
    assert ended == ["work"]


@pytest.mark.parametrize(("length", "is_refused"), [(72, False), (73, True)])
def test_commit_subject_longer_than_72_characters_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, length: int, is_refused: bool
) -> None:
    def git(*words: str) -> None:
        identity = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org", "-c", "commit.gpgsign=false")
        subprocess.run(["git", *identity, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init", "--initial-branch", "main")
    git("commit", "--allow-empty", "--message", "m" * 100)
    git("switch", "--create", "feature")
    git("commit", "--allow-empty", "--message", "s" * length)
    monkeypatch.setattr(changed, "ROOT", tmp_path)
    with pytest.raises(BuildError, match="at most 72 characters") if is_refused else contextlib.nullcontext():
        changed.check_subjects()


def queue_of(*names: str, work: Callable[[str], object], cores: int, **after: tuple[str, ...]) -> None:
    stages.run_queue([stages.Task(name, partial(work, name), after.get(name, ())) for name in names], cores)


def test_queue_runs_tasks_in_order_but_never_before_what_they_need() -> None:
    ended: list[str] = []
    queue_of("browser", "site", "lint", work=ended.append, cores=1, browser=("site",))
    assert ended == ["site", "browser", "lint"]


def test_queue_runs_what_does_not_need_a_failed_task_and_names_every_failure() -> None:
    ended: list[str] = []

    def work(name: str) -> None:
        ended.append(name)
        if name in ("site", "lint"):
            raise BuildError(f"{name} is broken")

    with pytest.raises(BuildError, match="site: site is broken; lint: lint is broken"):
        queue_of("site", "browser", "lint", "engine", work=work, cores=1, browser=("site",))
    assert ended == ["site", "lint", "engine"]


def test_every_test_of_the_short_list_exists() -> None:
    for test in suites.short_list():
        file, _, name = str(test).partition("::")
        assert re.search(rf"^def {name.partition('[')[0]}\(", Path(file).read_text("utf-8"), re.MULTILINE), test


@pytest.mark.parametrize(
    ("file", "test"),
    [
        ("engine/mapwright/together/table.py", "engine/test_together.py"),
        ("engine/mapwright/cli/commands.py", "engine/test_cli.py"),
        ("engine/mapwright/page/handlers/puzzles.py", "engine/test_puzzle_handlers.py"),
        ("web/src/play/screen/card.css", "site/test_styles.py"),
        ("web/book/pictures.txt", "site/test_book_pictures.py"),
        ("web/texts/languages.json", "site/test_new_language.py"),
        ("web/src/features/calculator/index.ts", "e2e/test_calculator.py"),
        ("build/server.py", "site/test_server.py"),
        ("tests/e2e/crawl.js", "e2e/test_crawl.py"),
        ("web/src/play/aim.ts", "front/preview.test.ts"),
    ],
)
def test_changed_file_selects_the_test_that_concerns_it(file: str, test: str) -> None:
    concerned = changed.concerned_by([ROOT / file])
    tests = [*concerned.engine, *concerned.front, *concerned.site, *concerned.browser]
    assert str(ROOT / "tests" / test) in map(str, tests)


def test_changed_file_that_no_test_reads_is_reported() -> None:
    assert changed.concerned_by([ROOT / "LICENSE"]).untested == [ROOT / "LICENSE"]


def test_nearest_tests_of_a_changed_file_come_first() -> None:
    names = [test.stem for test in changed.concerned_by([ROOT / "engine/mapwright/notation/duel.py"]).engine]
    assert "test_duel" in names[:3] and len(names) > 3


def test_every_module_that_the_short_tests_leave_out_is_ignored() -> None:
    for names, folder in ((suites.LONG_ENGINE_TESTS, suites.ENGINE_TESTS), (suites.LONG_SITE_TESTS, suites.SITE_TESTS)):
        ignored = {str(option).removeprefix("--ignore=") for option in suites.without(names, folder)}
        for name in names:
            if "::" not in name:
                modules = {str(path) for path in folder.glob(f"test_{name}.py")}
                assert modules and modules <= ignored, name


@pytest.mark.parametrize("name", checks.SLOWEST)
def test_every_module_that_check_leaves_out_exists(name: str) -> None:
    assert [*suites.ENGINE_TESTS.glob(f"test_{name}.py")]
