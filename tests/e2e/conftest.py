"""Chromium against dist/, served as in production. A test fails on any console error or request to elsewhere."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext

import environment
from browser import FLAGS
from paths import DIST, ROOT
from server import serving
from watching import Watch


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.e2e)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site, linked to a place where no build changes it under the tests."""
    if not (DIST / "index.html").exists():  # a pytest run by hand
        subprocess.run([sys.executable, str(ROOT / "build"), "site"], check=True)
    return Path(shutil.copytree(DIST, tmp_path_factory.mktemp("site") / "dist", copy_function=link))


def link(source: str, target: str) -> str:
    try:
        os.link(source, target)
    except OSError:  # another disk
        shutil.copyfile(source, target)
    return target


@pytest.fixture(scope="session")
def base_url(site: Path) -> Iterator[str]:
    """Where the site is; `page.goto("/")` starts from here."""
    with serving(site) as address:
        yield address


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    chromium = environment.find_chromium()
    if chromium is None:
        pytest.skip("no Chromium is installed")
    return {**browser_type_launch_args, "executable_path": str(chromium), "args": FLAGS}


@pytest.fixture
def watch(base_url: str) -> Iterator[Watch]:
    """Looks at everything the browser reports; `watch.expect(...)` names what a test provokes on purpose."""
    watch = Watch(base_url)
    yield watch
    assert watch.faults() == []


@pytest.fixture
def context(context: BrowserContext, watch: Watch) -> BrowserContext:
    """Playwright's context of the test, watched. Others: `watch.over(browser.new_context())`."""
    return watch.over(context)
