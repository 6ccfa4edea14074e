"""The screens of the archive in each theme and size, checked by axe."""

import pytest
from playwright.sync_api import Page, expect

from axe import dress, resize, violations
from page_state import wait_for
from shelf import finished, keep

DEALS = ["bA1-one", "hC1-two", "cB1k-three", "bA1-four", "cA2-five"]
RECORDS = [finished(deal) for deal in DEALS]
DRESSES = {"candle": (390, 844), "contrast": (640, 560), "day": (1280, 800)}
EVERY_DAY = {"candle": (390, 844)}


@pytest.mark.parametrize("dresses", [EVERY_DAY, pytest.param(DRESSES, marks=pytest.mark.thorough)], ids=["one", "all"])
def test_axe_finds_nothing_in_the_rooms(home: Page, dresses: dict[str, tuple[int, int]]) -> None:
    """Each screen on a phone by candlelight; in the long list in three dresses, with every theme and every size."""
    page = home

    def look(where: str, there: str) -> None:
        for theme, size in dresses.items():
            resize(page, size)
            dress(page, theme)
            expect(page.locator(there).first).to_be_visible()
            assert violations(page) == [], (where, theme)
            assert page.evaluate("document.querySelector('.room').scrollWidth <= innerWidth"), f"{where} is too wide"

    keep(page, RECORDS)
    for room, there in (("daily", ".calendar"), ("desk", ".desk-result[data-counted]"), ("gallery", ".hung")):
        page.locator(f'[data-act="{room}"]').dispatch_event("click")
        wait_for(page, room)
        look(room, there)
        if room != "gallery":
            page.locator('[data-act="leave"]').click()
    for act, there in (("share", '[data-show="qr"] path'), ("keepsake", '[data-act="png"]:enabled')):
        page.locator(f'.hung [data-act="{act}"]').first.click()
        look(act, there)
        page.keyboard.press("Escape")
    for room, there in (("stats", '[data-show="stats-games"]'), ("replay", ".replays button")):
        page.locator(f'[data-room="{room}"]').click()
        wait_for(page, room)
        look(room, there)
    page.locator(".replays button").first.click()
    page.locator('[data-act="end"]').click()
    look("replay", '[data-show="replay-end"]')
