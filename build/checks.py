"""The stages of `check` and `test`."""

import shutil
import tempfile
from functools import partial
from pathlib import Path

import engines
import environment
import figures
import languages
import site_build
import stages
import wheel_build
from paths import CACHE, PYTHON, ROOT, TESTS
from shell import run, run_quietly
from stages import Background, at_once, stage

PRETTY = ("web/**/*.{ts,css,mjs}", "build/**/*.{ts,mjs}", "tests/**/*.{ts,js,mjs}", "vitest.config.ts")
CACHED = ("--cache", "--cache-strategy", "content", "--cache-location", ".cache/prettier.json")
PROGRAMS = ("tsconfig.json", "tsconfig.front.json", "tsconfig.worker.json")
"""The page, its tests and the service worker: each has other globals."""
LINTED = ("web", "tests/front", "build", "vitest.config.ts")
TWO = ("-n", "2", "--dist", "worksteal")
FEW = {"MAPWRIGHT_COUNTED": "yes"}
"""Properties are tried a few times only; see tests/engine/tries.py."""
SMOKE = [TESTS / "engine" / f"test_{name}.py" for name in ("cli_script", "cli_games", "deals", "record")]
"""The command line as a process, a game of each set, golden deals and golden games."""
PATIENT = [f"--ignore={TESTS / 'engine' / f'test_{name}.py'}" for name in ("referee_games", "guests")]
"""Whole games against the referee, and bots that hang: a third of the time, for `test` alone."""
QUICK = [
    *sorted((TESTS / "site").glob("test_text*.py")),
    *(TESTS / "site" / f"test_{name}.py" for name in ("contract", "glossary")),
]


def check() -> None:
    """Run linters, types and the fast tests, for use while working."""
    environment.prepare()
    _lint()
    stage("front-end tests", _test_the_front_end)
    stage("fast engine tests", partial(_fast, *PATIENT))
    stage("texts", partial(pytest, *QUICK, "-q"))
    stage("unfinished languages", languages.report)
    print(stages.table())


def test(*, everything: bool) -> None:
    """Run all checks and tests, from a bare machine. With `everything` also the long lists."""
    environment.prepare()
    browsers = Background("browsers", engines.prepare)
    _lint()
    stage("front-end tests", partial(_test_the_front_end, everything))
    stage("engine tests", _test_the_engine)
    site_build.build()
    stage("wheel", partial(_test_the_wheel, everything))
    stage("site tests", partial(pytest, TESTS / "site", *TWO, "-q", *_chosen(everything, "slow")))
    browsers.wait()
    stage("browser tests", partial(pytest, TESTS / "e2e", *TWO, *_chosen(everything)))
    for name in engines.ready(*(("chromium",) if everything else ()), "firefox", "webkit"):
        stage(name, partial(_test_in, name, everything))
    print(stages.table())


def _fast(*left_out: str) -> None:
    pytest(TESTS / "engine", *TWO, "-q", "-m", "not slow and not heavy", *left_out, env=FEW)


def pytest(*arguments: str | Path, env: dict[str, str] | None = None) -> None:
    run([PYTHON, "-m", "pytest", *arguments], env=env)


def _lint() -> None:
    stage("figures of the front end", figures.report)
    at_once({"ruff": _ruff, "prettier": lambda: _npm("prettier", "--check", *CACHED, *PRETTY)})
    at_once({"mypy": lambda: run_quietly([PYTHON, "-m", "mypy"]), "typescript": _typescript})


def _ruff() -> None:
    run_quietly([PYTHON, "-m", "ruff", "check"])
    run_quietly([PYTHON, "-m", "ruff", "format", "--check"])


def _typescript() -> None:
    for config in PROGRAMS:
        _npm("tsc", "-p", ROOT / config)
    _npm("oxlint", "--deny-warnings", *LINTED)
    _npm("depcruise", "web/src", "web/boot", "web/wire")


def _npm(tool: str, *arguments: str | Path) -> None:
    run_quietly([environment.npm_tool(tool), *arguments])


def _test_the_front_end(everything: bool = False) -> None:
    """In Node, without a browser. Counting lines takes longer than the tests: that is part of the long list."""
    counted = ["--coverage"] if everything else []
    run([environment.npm_tool("vitest"), "run", *counted], env={"MAPWRIGHT_EVERYTHING": "yes"} if everything else None)


def _test_the_engine() -> None:
    """From source, with coverage. Where every line is counted, properties are tried a few times only."""
    pytest(TESTS / "engine", *TWO, "-m", "not slow and not heavy", "--cov", "--cov-report=term", env=FEW)


def _test_the_wheel(whole: bool) -> None:
    """Test what a user installs instead of the source folder: a few tests, or all of them, with many tries."""
    target = CACHE / "wheel-installed"
    shutil.rmtree(target, ignore_errors=True)
    environment.pip("install", "--no-deps", "--target", target, wheel_build.build())
    installed = {"PYTHONPATH": str(target), "MAPWRIGHT_INSTALLED": str(target)}
    with tempfile.TemporaryDirectory() as elsewhere:
        where = "import mapwright, os; assert mapwright.__file__.startswith(os.environ['MAPWRIGHT_INSTALLED'])"
        run([PYTHON, "-c", where], env=installed, cwd=Path(elsewhere))
    if whole:
        pytest(TESTS / "engine", "-q", *TWO, "-m", "not slow", env=installed)
    else:
        pytest(*SMOKE, "-q", env={**installed, **FEW})


def _test_in(name: str, everything: bool) -> None:
    pytest(TESTS / "engines", "-v", "--engines", name, *_chosen(everything))


def _chosen(everything: bool, never: str = "") -> tuple[str, str]:
    """Leave out the long list, unless everything is requested; `never` names what only the laboratory runs."""
    left_out = [mark for mark in (never, "" if everything else "thorough") if mark]
    return ("-m", " and ".join(f"not {mark}" for mark in left_out))
