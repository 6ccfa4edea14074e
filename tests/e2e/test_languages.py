"""The browser chooses a language, and the player switches at any time."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import languages
from driver.controls import Mouse, ghost
from driver.page_state import follow, wait_for
from driver.player import Player
from driver.watch import Visitor, Watch, until
from parameters import thorough_except

LOCALES = [("uk-UA", "uk"), ("cs", "cs"), ("ja-JP", "en")]
DEAL = "deal=bA1eAIRY-learn-3214"

PLAIN = """() => [...document.querySelectorAll('.home *')]
  .filter((one) => !one.children.length && one.checkVisibility())
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


def test_chooser_lists_all_languages_by_their_names_and_returns_to_its_button(home: Page) -> None:
    page = home
    page.locator('[data-act="languages"]').click()
    names = page.locator("dialog[open] [lang] b").all_inner_texts()
    assert sorted(names) == sorted(row["name"] for row in languages.languages().values())
    assert names[:3] == ["Čeština", "Deutsch", "English"]
    page.locator('dialog[open] [lang="de"]').click()
    until(page, "document.documentElement.lang === 'de'")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator('[data-act="languages"]')).to_be_focused()
    expect(page.locator('[data-act="languages"]')).to_have_attribute("aria-label", "Sprache")


def test_unknown_language_in_the_address_is_named_and_the_browsers_is_used(visitor: Visitor) -> None:
    page = visitor(locale="cs")
    page.goto("/?lang=xx")
    wait_for(page, "home")
    assert page.locator("html").get_attribute("lang") == "cs"
    expect(page.locator(".toast")).to_contain_text("Adresa žádá jazyk, který hra nemá: xx.")


def test_language_that_cannot_be_loaded_at_the_start_is_replaced_by_english(visitor: Visitor, watch: Watch) -> None:
    watch.expect("assets/pl-")
    page = visitor(locale="pl")
    page.route("**/assets/pl-*.js", lambda route: route.abort())
    page.goto("/")
    wait_for(page, "home")
    assert page.locator("html").get_attribute("lang") == "en"
    expect(page.locator(".toast")).to_contain_text("The language “Polski” could not be loaded.")


def test_language_that_cannot_be_loaded_during_a_turn_leaves_the_former_one(home: Page, watch: Watch) -> None:
    watch.expect("assets/pl-")
    page = home
    page.route("**/assets/pl-*.js", lambda route: route.abort())
    follow(page, f"/?{DEAL}", "draw")
    table = Player(page, Mouse(page))
    table.place(table.begin(), 0)
    wait_for(page, "choose")
    page.keyboard.press("Escape")
    page.locator('dialog[open] [data-act="settings"]').click()
    page.locator('dialog[open] [data-act="languages"]').click()
    page.locator('dialog[open] [lang="pl"]').click()
    expect(page.locator(".toast")).to_contain_text("The language “Polski” could not be loaded.")
    assert page.locator("html").get_attribute("lang") == "en"
    table.controls.confirm()
    wait_for(page, "draw")


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
    page.locator('dialog[open] [data-act="languages"]').click()
    page.locator('dialog[open] [lang="uk"]').click()
    until(page, "document.documentElement.lang === 'uk'")
    expect(page.locator("dialog[open]")).to_have_count(0)
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
