"""Play by post: two pages that are never open at the same time, and a relay program that stores their feeds."""

from typing import Any

import pytest
from playwright.sync_api import BrowserType

import environment
from company import READ_TABLES, Come, Person, begin, kept
from hands import Keyboard
from page_state import wait_for
from storing_relay import StoringRelay
from watching import Watch, until

STORED = "document.querySelector('[data-stored]')"
# The guest has both commitments then, and has written its own and its part of the seed.
REVEALED = f"({READ_TABLES})().then((tables) => tables.some(({{ wrote }}) => wrote > 1))"
# The host has written its commitment: until then, what is stored at the relay is the lobby.
COMMITTED = REVEALED.replace("> 1", "> 0")
VISITS = 6
# No window of the test browser is ever hidden.
HIDE = """() => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
# What the browser says that it shows.
LISTEN = """window.shown = [];
window.Notification &&= class extends Notification {
  constructor(title, options) {
    super(title, options);
    this.addEventListener('show', () => shown.push(title));
  }
};"""


@pytest.fixture
def address(posting: str) -> str:
    """Tables of this file use the relay that stores."""
    return posting


def leave(person: Person) -> set[str]:
    """Close the page once the relay has stored what was done there; return the entries that the device has."""
    until(person.page, STORED, 90)
    entries = {entry for entry, _ in kept(person.page)["entries"]}
    person.page.goto("about:blank")
    return entries


def begin_by_post(ada: Person, ben: Person, address: str) -> str:
    """Each opens the page when the other has closed it, until the first card is dealt."""
    link = ada.open_table(address, "Ada")
    leave(ada)
    ben.join(link, "Ben")
    ben.press("ready")
    leave(ben)
    ada.page.goto(link)
    until(ada.page, "document.querySelector('[data-act=begin]:not(:disabled)')", 60)
    ada.press("begin")
    until(ada.page, COMMITTED, 30)
    leave(ada)
    ben.page.goto(link)
    until(ben.page, REVEALED, 60)
    leave(ben)
    return link


def test_two_pages_that_are_never_open_together_play_by_post(come: Come, address: str, relay: StoringRelay) -> None:
    ada, ben = come(seed=1), come(seed=2)
    link = begin_by_post(ada, ben, address)
    had: set[str] = set()
    for visit in range(VISITS):
        if visit == VISITS // 2:
            relay.stop()
            relay.start()
        person = (ada, ben)[visit % 2]
        person.page.goto(link)
        wait_for(person.page, "draw", "choose", patience=60)
        assert person.draw_all()
        has = leave(person)
        assert had < has, "everything that the other player wrote, and more"
        had = has


def test_a_hidden_page_says_in_its_title_whose_turn_it_is(two: list[Person]) -> None:
    ada, ben = two
    ada.draw_all()
    assert not ada.page.title().startswith("●")
    ada.page.evaluate(HIDE)
    ben.draw_all()
    until(ada.page, "document.title.startsWith('●')", 30)


@pytest.mark.thorough
def test_a_hidden_page_shows_a_notification(
    browser_type: BrowserType,
    browser_type_launch_args: dict[str, Any],
    browser_context_args: dict[str, Any],
    address: str,
    watch: Watch,
) -> None:
    """Chromium's headless shell has no notifications: this needs the whole browser."""
    whole = environment.find_chromium(environment.WHOLE_CHROMIUM)
    browser = browser_type.launch(**{**browser_type_launch_args, "executable_path": whole})
    people = []
    for seed in (1, 2):
        context = watch.over(browser.new_context(**browser_context_args, permissions=["notifications"]))
        context.add_init_script(LISTEN)
        page = context.new_page()
        people.append(Person(page, Keyboard(page), seed))
    ada, ben = people
    ben.join(ada.open_table(address, "Ada"), "Ben")
    begin(ada, ben)
    ada.press("company")
    ada.press("notify")
    ada.page.keyboard.press("Escape")
    ada.draw_all()
    ada.page.evaluate(HIDE)
    ben.draw_all()
    assert until(ada.page, "shown[0]", 30) == "Your turn"
    browser.close()
