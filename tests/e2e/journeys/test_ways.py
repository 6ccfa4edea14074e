"""In and out of every screen: by its own button, the browser's Back and Forward, Escape, a reload, and by address."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from driver.page_state import unfold, wait_for
from driver.workshop import open_workshop

HOME = "/?lang=en"
ROOMS = ("daily", "puzzles", "together", "gallery", "desk", "workshop")


def by_address(page: Page) -> None:
    page.goto(f"{HOME}#workshop")
    wait_for(page, "workshop", patience=60)


def from_the_course(page: Page) -> None:
    page.goto(f"{HOME}#course=2")
    wait_for(page, "workshop", patience=60)
    page.locator('[data-step="2"]').wait_for()


def press_back(page: Page) -> None:
    page.go_back()


def press_leave(page: Page) -> None:
    page.locator('[data-act="leave"]').click()


def press_escape(page: Page) -> None:
    page.locator("#page-title").focus()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("enter", [open_workshop, by_address, from_the_course])
def test_every_way_to_leave_the_workshop_leads_home(page: Page, enter: object) -> None:
    for leave in (press_leave, press_back, press_escape):
        for loaded_again in (False, True):
            enter(page)  # type: ignore[operator]
            if loaded_again:
                page.reload()
                wait_for(page, "workshop", patience=60)
            leave(page)
            wait_for(page, "home")
            expect(page.locator('[data-act="start"]')).to_be_visible()
            assert "#" not in page.url


def test_every_screen_supports_back_forward_and_reload(page: Page) -> None:
    page.goto(HOME)
    wait_for(page, "home", patience=60)
    for room in ROOMS:
        unfold(page)
        page.locator(f'[data-act="{room}"]').click()
        wait_for(page, room, patience=60)
        title = page.locator("#page-title").inner_text()
        page.go_back()
        wait_for(page, "home")
        page.go_forward()
        wait_for(page, room)
        page.reload()
        wait_for(page, room, patience=60)
        expect(page.locator("#page-title")).to_have_text(title)
        page.go_back()
        wait_for(page, "home")


def test_back_from_a_dialog_keeps_the_address_of_the_screen(page: Page) -> None:
    open_workshop(page)
    page.locator('.room-bar [aria-label="Menu"]').click()
    page.locator("dialog[open]").wait_for()
    page.go_back()
    page.locator("dialog[open]").wait_for(state="detached")
    wait_for(page, "workshop")
    page.reload()
    wait_for(page, "workshop", patience=60)
    press_back(page)
    wait_for(page, "home")
