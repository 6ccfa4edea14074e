"""The rulebook: one tap from a card or an edict, before the engine is there, and printed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route

from driver.controls import Controls
from driver.page_state import follow, unfold, wait_for
from driver.watch import until
from mapwright.rules import cards
from mapwright.rules.scoring import EDICTS
from parameters import thorough_except

DEAL = "deal=bA1eAIRY-learn-3214"
WINDOWS = [
    pytest.param((390, 844)),
    *(pytest.param(size, marks=pytest.mark.thorough) for size in [(640, 560), (844, 390)]),
]
ASKS = ['[data-ask="sentinel-wood"]', '.card [data-ask="orchard"]']
CARDS = len(EDICTS) + len(cards.BASE_EXPLORE + cards.HEROES_EXPLORE) + len(cards.RUINS) + len(cards.AMBUSHES)
PAGES = 14 + CARDS + len(cards.HEROES) + len(cards.SKILLS)


def open_book(page: Page) -> None:
    unfold(page)
    page.locator('[data-act="rules"]').click()
    until(page, "document.querySelector('.book') !== null")


@pytest.fixture
def book(home: Page) -> Iterator[Page]:
    open_book(home)
    yield home
    # Not by Escape: in a search that contains a word it empties the search first.
    home.evaluate("document.querySelector('.book [data-act=close]')?.click()")


# WCAG: 3.2.6
@pytest.mark.parametrize("where", thorough_except(ASKS, '.card [data-ask="orchard"]'))
def test_rulebook_opens_from_a_card_and_returns_to_the_same_turn(home: Page, where: str) -> None:
    page = home
    follow(page, f"/?{DEAL}")
    before = page.locator(".cells").get_attribute("data-ghost")
    page.locator(where).click()
    id = re.sub(r'.*data-ask="(.*)"\]', r"\1", where)
    until(page, f"document.querySelector('.book-page')?.dataset.shown === '{id}'")
    page.keyboard.press("Escape")
    Controls(page).frame()
    assert page.locator(".book").count() == 0
    assert page.locator(".cells").get_attribute("data-ghost") == before
    assert page.evaluate("document.activeElement?.dataset.ask") == id


@pytest.mark.parametrize("size", WINDOWS)
def test_rulebook_opens_from_an_edict_on_a_small_screen(home: Page, size: tuple[int, int]) -> None:
    """The "?" of a chip is 44 px each way, and so is what is left to explain the edict by."""
    page = home
    page.set_viewport_size({"width": size[0], "height": size[1]})
    follow(page, "/?deal=bA1-book")
    Controls(page).frame()
    for slot in page.locator(".slot").all():
        ask, chip = slot.locator(".ask").bounding_box(), slot.locator(".edict").bounding_box()
        assert ask and chip and min(ask["width"], ask["height"]) >= 44
        assert chip["width"] - ask["width"] >= 44 and chip["height"] >= 44
    ask_button = page.locator(".slot .ask").first
    id = ask_button.get_attribute("data-ask")
    ask_button.click()
    until(page, f"document.querySelector('.book-page')?.dataset.shown === '{id}'")
    page.keyboard.press("Escape")


def test_rulebook_is_readable_before_the_engine_is_loaded(page: Page) -> None:
    waiting: list[Route] = []
    opened: list[bool] = []
    page.context.route("**/*.wasm*", lambda route: route.continue_() if opened else waiting.append(route))
    page.goto("/?lang=en")
    wait_for(page, "home")
    open_book(page)
    page.locator('.book-list [data-page="great-city"]').click()
    until(page, "document.querySelectorAll('.book-example canvas').length === 2")
    assert page.evaluate("performance.getEntriesByName('mapwright:ready').length") == 0
    opened.append(True)
    for route in waiting:
        route.continue_()
    until(page, "performance.getEntriesByName('mapwright:ready').length", 60)


def test_printing_the_rulebook_prints_every_page(book: Page) -> None:
    page = book
    page.evaluate("void (window.print = () => { window.printed = document.querySelectorAll('.book-page').length; })")
    page.locator('[data-act="print"]').click()
    assert until(page, "window.printed") == PAGES
    until(page, "document.querySelectorAll('.book-page').length === 1")
    page.emulate_media(media="print")
    assert page.locator(".book-contents").is_hidden() and page.locator(".home").is_hidden()
    assert page.locator(".book-page").is_visible()
    page.emulate_media(media="screen")
