"""Chromium against dist/, served as in production. A test fails on any console error or request to elsewhere."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page

import environment
from browser import FLAGS
from company import Come, Person, begin
from devices import rule_of_the_page, with_entry
from hands import Keyboard, Mouse, Touch
from page_state import wait_for
from paths import DIST, ROOT
from relays import Relay, naming, rewired, wired
from releases import named, release, until_installed
from reset import HOME, USUAL, first_visit, forget, reset
from server import serving
from storing_relay import StoringRelay
from watching import IN_EVERY_PAGE, Visitor, Watch, until_ready

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
    return {**browser_type_launch_args, "executable_path": str(chromium), "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """No test of anything but motion waits for it, none but those of playing offline downloads the whole site."""
    return {**browser_context_args, "reduced_motion": "reduce", "service_workers": "block"}


@pytest.fixture
def watch(base_url: str) -> Iterator[Watch]:
    """Looks at everything the browser reports; `watch.expect(...)` names what a test provokes on purpose."""
    watch = Watch(base_url)
    yield watch
    assert watch.faults() == []


@pytest.fixture
def context(context: BrowserContext, watch: Watch) -> BrowserContext:
    """A browser that has never been here, watched; `@pytest.mark.browser_context_args(...)` makes it another one."""
    return watch.over(context)


@pytest.fixture
def visitor(new_context: Callable[..., BrowserContext], watch: Watch) -> Visitor:
    """Opens a page for another person: a friend, a phone, a foreign clock."""
    return lambda **options: watch.over(new_context(**options)).new_page()


@pytest.fixture(scope="session")
def kept(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    browser_context_args: dict[str, Any],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[BrowserContext]:
    """A browser for all tests that need no new one: it has our files, and the engine compiled, after the first."""
    profile = tmp_path_factory.mktemp("profile")
    context = browser_type.launch_persistent_context(profile, **browser_type_launch_args, **browser_context_args)
    context.add_init_script(IN_EVERY_PAGE)
    yield context
    context.close()


@pytest.fixture
def page(kept: BrowserContext, watch: Watch, base_url: str) -> Iterator[Page]:
    """A page in a browser where no game was played yet."""
    page = kept.new_page()
    forget(page, base_url)
    watch.listen(kept)
    yield page
    for each in kept.pages[1:]:  # the first keeps the browser open
        each.close()
    watch.leave(kept)
    kept.unroute_all()
    kept.clear_permissions()


@pytest.fixture(scope="session")
def next_build(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same site with another first page."""
    return release(site, tmp_path_factory.mktemp("next") / "dist", "second", named("second"))


@pytest.fixture
def hosted(site: Path, tmp_path: Path) -> Path:
    """What the server serves: a link that can be turned to another build."""
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


@pytest.fixture(scope="session")
def played_on(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[BrowserContext]:
    """The browser of the page that runs on."""
    context = browser.new_context(**browser_context_args)
    context.add_init_script(IN_EVERY_PAGE)
    yield context
    context.close()


@pytest.fixture
def running(played_on: BrowserContext, watch: Watch, request: pytest.FixtureRequest) -> Iterator[Page]:
    """One page for all tests that only want another game: its engine has started. `player.follow` opens one, or home.
    It speaks English and remembers what was played before; a test that fails takes it along."""
    watch.listen(played_on)
    failed = request.session.testsfailed
    page = next(iter(played_on.pages), None) or played_on.new_page()
    if page.url == "about:blank":
        page.goto(HOME)
        wait_for(page, "home", patience=60)
    page.set_viewport_size({"width": 1280, "height": 720})
    yield page
    watch.leave(played_on)
    played_on.unroute_all()
    played_on.clear_permissions()
    for each in played_on.pages if request.session.testsfailed > failed else played_on.pages[1:]:
        each.close()


@pytest.fixture(scope="session")
def first_look() -> dict[str, Any]:
    """What a first visit of this worker looked like; empty before it."""
    return {}


@pytest.fixture
def home(running: Page, first_look: dict[str, Any], base_url: str) -> Page:
    """The page that runs on, at home, as on a first visit. What the application cannot take back is loaded again."""
    running.emulate_media(**USUAL)
    if not (first_look and reset(running, first_look)):
        first_look |= first_visit(running, base_url)
    return running


@pytest.fixture
def relays() -> Iterator[list[Relay]]:
    with Relay() as first, Relay() as second:
        yield [first, second]


@pytest.fixture
def address(site: Path, tmp_path: Path, relays: list[Relay], watch: Watch) -> Iterator[str]:
    """The site with these relays, and a bare page next to it, which can send any message."""
    watch.expect("WebSocket connection")  # the console reports every call that fails
    among = naming([relay.url for relay in relays])
    folder = rewired(with_entry(site, tmp_path / "entries", relays=2), tmp_path / "dist", among)
    with serving(folder, among=[*among, rule_of_the_page(among)]) as served:
        for each in (served, *(relay.url for relay in relays)):
            watch.allow(each)
        yield served


@pytest.fixture
def relay(tmp_path: Path) -> Iterator[StoringRelay]:
    """A relay program that stores events, on loopback."""
    with StoringRelay(tmp_path / "relay") as relay:
        yield relay


@pytest.fixture
def posting(site: Path, tmp_path: Path, relay: StoringRelay, watch: Watch) -> Iterator[str]:
    """The address of the site with that relay."""
    watch.expect("WebSocket connection")  # the console reports every call that fails
    with wired(site, tmp_path / "dist", relay.url) as served:
        for each in (served, relay.url):
            watch.allow(each)
        yield served


@pytest.fixture
def come(visitor: Visitor) -> Come:
    """A player with a separate device."""

    def arrive(hand: type[Mouse] | type[Touch] | type[Keyboard] = Keyboard, seed: int = 1, **options: object) -> Person:
        page = visitor(**(PHONE if hand is Touch else {}), **options)
        return Person(page, hand(page), seed)

    return arrive


@pytest.fixture
def two(come: Come, address: str) -> list[Person]:
    """A mouse and a phone at one table."""
    ada, ben = come(Mouse, 1), come(Touch, 2)
    ben.join(ada.open_table(address, "Ada"), "Ben")
    begin(ada, ben)
    return [ada, ben]
