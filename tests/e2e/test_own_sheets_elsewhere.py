"""Games on an own sheet in the places that take games on printed ones: links, embed, replay, review, puzzles, duels."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from driver.page_state import open_from_home, wait_for
from driver.stored_games import finished_record, store_finished
from driver.watch import until
from mapwright.rules.random_sheets import random_sheet

SHEET = random_sheet("places")
DEAL = f"b{SHEET.id}1-places"
RECORD = finished_record(DEAL, greedy=True)
PRINTED = re.compile(r"[^^#/]")


def printed_cells(map_text: str) -> str:
    """Return the map text with its mountains and wastelands alone, which no game changes."""
    return PRINTED.sub(".", map_text.split()[0])


EMPTY = printed_cells("/".join(re.findall(".{11}", "".join(
    "^" if cell & SHEET.mountain else "#" if cell & SHEET.wasteland else "." for cell in (1 << i for i in range(121))
))))  # fmt: skip


def shows_sheet(page: Page) -> None:
    map_text = until(page, "document.querySelector('.cells')?.dataset.map")
    assert printed_cells(map_text) == EMPTY


@pytest.mark.parametrize("path", [f"/?lang=en&deal={DEAL}", f"/to/map/?lang=en&deal={DEAL}"])
def test_a_link_to_a_deal_opens_the_sheet(page: Page, path: str) -> None:
    page.goto(path)
    wait_for(page, "draw", "choose", patience=60)
    shows_sheet(page)


def test_a_link_to_a_deal_on_a_damaged_sheet_is_refused_in_a_sentence(page: Page) -> None:
    page.goto("/?lang=en&deal=bS00_1-places")
    expect(page.locator(".failure-veil")).to_contain_text("This map sheet cannot be read.")


def test_a_link_to_a_finished_game_is_replayed(page: Page) -> None:
    page.goto(f"/?lang=en#game={RECORD}")
    wait_for(page, "replay", patience=60)
    page.locator('[data-act="take-over"]').click()
    wait_for(page, "draw", "choose", patience=60)
    shows_sheet(page)


@pytest.mark.thorough
def test_a_finished_game_is_reviewed_and_its_turning_point_is_a_puzzle(page: Page) -> None:
    store_finished(page, [finished_record(DEAL)])
    open_from_home(page, "puzzles")
    page.locator('[data-act="puzzle-own"]').click()
    wait_for(page, "review", patience=60)
    page.locator("[data-turning]").first.click(timeout=240_000)
    wait_for(page, "draw", "choose", patience=60)
    shows_sheet(page)


def test_an_embedded_game_is_played_on_the_sheet(page: Page) -> None:
    page.goto(f"/embed/?lang=en&deal={DEAL}")
    wait_for(page, "poster", patience=60)
    page.locator(".poster-start").click()
    wait_for(page, "draw", "choose", patience=60)
    shows_sheet(page)
