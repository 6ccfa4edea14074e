"""Two tabs with one game."""

from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from driver.page_state import READ_SAVES, wait_for
from mapwright.notation.record import parse_record


def draw(page: Page, turns: int) -> None:
    """Draws wherever the shape lies; the first card of a blank map always fits there."""
    for _ in range(turns):
        wait_for(page, "draw", patience=60)
        page.locator('[data-act="primary"]').click()
        wait_for(page, "choose")
        page.locator('[data-act="primary"]').click()
        wait_for(page, "draw", "choose", "season")


def records(page: Page) -> list[str]:
    saves: list[dict[str, Any]] = page.evaluate(READ_SAVES)
    return sorted((str(save["record"]) for save in saves), key=len)


def carry_on(context: BrowserContext) -> Page:
    page = context.new_page()
    page.goto("/?lang=en")
    wait_for(page, "home")
    page.locator('[data-act="continue"]').click()
    wait_for(page, "draw", patience=60)
    return page


# Guarantee: storage
def test_two_tabs_playing_one_game_keep_both_continuations(context: BrowserContext) -> None:
    first = context.new_page()
    first.goto("/?deal=bA1-two-tabs&lang=en")
    draw(first, 1)
    second = carry_on(context)
    draw(first, 1)
    (far,) = records(first)
    draw(second, 1)
    expect(second.locator("[role=status], [role=alert], .toast").filter(has_text="another tab")).to_be_visible()
    assert far in records(second)
    assert len(records(second)) == 2
    draw(first, 1)
    draw(second, 1)
    parsed_records = [parse_record(record) for record in records(first)]
    assert len(parsed_records) == 2
    assert len({record.seed for record in parsed_records}) == 1
    assert all(len(record.action_texts) >= 3 for record in parsed_records)
