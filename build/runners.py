"""Runs the linters, pytest and Vitest."""

import os
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import changed
import environment
from paths import CACHE, PYTHON, ROOT
from programs import Arguments, BuildError, run, run_quietly
from stages import Work

PRETTIER_FILES = ("web/**/*.{ts,css,mjs}", "build/**/*.{ts,mjs}", "tests/**/*.{ts,js,mjs}", "vitest.config.ts")
PRETTIER_CACHE = ("--cache", "--cache-strategy", "content", "--cache-location", ".cache/prettier.json")
Env = Mapping[str, str] | None
TSCONFIGS = ("tsconfig", "tsconfig.front", "tsconfig.worker")
"""The page, its tests and the service worker: each has other globals."""
CORES = max(2, min(4, os.cpu_count() or 2))
"""More than four browsers at a time need more memory than most machines have."""
ALL_CORES = ("-n", str(CORES), "--dist", "worksteal")
NOT_SLOW = ("-m", "not slow")
"""All tests but those of `python3 build lab long-tests`; by default pyproject.toml leaves out the thorough ones too."""
FEW_EXAMPLES = {"MAPWRIGHT_EXAMPLES": "10"}
"""Properties are tried ten times instead of a hundred; see tests/engine/hypothesis_settings.py."""
REPORTS = CACHE / "junit"
"""What each runner reported last, from which `test` prints the slowest tests."""


def pytest(*arguments: str | Path, env: Env = None, report: str = "", quiet: bool = False) -> None:
    """Run pytest, and write a report of this name if it has one."""
    reporting: list[str | Path] = ["--junitxml", REPORTS / f"{report}.xml"] if report else []
    _run_tests([PYTHON, "-m", "pytest", "-q", *arguments, *reporting], env, quiet)


def vitest(*arguments: str | Path, env: Env = None, report: str = "", quiet: bool = False) -> None:
    """Run Vitest, and write a report of this name if it has one."""
    reporting: list[str | Path] = []
    if report:
        reporting = ["--reporter=dot", "--reporter=junit", f"--outputFile.junit={REPORTS / report}.xml"]
    _run_tests([environment.npm_tool("vitest"), *arguments, *reporting], env, quiet)


def _run_tests(command: Arguments, env: Env, quiet: bool) -> None:
    """Run a program; with `quiet`, print its output at its end, so that it does not mix with that of other programs."""
    if not quiet:
        run(command, env=env)
        return
    try:
        print(run_quietly(command, env=env, show=False), end="", flush=True)
    except BuildError as failure:  # whatever its reason is: the output names the tests that failed
        print(failure.output, end="", flush=True)
        raise


def npm(tool: str, *arguments: str | Path) -> None:
    run_quietly([environment.npm_tool(tool), *arguments])


def format_all() -> None:
    npm("prettier", "--write", *PRETTIER_CACHE, *PRETTIER_FILES)


def ruff() -> None:
    run_quietly([PYTHON, "-m", "ruff", "check"])
    run_quietly([PYTHON, "-m", "ruff", "format", "--check"])


def mypy() -> None:
    run_quietly([PYTHON, "-m", "mypy"])


def prettier() -> None:
    npm("prettier", "--check", *PRETTIER_CACHE, *PRETTIER_FILES)


def typescript() -> None:
    for name in TSCONFIGS:
        npm("tsc", "-p", ROOT / f"{name}.json", "--incremental", "--tsBuildInfoFile", CACHE / f"{name}.tsbuildinfo")


PYTHON_LINTERS: dict[str, Work] = {"mypy": mypy, "ruff": ruff}
SCRIPT_LINTERS: dict[str, Work] = {
    "typescript": typescript,
    "oxlint": partial(npm, "oxlint", "--deny-warnings", "web", "tests/front", "build", "vitest.config.ts"),
    "dependencies": partial(npm, "depcruise", "web/src", "web/shell", "web/worker", "web/sandbox", "web/wire"),
}
COMMITS: dict[str, Work] = {"commits": changed.check_subjects}
