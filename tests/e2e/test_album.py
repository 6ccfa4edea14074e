"""The album of stamps: earned by stored games, celebrated at the end of one, by keyboard, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from axe import in_all_themes
from briefly import briefly
from mapwright.history.album import STAMPS
from page_state import unfold, wait_for
from shelf import SAVES, ask, finished, keep, play_out, put, ready, save, summary

DEALS = ("bA1-s0", "bB1-s1", "hC1-s2", "cD1-s3")


def told(records: list[str]) -> dict[str, dict[str, object]]:
    """The stamps that CPython finds in these games."""
    games = [
        {"day": "2026-12-01", "daily": False, "hints": 0, "record": record, "seat": 0, "bots": [],
         "summary": summary(record), "map": summary(record)["map"]}
        for record in records
    ]  # fmt: skip
    answer = ask(do="album", games=games, ms=1000)
    return {stamp["id"]: stamp for stamp in answer["stamps"]}


def shown(page: Page) -> set[str]:
    expect(page.locator(".stamp-place")).to_have_count(len(STAMPS))
    earned: list[str] = page.locator(".stamp-place.earned").evaluate_all("(all) => all.map((one) => one.dataset.stamp)")
    return set(earned)


def test_old_games_have_earned_their_stamps(home: Page) -> None:
    page = home
    records = [finished(deal, greedy=True) for deal in DEALS]
    keep(page, records)
    unfold(page)
    page.locator('[data-act="album"]').click()
    wanted = {id for id, stamp in told(records).items() if stamp["game"] is not None}
    assert shown(page) == wanted and "sheets" in wanted
    expect(page.locator('[data-show="album-count"]')).to_have_text(f"Stamps: {len(wanted)} of {len(STAMPS)}")
    expect(page.locator('[data-stamp="maps-10"] .stamp-way')).to_have_text("4 of 10")
    assert in_all_themes(page) == []
    page.locator('[data-stamp="maps-1"] [data-act="replay"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".room-replay")).to_be_visible()


@pytest.mark.parametrize("language", briefly(["uk", "ru", "cs", "pl"], "uk"))
def test_the_album_fits_a_phone_in_every_language(page: Page, language: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    keep(page, [finished("bA1-s0", greedy=True)])
    ready(page, f"/?lang={language}")
    unfold(page)
    page.locator('[data-act="album"]').click()
    shown(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    wide = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    assert page.locator(".room-bar, .room-tabs, .stamp-place, .stamp-place :not(.sr)").evaluate_all(wide) == []


def test_new_stamps_are_celebrated_at_the_end_of_the_game(home: Page) -> None:
    page = home
    record = finished("bA1-taps", greedy=True)
    put(page, SAVES, save("g", ".".join(record.split(".")[:-2]), 3))
    page.locator('[data-act="continue"]').click()
    wait_for(page, "draw", "choose", "season")
    play_out(page)
    fresh = page.locator('[data-show="stamps"] [data-stamp]')
    expect(fresh.first).to_be_visible()
    found = set(fresh.evaluate_all("(all) => all.map((one) => one.dataset.stamp)"))
    assert {"maps-1", "stars-100"} <= found
    expect(page.locator("#live")).to_contain_text("New in your album: First Ink")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "however many"
    again = page.locator('[data-act="again"]').bounding_box()
    size = page.viewport_size
    assert again and size and again["y"] + again["height"] <= size["height"], "what comes next stays in sight"
    last = page.locator('[data-show="stamps"] [data-stamp="stars-100"] button')
    last.click()
    expect(last).to_have_attribute("aria-pressed", "true")
    expect(page.locator('[data-show="stamps"] .told')).to_contain_text("Hundred Stars")
    page.locator('[data-act="album"]').first.click()
    assert shown(page) == found
