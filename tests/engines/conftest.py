"""Chromium, Firefox and WebKit against dist/, by the same hand: those that are here, or that `--engines` names."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

import browser_engines
from browsers import Visit, visiting
from driven import DRIVEN, Driven, Kind
from paths import DIST
from server import serving

Opener = Callable[[Kind], Driven]


def pytest_addoption(parser: pytest.Parser) -> None:
    here = ",".join(name for name, engine in browser_engines.BROWSER_ENGINES.items() if not engine.missing())
    parser.addoption("--engines", default=here, help="which of chromium, firefox, webkit to try")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`engine` is any of them, Chromium only at length; `other` has a separate driver: in Chromium tests/e2e tries
    the same, and more."""
    named = [name for name in metafunc.config.getoption("--engines").split(",") if name]
    if "engine" in metafunc.fixturenames:
        marks = {"chromium": pytest.mark.thorough}
        browser_engines = [pytest.param(name, marks=marks.get(name, ())) for name in named]
        metafunc.parametrize("engine", browser_engines, scope="module")
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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Every report names its engine and version: those of a worker reach the one who sums up only with it."""
    report = yield
    params = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    name = str(params.get("engine") or params.get("other") or "")
    if name in VERSIONS:
        report.user_properties.append(("engine", (name, VERSIONS[name])))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How much passed in each engine, and how long it took; `python3 build test` prints the same of all of them."""
    tried: dict[str, browser_engines.TestRun] = {}
    for kind in ("", "passed", "failed", "skipped", "error"):  # "" is setting up and taking down
        for report in terminalreporter.stats.get(kind, []):
            named = report.user_properties if isinstance(report, pytest.TestReport) else []  # not while collecting
            for name, version in [value for key, value in named if key == "engine"]:
                tried[name] = count(tried.get(name, browser_engines.TestRun(name, version)), report)
    for told in tried.values():
        terminalreporter.write_line(told.line())


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Chromium alone has nothing to do but at length, which is not a failure."""
    if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and session.config.getoption("--engines") == "chromium":
        session.exitstatus = pytest.ExitCode.OK


def count(told: browser_engines.TestRun, report: pytest.TestReport) -> browser_engines.TestRun:
    told = replace(told, seconds=told.seconds + report.duration)
    if report.failed:
        return replace(told, failed=told.failed + 1)
    if report.skipped:
        return replace(told, untried=(*told.untried, str(report.longrepr[2]).removeprefix("Skipped: ")))
    return replace(told, passed=told.passed + 1) if report.when == "call" else told
