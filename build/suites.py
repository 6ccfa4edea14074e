"""The stages of `test`."""

import shutil
import tempfile
import tomllib
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import browser_engines
import environment
import site_build
import stages
import wheel_build
from paths import CACHE, PYTHON, ROOT, TESTS
from programs import run
from runners import (
    ALL_CORES,
    COMMITS,
    CORES,
    FEW_EXAMPLES,
    NOT_SLOW,
    PYTHON_LINTERS,
    REPORTS,
    SCRIPT_LINTERS,
    prettier,
    pytest,
    vitest,
)
from stages import Task, run_queue

ENGINE_TESTS, SITE_TESTS, BROWSER_TESTS = TESTS / "engine", TESTS / "site", TESTS / "e2e"
SHORT_LIST = BROWSER_TESTS / "short_list.toml"
SMOKE_TESTS = [ENGINE_TESTS / f"test_{name}.py" for name in ("cli_script", "record")]
"""The command line as a process, and golden games."""
LONG_ENGINE_TESTS = (
    "custom_bots", "league", "learning", "puzzle*", "seated_bots", "solo_ambushes", "together_*", "workshop",
    "together.py::test_bots_write_the_same_entries_in_every_process",
    "together.py::test_bots_write_the_same_entries_whether_others_have_drawn_before_them_or_not",
)  # fmt: skip
"""Whole games, puzzles and tables, half of the time of the engine tests: only in `test --all`."""
LONG_SITE_TESTS = (
    "adding_a_card", "features", "league_games", "new_language", "pyodide_halves", "python", "reference", "sandbox",
    "workshop",
    "docs.py::test_commands_in_documents_run_without_error",
    "docs.py::test_engine_can_be_installed_with_the_command_of_the_readme",
)  # fmt: skip
"""Pyodide on Node, copies of the project, and every command of the documents: only in `test --all`."""
PARTS = 4
"""In how many parts `test --all` can be run, each on another machine."""

NODE_TOOLS = ("npm packages", "contract")
PYTHON_TOOLS = ("python tools", "contract")
PREPARATION = (
    Task("contract", environment.write_contract),
    Task("python tools", environment.prepare_python),
    Task("npm packages", environment.prepare_node),
    Task("site", site_build.build, (*PYTHON_TOOLS, *NODE_TOOLS)),
)
CHROMIUM = Task("browsers", environment.prepare_chromium, PYTHON_TOOLS, cores=0)
ALL_BROWSERS = Task("browsers", browser_engines.prepare, PYTHON_TOOLS, cores=0)
LINTERS = (
    *(Task(name, lint, PYTHON_TOOLS) for name, lint in PYTHON_LINTERS.items()),
    *(Task(name, lint, NODE_TOOLS) for name, lint in SCRIPT_LINTERS.items()),
    *(Task(name, lint) for name, lint in COMMITS.items()),
)


def test() -> None:
    """Run what is worth waiting for before each push, from a bare machine."""
    _run([
        *PREPARATION,
        CHROMIUM,
        # On all cores, but next to the other stages, so that no core is idle while the last of those runs.
        Task("browser tests", lambda: _browser_tests(*short_list(), quiet=True), ("site", "browsers")),
        Task("engine tests", _engine, PYTHON_TOOLS),
        *LINTERS,
        Task("front-end tests", _front_end, (*PYTHON_TOOLS, *NODE_TOOLS)),
        Task("site tests", _site, ("site",)),
        Task("wheel", _wheel, ("site",)),
    ])  # fmt: skip


def test_rest() -> None:
    """Run the browser tests that `test` leaves out, without the thorough ones."""
    deselected = [option for test in short_list() for option in ("--deselect", test.relative_to(ROOT).as_posix())]
    browser_tests = partial(_browser_tests, BROWSER_TESTS, *deselected)
    _run([*PREPARATION, CHROMIUM, Task("browser tests", browser_tests, ("site", "browsers"), CORES)])


def test_all(part: int = 0) -> None:
    """Run everything, or one of the parts: the first is all but the browser tests."""
    tasks = [*PREPARATION]
    if part in (0, 1):
        tasks += [
            *LINTERS,
            Task("prettier", prettier, NODE_TOOLS),
            Task("front-end tests", _whole_front_end, (*PYTHON_TOOLS, *NODE_TOOLS), CORES),
            Task("engine tests", _engine_with_coverage, PYTHON_TOOLS, CORES),
            Task("wheel", _whole_wheel, ("site",), CORES),
            Task("site tests", lambda: pytest(SITE_TESTS, *ALL_CORES, *NOT_SLOW, report="site"), ("site",), CORES),
        ]
    if part != 1:
        share = ("--part", f"{part - 1}/{PARTS - 1}") if part else ()
        browser_tests = partial(_browser_tests, BROWSER_TESTS, *NOT_SLOW, *share)
        tasks += [ALL_BROWSERS, Task("browser tests", browser_tests, ("site", "browsers"), CORES)]
    if part in (0, PARTS):
        tasks += [Task(name, partial(_one_browser, name), ("browser tests",)) for name in browser_engines.NEEDS]
    _run(tasks)


def short_list() -> list[Path]:
    """Return the browser tests of `test`; pytest refuses a name that it does not know."""
    groups = tomllib.loads(SHORT_LIST.read_text(encoding="utf-8")).values()
    return [BROWSER_TESTS / test for group in groups for test in group]


def _run(tasks: Sequence[Task]) -> None:
    shutil.rmtree(REPORTS, ignore_errors=True)
    environment.require_node()
    try:
        run_queue(tasks, CORES)
    finally:
        _print_slowest()
    print(stages.table())


def _print_slowest() -> None:
    cases = [case for report in REPORTS.glob("*.xml") for case in ElementTree.parse(report).iter("testcase")]
    times = [(float(case.get("time", 0)), f"{case.get('classname')} {case.get('name')}") for case in cases]
    print("── the slowest tests")
    for seconds, name in sorted(times, reverse=True)[:10]:
        print(f"   {seconds:7.1f} s  {name}", flush=True)


def without(names: Iterable[str], folder: Path) -> list[str | Path]:
    """Return the arguments with which pytest runs a folder without these modules and tests."""
    options: list[str | Path] = [folder]
    for name in names:
        if "::" in name:
            options += ["--deselect", f"{folder.relative_to(ROOT).as_posix()}/test_{name}"]
        else:
            options += [f"--ignore={module}" for module in sorted(folder.glob(f"test_{name}.py"))]
    return options


def _browser_tests(*arguments: str | Path, quiet: bool = False) -> None:
    pytest(*arguments, *ALL_CORES, report="chromium", quiet=quiet)


def _one_browser(name: str) -> None:
    """Run the stories that all browsers are tried with; a browser that is not installed is named."""
    if browser_engines.testable(name):
        pytest(TESTS / "engines", "--engines", name, *NOT_SLOW, report=name, quiet=True)


def _front_end() -> None:
    """Run the tests in Node, of those with the engine in Python only the tables."""
    projects = [f"--project={name}" for name in ("shared", "alone")]
    vitest("run", "--maxWorkers=1", *projects, report="front", quiet=True)


def _whole_front_end() -> None:
    vitest("run", "--coverage", env={"MAPWRIGHT_EVERYTHING": "yes"}, report="front")


def _engine() -> None:
    pytest(*without(LONG_ENGINE_TESTS, ENGINE_TESTS), env=FEW_EXAMPLES, report="engine", quiet=True)


def _site() -> None:
    pytest(*without(LONG_SITE_TESTS, SITE_TESTS), report="site", quiet=True)


def _engine_with_coverage() -> None:
    pytest(ENGINE_TESTS, *ALL_CORES, "--cov", "--cov-report=term", env=FEW_EXAMPLES, report="engine")


def _wheel() -> None:
    pytest(*SMOKE_TESTS, env={**_install_wheel(), **FEW_EXAMPLES}, report="wheel", quiet=True)


def _whole_wheel() -> None:
    pytest(ENGINE_TESTS, *ALL_CORES, *NOT_SLOW, env=_install_wheel(), report="wheel")


def _install_wheel() -> dict[str, str]:
    """Install what a user installs instead of the source folder; return the environment that makes tests use it."""
    target = CACHE / "wheel-installed"
    shutil.rmtree(target, ignore_errors=True)
    environment.pip("install", "--no-deps", "--target", target, wheel_build.build())
    installed = {"PYTHONPATH": str(target), "MAPWRIGHT_INSTALLED": str(target)}
    with tempfile.TemporaryDirectory() as empty_folder:
        check_import = "import mapwright, os; assert mapwright.__file__.startswith(os.environ['MAPWRIGHT_INSTALLED'])"
        run([PYTHON, "-c", check_import], env=installed, cwd=Path(empty_folder))
    return installed
