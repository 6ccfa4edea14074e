"""Firefox and WebKit against dist/: those that this machine has, or those that `--engines` names."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright

import engines
from browsers import Visit, visiting
from paths import DIST
from server import serving


def pytest_addoption(parser: pytest.Parser) -> None:
    here = ",".join(name for name, engine in engines.ENGINES.items() if not engine.missing())
    parser.addoption("--engines", default=here, help="which of firefox, webkit to try")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "engine" in metafunc.fixturenames:
        named: str = metafunc.config.getoption("--engines")
        metafunc.parametrize("engine", named.split(",") if named else [], scope="module")


@pytest.fixture(scope="module")
def visit(engine: str, playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    """One browser for a whole story, as one person has it."""
    folder = tmp_path_factory.mktemp(engine)
    with serving(DIST) as address, visiting(engine, playwright, address, folder) as opened:
        print(f"\n{opened.version}")
        yield opened
