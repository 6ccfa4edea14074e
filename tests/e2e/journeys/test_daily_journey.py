"""The map of the day: played, shared, and found again in the calendar."""

from datetime import timedelta

from playwright.sync_api import Page, expect

from driver.clock import DAY, set_day
from driver.local_table import play_until
from driver.page_state import wait_for
from driver.stored_games import finished_record, open_home, store_finished
from mapwright.notation.deal_code import format_deal
from mapwright.rules.daily import daily_map


def deal_of_yesterday() -> str:
    yesterday = daily_map(DAY - timedelta(days=1))
    return format_deal(yesterday.setup, yesterday.seed)


def test_daily_map_is_played_shared_and_listed_in_the_calendar(page: Page) -> None:
    set_day(page)
    yesterday = str(DAY - timedelta(days=1))
    store_finished(page, [finished_record(deal_of_yesterday())], day=yesterday, daily=True)
    open_home(page, "/?lang=en")
    page.locator('[data-act="daily"]').click()
    wait_for(page, "daily")
    expect(page.locator('[data-show="streak"]')).to_contain_text("1 day in a row")
    page.locator('[data-act="daily-start"]').click()
    wait_for(page, "draw", patience=60)
    play_until(page)
    wait_for(page, "final")
    expect(page.locator('[data-show="final-daily"]')).to_contain_text("2 days in a row")
    page.locator('[data-act="share"]').click()
    stars = page.locator('[data-show="stars"]').inner_text()
    expect(page.locator('[data-show="share-text"]')).to_contain_text(stars)
    page.keyboard.press("Escape")
    page.locator('[data-act="home"]').click()
    wait_for(page, "home")
    page.locator('[data-act="daily"]').click()
    wait_for(page, "daily")
    expect(page.locator('[data-show="daily"]')).to_contain_text(stars)
    page.locator(".calendar header button").first.click()
    page.locator(f'[data-day="{yesterday}"]').click()
    wait_for(page, "replay")
    page.locator('[data-act="leave"]').click()
    wait_for(page, "daily", "home")
