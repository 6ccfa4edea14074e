"""The stages of `check`, `fix` and `test`."""

import shutil
import tempfile
from functools import partial
from pathlib import Path

import browser_engines
import changed
import environment
import languages
import site_build
import stages
import wheel_build
from paths import CACHE, PYTHON, ROOT, TESTS
from programs import run, run_quietly
from stages import Background, run_parallel, stage

PRETTIER_FILES = ("web/**/*.{ts,css,mjs}", "build/**/*.{ts,mjs}", "tests/**/*.{ts,js,mjs}", "vitest.config.ts")
PRETTIER_CACHE = ("--cache", "--cache-strategy", "content", "--cache-location", ".cache/prettier.json")
TSCONFIGS = ("tsconfig", "tsconfig.front", "tsconfig.worker")
"""The page, its tests and the service worker: each has other globals."""
TYPESCRIPT_SUFFIXES = {".ts", ".mjs", ".js", ".json"}
TWO_WORKERS = ("-n", "2", "--dist", "worksteal")
NOT_SLOW = ("-m", "not slow")
"""All tests but those of `python3 build lab long-tests`; by default pyproject.toml leaves out the thorough ones too."""
FEW_EXAMPLES = {"MAPWRIGHT_EXAMPLES": "10"}
"""Properties are tried ten times instead of a hundred; see tests/engine/hypothesis_settings.py."""
WITH_BROWSER_PARTS_ONLY = ("--project", "shared", "--project", "alone")
"""The front-end tests without those that start the engine in Python, which take half of the time."""
SMOKE_TESTS = [TESTS / "engine" / f"test_{name}.py" for name in ("cli_script", "record")]
"""The command line as a process, and golden games."""
SLOWEST = (
    "custom_bots", "games", "hints", "ideas", "league", "learning", "puzzle*", "scoring_agrees", "seated_bots",
    "solo_ambushes", "together*", "workshop",
)  # fmt: skip
"""Whole games, puzzles and tables, two thirds of the time of the engine tests: not in `check`."""
TEXT_TESTS = [
    *sorted((TESTS / "site").glob("test_text*.py")),
    *(TESTS / "site" / f"test_{name}.py" for name in ("contract", "glossary")),
]


def check(*, only_changed: bool = False) -> None:
    """Run linters, types and the quick tests; with `only_changed` those that the changed files concern."""
    environment.prepare()
    if only_changed:
        _check_changed(changed.changed_files())
    else:
        _lint()
        stage("front-end tests", partial(_vitest, "run", *WITH_BROWSER_PARTS_ONLY))
        _quick_engine_tests(sorted((TESTS / "engine").glob("test_*.py")))
        stage("texts", partial(pytest, *TEXT_TESTS))
        stage("unfinished languages", languages.report_drafts)
    print(stages.table())


def _check_changed(files: list[Path]) -> None:
    for file in files:
        print(f"   {file.relative_to(ROOT)}", flush=True)
    suffixes = {file.suffix for file in files}
    linters: dict[str, stages.Work] = {"ruff": _ruff, "commits": changed.check_subjects}
    if ".py" in suffixes:
        linters["mypy"] = _mypy
    if suffixes & TYPESCRIPT_SUFFIXES:
        linters |= SCRIPT_LINTERS
    run_parallel(linters)
    if scripts := [file for file in files if file.suffix == ".ts"]:
        related = ("related", "--run", "--passWithNoTests", *WITH_BROWSER_PARTS_ONLY)
        stage("front-end tests", partial(_vitest, *related, *scripts))
    _quick_engine_tests(changed.engine_tests(files))
    if site_tests := changed.site_tests(files):
        stage("site tests", partial(pytest, *site_tests))


def fix() -> None:
    """Sort imports, repair what the linters can repair, and format."""
    environment.prepare()
    stage("ruff", _fix_python)
    stage("prettier", lambda: _npm("prettier", "--write", *PRETTIER_CACHE, *PRETTIER_FILES))
    print(stages.table())


def _fix_python() -> None:
    run_quietly([PYTHON, "-m", "ruff", "check", "--fix", "--exit-zero"])
    run_quietly([PYTHON, "-m", "ruff", "format"])


def test(*, everything: bool) -> None:
    """Run all checks and tests, from a bare machine. With `everything` also the long lists."""
    environment.prepare()
    browsers = Background("browsers", browser_engines.prepare)
    _lint()
    stage("front-end tests", partial(_test_the_front_end, everything))
    site = Background("site", site_build.build)  # mostly one processor
    stage("engine tests", partial(_test_the_engine, everything))
    site.wait()
    stage("wheel", partial(_test_the_wheel, everything))
    chosen = NOT_SLOW if everything else ()
    stage("site tests", partial(pytest, TESTS / "site", *TWO_WORKERS, *chosen))
    browsers.wait()
    stage("browser tests", partial(pytest, TESTS / "e2e", *TWO_WORKERS, *chosen))
    engines = browser_engines.testable(*(("chromium",) if everything else ()), "firefox", "webkit")
    run_parallel({name: partial(_test_the_browser, name, *chosen) for name in engines})  # each is mostly one processor
    print(stages.table())


def _quick_engine_tests(modules: list[Path]) -> None:
    quick = [module for module in modules if not any(module.match(f"test_{name}.py") for name in SLOWEST)]
    if quick:
        stage("quick engine tests", partial(pytest, *quick, *TWO_WORKERS, env=FEW_EXAMPLES))


def pytest(*arguments: str | Path, env: dict[str, str] | None = None) -> None:
    run([PYTHON, "-m", "pytest", "-q", *arguments], env=env)


def _test_the_browser(name: str, *options: str) -> None:
    print(run_quietly([PYTHON, "-m", "pytest", "-q", TESTS / "engines", "--engines", name, *options]), end="")


def _lint() -> None:
    run_parallel({**SCRIPT_LINTERS, "mypy": _mypy, "ruff": _ruff, "commits": changed.check_subjects})


def _ruff() -> None:
    run_quietly([PYTHON, "-m", "ruff", "check"])
    run_quietly([PYTHON, "-m", "ruff", "format", "--check"])


def _mypy() -> None:
    run_quietly([PYTHON, "-m", "mypy"])


def _prettier() -> None:
    _npm("prettier", "--check", *PRETTIER_CACHE, *PRETTIER_FILES)


def _typescript() -> None:
    for name in TSCONFIGS:
        _npm("tsc", "-p", ROOT / f"{name}.json", "--incremental", "--tsBuildInfoFile", CACHE / f"{name}.tsbuildinfo")


def _oxlint() -> None:
    _npm("oxlint", "--deny-warnings", "web", "tests/front", "build", "vitest.config.ts")


def _dependencies() -> None:
    _npm("depcruise", "web/src", "web/shell", "web/worker", "web/sandbox", "web/wire")


SCRIPT_LINTERS: dict[str, stages.Work] = {
    "prettier": _prettier,
    "typescript": _typescript,
    "oxlint": _oxlint,
    "dependencies": _dependencies,
}


def _npm(tool: str, *arguments: str | Path) -> None:
    run_quietly([environment.npm_tool(tool), *arguments])


def _vitest(*arguments: str | Path, env: dict[str, str] | None = None) -> None:
    run([environment.npm_tool("vitest"), *arguments], env=env)


def _test_the_front_end(everything: bool) -> None:
    """Run the tests in Node. Measuring coverage takes longer than the tests: only the long list does it."""
    if everything:
        _vitest("run", "--coverage", env={"MAPWRIGHT_EVERYTHING": "yes"})
    else:
        _vitest("run")


def _test_the_engine(everything: bool) -> None:
    """Run the tests on the source folder. Measuring coverage doubles the time: only the long list does it."""
    coverage = ("--cov", "--cov-report=term") if everything else ()
    pytest(TESTS / "engine", *TWO_WORKERS, *coverage, env=FEW_EXAMPLES)


def _test_the_wheel(whole: bool) -> None:
    """Test what a user installs instead of the source folder: a few tests, or all of them, with many tries."""
    target = CACHE / "wheel-installed"
    shutil.rmtree(target, ignore_errors=True)
    environment.pip("install", "--no-deps", "--target", target, wheel_build.build())
    installed = {"PYTHONPATH": str(target), "MAPWRIGHT_INSTALLED": str(target)}
    with tempfile.TemporaryDirectory() as empty_folder:
        check_import = "import mapwright, os; assert mapwright.__file__.startswith(os.environ['MAPWRIGHT_INSTALLED'])"
        run([PYTHON, "-c", check_import], env=installed, cwd=Path(empty_folder))
    if whole:
        pytest(TESTS / "engine", *TWO_WORKERS, *NOT_SLOW, env=installed)
    else:
        pytest(*SMOKE_TESTS, env={**installed, **FEW_EXAMPLES})
