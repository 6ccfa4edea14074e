"""Hints and the daily map's first try; the cards seen and still to come, in a dialog of the play screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from page_state import wait_for
from shelf import finished, keep, ready, stored


@pytest.mark.thorough
def test_the_cards_of_the_season(page: Page) -> None:
    page.goto("/?lang=en&deal=bA1-tracked")
    wait_for(page, "draw", "choose", patience=60)
    shown = page.locator(".card h2").inner_text()
    page.locator('.bar [data-act="cards"]').click()
    expect(page.locator("[data-show='cards-seen']")).to_contain_text(shown)
    expect(page.locator("[data-show='cards-left']")).not_to_contain_text(shown)
    expect(page.locator("[data-show='cards-left']")).to_contain_text("1 ambush in the deck")
    assert (
        page.locator("[data-show='cards-left'] li").count() + page.locator("[data-show='cards-seen'] li").count() == 13
    )
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.thorough
def test_the_first_try_of_a_day_has_no_hints(page: Page) -> None:
    page.goto("/?daily")
    wait_for(page, "draw", "choose", patience=60)
    assert page.locator('[data-act="hint"]').count() == 0
    page.keyboard.press("h")
    assert page.locator(".hint").count() == 0


@pytest.mark.thorough
def test_a_hint_is_counted_with_the_game(page: Page) -> None:
    page.goto("/?lang=en&deal=bA1-hinted")
    wait_for(page, "draw", "choose", patience=60)
    page.locator('.card [data-act="hint"]').click()
    page.locator('[data-act="use-hint"]').click()
    page.locator('[data-act="primary"]').click()
    wait_for(page, "choose", "draw")
    [save] = stored(page, "mapwright")
    assert save["hints"] == 1


@pytest.mark.thorough
def test_games_with_hints_stand_apart_in_the_statistics(page: Page) -> None:
    keep(page, [finished("bA1-one"), finished("bA1-two")], hints=2)
    ready(page, "/?lang=en")
    page.locator('[data-act="gallery"]').first.click()
    page.locator('[data-room="stats"]').click()
    wait_for(page, "stats")
    expect(page.locator("[data-show='stats-hinted']")).to_contain_text("2 games with hints")
