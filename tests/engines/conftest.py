"""Chromium, Firefox and WebKit against dist/, by the same hand: those that are here, or that `--engines` names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

import engines
from browsers import Visit, visiting
from driven import DRIVEN, Driven, Kind
from paths import DIST
from server import serving

Opener = Callable[[Kind], Driven]


def pytest_addoption(parser: pytest.Parser) -> None:
    here = ",".join(name for name, engine in engines.ENGINES.items() if not engine.missing())
    parser.addoption("--engines", default=here, help="which of chromium, firefox, webkit to try")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`engine` is any of them; `other` has a driver of its own: in Chromium tests/e2e tries the same, and more."""
    named = [name for name in metafunc.config.getoption("--engines").split(",") if name]
    if "engine" in metafunc.fixturenames:
        metafunc.parametrize("engine", named, scope="module")
    if "other" in metafunc.fixturenames:
        metafunc.parametrize("other", [name for name in named if name in DRIVEN], scope="module")


@pytest.fixture(scope="module")
def visit(engine: str, playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    """One browser for a whole story, as one person has it."""
    folder = tmp_path_factory.mktemp(engine)
    with serving(DIST) as address, visiting(engine, playwright, address, folder) as opened:
        VERSIONS[engine] = opened.version
        yield opened


@pytest.fixture
def opened(other: str, tmp_path: Path) -> Iterator[Opener]:
    """Opens a window of one kind or another, for one test."""
    with ExitStack() as until_the_end:
        address = until_the_end.enter_context(serving(DIST))

        def open_one(kind: Kind = "plain") -> Driven:
            found = until_the_end.enter_context(DRIVEN[other](address, tmp_path / kind, kind))
            VERSIONS.setdefault(other, found.version)
            return found

        yield open_one


VERSIONS: dict[str, str] = {}
"""Filled while the tests run."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How much passed in each engine, and how long it took; `python3 build test` prints the same of all of them."""
    for name, version in VERSIONS.items():
        told = engines.Told(name, version)
        for kind in ("", "passed", "failed", "skipped", "error"):  # "" is setting up and taking down
            for report in terminalreporter.stats.get(kind, []):
                if f"[{name}" in report.nodeid or f"-{name}]" in report.nodeid:
                    told = count(told, report)
        engines.remember(told)
        terminalreporter.write_line(told.line())


def count(told: engines.Told, report: pytest.TestReport) -> engines.Told:
    told = replace(told, seconds=told.seconds + report.duration)
    if report.failed:
        return replace(told, failed=told.failed + 1)
    if report.skipped:
        return replace(told, untried=(*told.untried, str(report.longrepr[2]).removeprefix("Skipped: ")))
    return replace(told, passed=told.passed + 1) if report.when == "call" else told
