"""Chromium, Firefox and WebKit against dist/, by the same drivers: those that are here, or that `--engines` names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
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
    here = ",".join(name for name in browser_engines.NEEDS if not browser_engines.missing(name))
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
        yield opened


@pytest.fixture
def opened(other: str, tmp_path: Path) -> Iterator[Opener]:
    """Opens a window of one kind or another, for one test."""
    with ExitStack() as until_the_end:
        address = until_the_end.enter_context(serving(DIST))

        def open_one(kind: Kind = "plain") -> Driven:
            driven_page = until_the_end.enter_context(DRIVEN[other](address, tmp_path / kind, kind))
            return driven_page

        yield open_one


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Chromium alone has nothing to do but at length, which is not a failure."""
    if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and session.config.getoption("--engines") == "chromium":
        session.exitstatus = pytest.ExitCode.OK
