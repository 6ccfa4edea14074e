"""Chromium against dist/, served as in production. A test fails on any console error or request to elsewhere."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

import environment
from chromium import CHROMIUM_FLAGS
from driver.controls import Keyboard, Mouse, Touch
from driver.online_player import NewPlayer, OnlinePlayer
from driver.page_state import wait_for
from driver.watch import IN_EVERY_PAGE, Visitor, Watch, until_ready
from log_devices import rule_of_the_page, with_entry
from paths import DIST, ROOT
from relays import Relay, naming, rewired, wired
from releases import named, release, until_installed
from server import serving

expect.set_options(timeout=60_000)  # a busy machine may take its time to start Python
HOME = "/?lang=en"
STORED = "local_storage,indexeddb,cache_storage,service_workers,file_systems"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


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
    return {**browser_type_launch_args, "executable_path": str(chromium), "args": CHROMIUM_FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Switch off motion and the download of the whole site, except in tests of these."""
    return {**browser_context_args, "reduced_motion": "reduce", "service_workers": "block"}


@pytest.fixture
def watch(base_url: str) -> Iterator[Watch]:
    """Collect what the browser reports; `watch.expect(...)` names what a test provokes on purpose."""
    watch = Watch(base_url)
    yield watch
    assert watch.faults() == []


@pytest.fixture
def context(context: BrowserContext, watch: Watch) -> BrowserContext:
    """Return a new, watched browser context; `@pytest.mark.browser_context_args(...)` changes its settings."""
    return watch.over(context)


@pytest.fixture
def visitor(new_context: Callable[..., BrowserContext], watch: Watch) -> Visitor:
    """Opens a page for another person: a friend, a phone, a foreign clock."""
    return lambda **options: watch.over(new_context(**options)).new_page()


@pytest.fixture(scope="session")
def shared_context(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    browser_context_args: dict[str, Any],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[BrowserContext]:
    """Return the context that tests share: after the first test our files and the compiled engine are cached."""
    profile = tmp_path_factory.mktemp("profile")
    context = browser_type.launch_persistent_context(profile, **browser_type_launch_args, **browser_context_args)
    context.add_init_script(IN_EVERY_PAGE)
    yield context
    context.close()


@pytest.fixture
def page(shared_context: BrowserContext, watch: Watch, base_url: str) -> Iterator[Page]:
    """A page in a browser where no game was played yet."""
    page = shared_context.new_page()
    devtools = shared_context.new_cdp_session(page)  # what was loaded stays in the browser's cache
    devtools.send("Storage.clearDataForOrigin", {"origin": base_url, "storageTypes": STORED})
    devtools.detach()
    watch.listen(shared_context)
    yield page
    for each in shared_context.pages[1:]:  # the first keeps the browser open
        each.close()
    watch.leave(shared_context)
    shared_context.unroute_all()
    shared_context.clear_permissions()


@pytest.fixture
def home(page: Page) -> Page:
    """The page of a first visit, whose engine has started."""
    page.goto(HOME)
    wait_for(page, "home", patience=60)
    until_ready(page)
    return page


@pytest.fixture(scope="session")
def next_build(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the same site with another first page."""
    return release(site, tmp_path_factory.mktemp("next") / "dist", "second", named("second"))


@pytest.fixture
def hosted(site: Path, tmp_path: Path) -> Path:
    """Return the folder that the server serves: a link that a test can point to another build."""
    link = tmp_path / "hosted"
    link.symlink_to(site)
    return link


@pytest.fixture
def visited(context: BrowserContext, watch: Watch, hosted: Path) -> Iterator[Page]:
    """A player who has the first build, installed for offline play."""
    with serving(hosted) as address:
        watch.allow(address)
        page = context.new_page()
        page.goto(f"{address}/")
        until_ready(page)
        until_installed(page)
        yield page


@pytest.fixture
def relays() -> Iterator[list[Relay]]:
    with Relay() as first, Relay() as second:
        yield [first, second]


@pytest.fixture
def address(site: Path, tmp_path: Path, relays: list[Relay], watch: Watch) -> Iterator[str]:
    """The site with these relays, and a bare page next to it, which can send any message."""
    watch.expect("WebSocket connection")  # the console reports every call that fails
    among = naming([relay.url for relay in relays])
    folder = rewired(with_entry(site, tmp_path / "entries"), tmp_path / "dist", among)
    with serving(folder, header_rules=[*among, rule_of_the_page(among)]) as served:
        for each in (served, *(relay.url for relay in relays)):
            watch.allow(each)
        yield served


@pytest.fixture
def relay(tmp_path: Path) -> Iterator[Relay]:
    """A relay program that stores events, on loopback."""
    with Relay(store=tmp_path / "relay.json") as relay:
        yield relay


@pytest.fixture
def posting(site: Path, tmp_path: Path, relay: Relay, watch: Watch) -> Iterator[str]:
    """The address of the site with that relay."""
    watch.expect("WebSocket connection")  # the console reports every call that fails
    with wired(site, tmp_path / "dist", relay.url) as served:
        for each in (served, relay.url):
            watch.allow(each)
        yield served


@pytest.fixture
def new_player(visitor: Visitor) -> NewPlayer:
    """A player with a separate device."""

    def arrive(
        controls: type[Mouse] | type[Touch] | type[Keyboard] = Keyboard, seed: int = 1, **options: object
    ) -> OnlinePlayer:
        page = visitor(**(PHONE if controls is Touch else {}), **options)
        return OnlinePlayer(page, controls(page), seed)

    return arrive


@pytest.fixture
def two(new_player: NewPlayer, address: str) -> list[OnlinePlayer]:
    """A mouse and a phone at one table."""
    ada, ben = new_player(Mouse, 1), new_player(Touch, 2)
    ben.join(ada.open_table(address, "Ada"), "Ben")
    return [ada, ben]
