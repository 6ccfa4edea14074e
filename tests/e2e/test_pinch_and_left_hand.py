"""Two fingers make the map larger while one continues to draw; and the game for left hands."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from driver.controls import PHONE, Touch, ghost
from driver.page_state import follow, wait_for
from driver.watch import Visitor

PINCHED = "() => Number(document.querySelector('[data-board]').dataset.zoom ?? 1)"
PAGE_ZOOM = "() => visualViewport.scale"


class Fingers(Touch):
    """Return two fingers, about the middle of the map."""

    def both(self, kind: str, apart: float, row: float = 5.5, column: float = 5.5) -> None:
        ends = [self.point(row, column - apart / 2), self.point(row, column + apart / 2)]
        self.send(kind, ends)

    def send(self, kind: str, ends: list[tuple[float, float]]) -> None:
        points = [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(ends)]
        self.finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": time.time()})

    def spread(self, before: float, after: float) -> None:
        """Move two fingers. Their targets refer to the map's position before, because the map moves with them."""
        self.both("touchStart", before)
        self.both("touchMove", after)
        self.send("touchEnd", [])
        self.frame()


@pytest.fixture
def phone(visitor: Visitor) -> Page:
    page = visitor(locale="en", **PHONE)
    page.goto("/?deal=bA1-zoom&lang=en")
    wait_for(page, "draw", patience=60)
    return page


def test_pinch_zooms_the_map_and_one_finger_still_draws(phone: Page) -> None:
    controls = Fingers(phone)
    before = ghost(phone)
    controls.spread(3, 6)
    assert phone.evaluate(PINCHED) == pytest.approx(2, abs=0.05)
    assert phone.evaluate(PAGE_ZOOM) == 1, "the page around it stays as it is"
    assert ghost(phone) == before, "and nothing is drawn or turned"
    controls.move(4, 4)
    placed = ghost(phone)
    assert placed and (placed.row, placed.column) == (4, 4)
    button = phone.locator('[data-act="whole-map"]')
    expect(button).to_be_visible()
    button.tap()
    assert phone.evaluate(PINCHED) == 1
    expect(button).to_have_count(0)
    controls.move(7, 2)
    placed = ghost(phone)
    assert placed and (placed.row, placed.column) == (7, 2)


def side(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2


def test_left_handed_setting_moves_card_and_buttons_to_the_left(home: Page) -> None:
    page = home
    follow(page, "/?deal=bA1-left", "draw")
    middle = side(page, ".board")
    assert side(page, ".card") > middle > side(page, ".edicts")
    page.locator('.bar button[aria-label="Menu"]').click()
    page.locator('dialog[open] [data-act="settings"]').click()
    page.locator('[data-setting="leftHanded"]').click()
    page.keyboard.press("Escape")
    assert side(page, ".card") < side(page, ".board") < side(page, ".edicts")
    page.set_viewport_size({"width": 390, "height": 844})
    assert side(page, '[data-act="primary"]') < side(page, ".tools")
    assert side(page, '[data-act="undo"]') < side(page, '[data-act="rotate"]')
    page.reload()
    wait_for(page, "home", "draw", patience=60)
    assert page.evaluate("document.documentElement.dataset.hand") == "left"
