"""Five languages: the browser chooses one, and the player switches in a turn."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from driver.controls import Mouse, ghost
from driver.page_state import follow, wait_for
from driver.player import Player
from driver.watch import Visitor, until
from parameters import thorough_except

LOCALES = [("uk-UA", "uk"), ("cs", "cs"), ("ja-JP", "en")]
DEAL = "deal=bA1eAIRY-learn-3214"

PLAIN = """() => [...document.querySelectorAll('.home *')]
  .filter((one) => !one.children.length && one.checkVisibility() && !one.closest('.langs [lang]'))
  .map((one) => one.textContent)
  .filter((text) => /[a-z]{3}/i.test(text) && !/[~ÅåČčĎďÉéÍíŁłŇňÖöŘřŠšŤťŮůÝýŽž]/.test(text))"""


# WCAG: 3.1.1
@pytest.mark.parametrize(("locale", "language"), thorough_except(LOCALES, ("uk-UA", "uk")))
def test_page_language_is_the_browsers_language(visitor: Visitor, locale: str, language: str) -> None:
    page = visitor(locale=locale)
    page.goto("/")
    wait_for(page, "home")
    assert page.locator("html").get_attribute("lang") == language


def moment(page: Page) -> tuple[Any, ...]:
    """Return what a change of language must not change."""
    drawn = page.locator(".cells").get_attribute("data-map")
    return ghost(page), drawn, page.locator(".scalebar").get_attribute("aria-valuenow")


# WCAG: 3.2.2
def test_switching_the_language_during_a_turn_keeps_the_turn(home: Page) -> None:
    page = home
    follow(page, f"/?{DEAL}", "draw")
    table = Player(page, Mouse(page))
    table.place(table.begin(), 0)
    wait_for(page, "choose")
    table.controls.confirm()
    wait_for(page, "draw")
    table.controls.rotate()
    table.controls.move(7, 2)
    page.mouse.move(5, 5)
    table.controls.frame()
    before = moment(page)
    assert page.locator(".cells").get_attribute("aria-label") == "Map, 11 by 11 cells"
    page.keyboard.press("Escape")
    page.locator('dialog[open] [data-act="settings"]').click()
    page.locator('input[name="language"][value="uk"]').check(force=True)
    until(page, "document.documentElement.lang === 'uk'")
    page.keyboard.press("Escape")
    table.controls.frame()
    assert moment(page) == before
    assert page.locator(".cells").get_attribute("aria-label") == "Мапа, 11 на 11 клітинок"
    assert "порожн" in (page.locator('[data-cell="a11"]').get_attribute("aria-label") or "")
    assert page.locator('[data-act="primary"]').inner_text().startswith("Накреслити")
    table.controls.confirm()
    wait_for(page, "choose")
    assert page.locator(".cells").get_attribute("data-map") != before[1]


def test_pseudo_language_leaves_no_untranslated_text_on_home(page: Page) -> None:
    page.goto("/?lang=pseudo")
    wait_for(page, "home")
    assert page.locator("html").get_attribute("lang") == "en-XA"
    plain = page.evaluate(PLAIN)
    # Names of months come from the browser, and the wordmark is the same everywhere.
    assert [text for text in plain if text.strip() != "Mapwright" and " 20" not in text] == []
