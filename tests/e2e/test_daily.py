"""The calendar of daily maps."""

from datetime import date, timedelta

from playwright.sync_api import Page, expect

from clock import DAY, set_day
from mapwright.notation.deal_code import format_deal
from mapwright.rules.daily import daily_map
from page_state import wait_for
from shelf import finished, keep, ready


def deal_of(day: date) -> str:
    found = daily_map(day)
    return format_deal(found.setup, found.seed)


def test_the_calendar_shows_the_days_and_opens_them(page: Page) -> None:
    set_day(page)
    yesterday = DAY - timedelta(days=1)
    keep(page, [finished(deal_of(yesterday))], day=str(yesterday), daily=True)
    ready(page)
    page.locator('[data-act="daily"]').click()
    wait_for(page, "daily")
    expect(page.locator('[data-show="streak"]')).to_contain_text("1 day in a row")
    page.locator(".calendar header button").first.click()
    expect(page.locator(".days button")).to_have_count(16)
    page.locator(f'[data-day="{yesterday}"]').click()
    wait_for(page, "replay")
