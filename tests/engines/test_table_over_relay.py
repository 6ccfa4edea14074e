"""Another browser and a Chromium at one table, over a relay."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Playwright

import environment
from browsers import visiting
from chromium import CHROMIUM_FLAGS
from driver.controls import Keyboard
from driver.online_player import READ_RAIDS, OnlinePlayer, agreed_record, play
from driver.page_state import wait_for
from driver.player import Player
from driver.watch import PRESS_FOR_EACH, until, until_ready
from log_devices import Device, rule_of_the_page, with_entry
from paths import DIST
from relays import Relay, naming, rewired
from server import serving

pytestmark = pytest.mark.thorough

HERE = ""  # the pages of other browsers know where the site is


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site with our own relay."""
    folder = tmp_path_factory.mktemp("wire")
    with Relay() as relay:
        among = naming([relay.url])
        site = rewired(with_entry(DIST, folder / "entries"), folder / "dist", among)
        with serving(site, header_rules=[*among, rule_of_the_page(among)]) as served:
            yield served


@pytest.fixture(scope="module")
def foreign(
    engine: str, playwright: Playwright, address: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Any]:
    folder: Path = tmp_path_factory.mktemp(f"wire-{engine}")
    with visiting(engine, playwright, address, folder) as visit:
        yield visit


@pytest.fixture(scope="module")
def chromium(playwright: Playwright) -> Iterator[Page]:
    browser = playwright.chromium.launch(executable_path=str(environment.find_chromium()), args=CHROMIUM_FLAGS)
    yield browser.new_page()
    browser.close()


def test_two_browsers_exchange_entries_over_a_relay(foreign: Any, chromium: Page, address: str) -> None:
    one, two = devices = [Device(foreign.page, HERE), Device(chromium, address)]
    for device in devices:
        device.open_log()
        device.until_open(1)
    one.write("Ďábel ☕")
    two.write("back")
    two.until_added("Ďábel ☕")
    one.until_added("back")
    assert foreign.faults() == []


NAME = """(name) => {
  const field = document.querySelector('[data-field="name"]');
  field.value = name;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}"""


class Foreigner(OnlinePlayer):
    """A player in another browser, whose driver neither fills fields nor adds scripts to pages."""

    def __init__(self, page: Any, seed: int) -> None:
        Player.__init__(self, page, Keyboard(page), seed)
        self.turns = 0

    def join(self, link: str, name: str, seat: int = 1) -> None:
        self.page.goto("/?lang=en")
        until_ready(self.page)
        self.page.goto(f"/?lang=en#{link.partition('#')[2]}")
        until(self.page, f"document.querySelector('[data-act=\"sit-{seat}\"]')", 60)
        self.page.evaluate(NAME, name)
        self.page.evaluate(f"() => {{ {READ_RAIDS} }}")
        self.page.evaluate(f"() => document.querySelector('[data-act=\"sit-{seat}\"]').click()")
        wait_for(self.page, "draw", "choose", "bot", patience=60)


def test_two_browsers_play_a_season_at_one_table(foreign: Any, playwright: Playwright, address: str) -> None:
    browser = playwright.chromium.launch(executable_path=str(environment.find_chromium()), args=CHROMIUM_FLAGS)
    page = browser.new_context(locale="en", service_workers="block").new_page()
    page.add_init_script(PRESS_FOR_EACH)
    ada, ben = OnlinePlayer(page, Keyboard(page), 1), Foreigner(foreign.page, 2)
    ben.join(ada.open_table(address, "Ada"), "Ben")
    play([ada, ben], seasons=1)
    agreed_record([ada, ben])
    browser.close()
