"""The stages of `check` and `fix`."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import changed
import environment
import languages
import site_build
import stages
from paths import BUILD, PYTHON, ROOT, TESTS
from programs import run_quietly
from runners import (
    ALL_CORES,
    COMMITS,
    CORES,
    FEW_EXAMPLES,
    PYTHON_LINTERS,
    SCRIPT_LINTERS,
    format_all,
    mypy,
    prettier,
    pytest,
    ruff,
    vitest,
)
from stages import Task, run_parallel, run_queue, stage

DOCUMENTS = BUILD / "lab" / "documents.py"
TYPESCRIPT_SUFFIXES = {".ts", ".mjs", ".js", ".json"}
QUICK_PROJECTS = ("--project", "shared", "--project", "alone")
QUICK = {"MAPWRIGHT_QUICK": "yes"}
"""The front-end tests without those that start the engine in Python, sign messages or try many damaged stores."""
SLOWEST = (
    "archive", "bot_games", "cli_games", "coach", "cups", "custom_bots", "duel", "game_combinations", "games", "hints",
    "ideas", "league", "learning", "milestones", "packing", "program_bots", "public_interface", "puzzle*",
    "scoring_agrees", "seated_bots", "solo_ambushes", "together*", "workshop",
)  # fmt: skip
"""Whole games, puzzles and tables, three quarters of the time of the engine tests: not in `check`."""
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
        linters = {**PYTHON_LINTERS, **SCRIPT_LINTERS, "prettier": prettier, **COMMITS}
        run_queue([
            Task("front-end tests", _quick_front_end),
            Task("quick engine tests", _quick_engine_tests),
            Task("texts", partial(pytest, *TEXT_TESTS, quiet=True)),
            *(Task(name, lint) for name, lint in linters.items()),
            Task("unfinished languages", languages.report_drafts),
        ], CORES)  # fmt: skip
    print(stages.table())


def _check_changed(files: list[Path]) -> None:
    for file in files:
        print(f"   {file.relative_to(ROOT)}", flush=True)
    suffixes = {file.suffix for file in files}
    linters: dict[str, stages.Work] = {"ruff": ruff, **COMMITS}
    if ".py" in suffixes:
        linters["mypy"] = mypy
    if suffixes & TYPESCRIPT_SUFFIXES:
        linters |= {**SCRIPT_LINTERS, "prettier": prettier}
    run_parallel(linters)
    tests = changed.concerned_by(files)
    near = [test for test in tests.engine if changed.is_near(test, files)]
    _stage_of("nearest engine tests", near, partial(pytest, "-x", env=FEW_EXAMPLES))
    _stage_of("front-end tests", tests.front, partial(vitest, "run"))
    _stage_of("site tests", tests.site, pytest)
    if remaining := tests.engine[len(near) :]:
        stage("engine tests", partial(pytest, *remaining, *ALL_CORES, env=FEW_EXAMPLES))
    if tests.browser:
        stage("site", site_build.build)
        stage("browser", environment.prepare_chromium)
        stage("browser tests", partial(pytest, *tests.browser, *ALL_CORES))
    for file in tests.untested:
        print(f"   no test concerns {file.relative_to(ROOT)}")


def _stage_of(name: str, tests: Iterable[Path], run_tests: Callable[..., None]) -> None:
    if paths := [*tests]:
        stage(name, partial(run_tests, *paths))


def fix() -> None:
    """Sort imports, repair what the linters can repair, format, and write the generated parts of the documents."""
    environment.prepare()
    stage("ruff", _fix_python)
    stage("prettier", format_all)
    stage("documents", lambda: run_quietly([PYTHON, DOCUMENTS], env={"PYTHONPATH": str(BUILD)}))
    print(stages.table())


def _fix_python() -> None:
    run_quietly([PYTHON, "-m", "ruff", "check", "--fix", "--exit-zero"])
    run_quietly([PYTHON, "-m", "ruff", "format"])


def _quick_front_end() -> None:
    vitest("run", "--maxWorkers=1", *QUICK_PROJECTS, env=QUICK, quiet=True)


def _quick_engine_tests() -> None:
    patterns = [f"test_{name}.py" for name in SLOWEST]
    modules = [path for path in sorted((TESTS / "engine").glob("test_*.py")) if not any(map(path.match, patterns))]
    pytest(*modules, env=FEW_EXAMPLES, quiet=True)
