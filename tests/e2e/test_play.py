"""A season on the page by mouse, finger and keyboard, the presses to the first card, and Back."""

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from briefly import briefly
from hands import PHONE, Hand, Keyboard, Mouse, Touch
from page_state import unfold, wait_for
from player import Table

HANDS: dict[str, type[Hand]] = {"mouse": Mouse, "touch": Touch, "keyboard": Keyboard}
SETS = ("base", "heroes", "combined")
EVERY_DAY = [("touch", "heroes")]
TO_THE_END = [("mouse", "base"), ("touch", "combined"), ("keyboard", "heroes")]


def start(page: Page, hand: Hand, set_name: str) -> None:
    """From home to the first card; the base game takes two taps, this one and the opening of the page."""
    page.goto("/")
    wait_for(page, "home")
    if set_name != "base":
        choose_set(page, hand, set_name)
    hand.press('[data-act="start"]')
    wait_for(page, "draw", patience=60)


def choose_set(page: Page, hand: Hand, set_name: str) -> None:
    hand.press(".setup > summary")
    hand.press('.new [data-act="more"]')
    if isinstance(hand, Keyboard):
        radio = page.locator('input[name="set"][value="base"]')
        while not radio.evaluate("(element) => element === document.activeElement"):
            page.keyboard.press("Shift+Tab")
        for _ in range({"heroes": 1, "combined": 2}[set_name]):
            page.keyboard.press("ArrowRight")
    else:
        page.locator("label", has=page.locator(f'input[name="set"][value="{set_name}"]')).click()
    hand.press('.new .toggle:has-text("Skills")')


@pytest.fixture
def hand(hand_name: str, request: pytest.FixtureRequest) -> Hand:
    if hand_name == "touch":
        return Touch(request.getfixturevalue("visitor")(locale="en", **PHONE))
    page: Page = request.getfixturevalue("page")
    return HANDS[hand_name](page)


@pytest.mark.parametrize(
    ("hand_name", "set_name"),
    briefly([both for both in product(HANDS, SETS) if both not in TO_THE_END], *EVERY_DAY),
)
def test_a_season(hand: Hand, set_name: str) -> None:
    """Every hand in every set; one of them is played to its end below."""
    start(hand.page, hand, set_name)
    view = Table(hand.page, hand, seed=len(hand.__class__.__name__) + len(set_name)).play(seasons=1)
    assert len(view["players"][0]["seasons"]) == 1


def test_two_taps_to_the_first_card(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/")
    page.locator('[data-act="start"]').click()
    wait_for(page, "draw", patience=60)
    marks = page.evaluate("performance.getEntriesByType('mark').map((mark) => mark.name)")
    assert {"mapwright:shell", "mapwright:ready", "mapwright:playable"} <= set(marks)


def test_back_closes_what_is_open_before_it_leaves(home: Page) -> None:
    """As on a phone: a page of the rules, a room, the menu, the game; each time what lies below is there again."""
    page = home
    unfold(page)
    page.locator('[data-act="rules"]').click()
    expect(page.locator(".book")).to_be_visible()
    page.go_back()
    expect(page.locator(".book")).to_have_count(0)
    unfold(page)
    page.locator('[data-act="gallery"]').click()
    wait_for(page, "gallery")
    page.go_back()
    wait_for(page, "home")
    unfold(page)
    page.locator('[data-act="desk"]').click()
    wait_for(page, "desk")
    page.keyboard.press("Escape")
    wait_for(page, "home")
    expect(page.locator('[data-act="desk"]')).to_be_focused()
    page.locator('[data-act="start"]').click()
    wait_for(page, "draw", patience=60)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert wait_for(page) == "draw"
    page.go_back()
    wait_for(page, "home")
    page.locator('[data-act="continue"]').click()
    wait_for(page, "draw")
    page.locator(".brand").click()
    wait_for(page, "home")
    page.reload()
    wait_for(page, "home", patience=60)
