"""The daily map: the same cards for everyone, the first try counts, streak and calendar."""

import json
from datetime import date, timedelta

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from clock import DAY, set_day
from mapwright.bridge import Bridge
from mapwright.notation.notation import format_deal
from mapwright.rules.daily import daily
from page_state import wait_for
from shelf import HISTORY, SAVES, almost_finish, finished, keep, play_out, ready, stored
from watching import Visitor, until


def deal_of(day: date) -> str:
    found = daily(day)
    return format_deal(found.setup, found.seed)


def expert_of(day: date) -> str:
    """The stars of the expert on that day's cards, thought out in CPython."""
    bridge, asked = Bridge(), json.dumps({"do": "expert", "deal": deal_of(day), "ms": 1000})
    while (answer := json.loads(bridge.dispatch(asked)))["busy"]:
        pass
    return str(answer["stars"])


def begin(page: Page) -> str:
    page.goto("/?daily")
    wait_for(page, "draw", "choose", patience=60)
    record: str = stored(page, SAVES)[0]["record"]
    return record


@pytest.mark.thorough
def test_two_devices_get_the_same_cards(page: Page, visitor: Visitor) -> None:
    second = visitor(timezone_id="Pacific/Kiritimati", locale="uk")
    for each in (page, second):
        set_day(each)
    assert begin(page) == begin(second) == deal_of(DAY)
    names = [each.locator("[data-edict]").evaluate_all("(all) => all.length") for each in (page, second)]
    assert names == [4, 4]


@pytest.mark.thorough
def test_a_new_day_has_new_cards(page: Page) -> None:
    set_day(page)
    first = begin(page)
    set_day(page, DAY + timedelta(days=1), hour=0)
    page.goto("/?daily")
    wait_for(page, "draw", "choose")
    records = {save["record"] for save in stored(page, SAVES)}
    assert records == {first, deal_of(DAY + timedelta(days=1))}


@pytest.mark.thorough
def test_the_first_try_counts_and_later_ones_are_practice(page: Page) -> None:
    set_day(page)
    begin(page)
    page.goto("/?daily")
    wait_for(page, "draw", "choose")
    assert len(stored(page, SAVES)) == 1, "the link goes on with the first try"
    almost_finish(page)
    stars = play_out(page)["stars"]
    par = expert_of(DAY)
    expect(page.locator('[data-show="expert"]')).to_contain_text(par, timeout=60_000)
    page.goto("/?daily")
    wait_for(page, "daily")
    expect(page.locator('[data-show="daily"]')).to_contain_text(str(stars))
    expect(page.locator(".today")).to_contain_text(par, timeout=60_000)
    expect(page.locator('[data-show="streak"]')).to_contain_text("1 day in a row")
    expect(page.locator(f'[data-day="{DAY}"]')).to_have_class("day drawn now")
    set_day(page, hour=13)  # the newest save is the one on the table
    page.locator('[data-act="daily-practice"]').click()
    wait_for(page, "draw", "choose")
    almost_finish(page)
    play_out(page)
    kept = stored(page, HISTORY)
    assert sorted(game["daily"] for game in kept) == [False, True]
    assert {game["day"] for game in kept} == {str(DAY)}


@pytest.mark.thorough
def test_a_deleted_first_try_is_not_begun_again(page: Page) -> None:
    set_day(page)
    begin(page)
    page.goto("/")
    wait_for(page, "home")
    page.locator('[data-act="games"]').click()
    page.locator(".games .icon-btn").last.click()
    page.locator(".games .danger").click()
    page.keyboard.press("Escape")
    page.locator('[data-act="daily"]').click()
    wait_for(page, "daily")
    expect(page.locator('[data-act="daily-start"]')).to_have_count(0)
    expect(page.locator('[data-act="daily-practice"]')).to_be_visible()


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


@pytest.mark.thorough
def test_before_the_first_day_there_is_a_message(page: Page) -> None:
    set_day(page, date(2025, 1, 1))
    page.goto("/?daily")
    expect(page.locator("dialog[open]")).to_contain_text("not a date", timeout=30_000)
    page.locator("dialog [data-first]").click()
    wait_for(page, "home")
    assert stored(page, SAVES) == []


@pytest.mark.thorough
@pytest.mark.browser_context_args(service_workers="allow")
def test_it_works_offline(context: BrowserContext) -> None:
    page = context.new_page()
    set_day(page)
    ready(page)
    until(page, "navigator.serviceWorker.controller !== null", 60)
    context.set_offline(True)
    page.reload()
    wait_for(page, "home", patience=60)
    page.locator('[data-act="daily"]').click()
    wait_for(page, "daily", patience=60)
    page.locator('[data-act="daily-start"]').click()
    wait_for(page, "draw", "choose", patience=60)
    assert stored(page, SAVES)[0]["record"] == deal_of(DAY)
