"""Friends in a group for the daily map, each with their own device, over a relay that stores events."""

from __future__ import annotations

from datetime import date, timedelta

from playwright.sync_api import Page, expect

from driver.clock import DAY, set_day
from driver.controls import Mouse, Touch
from driver.online_player import NewPlayer, OnlinePlayer
from driver.page_state import WRITE_STORE, wait_for
from driver.stored_games import HISTORY, summary_of
from driver.watch import Watch, until, until_ready
from mapwright.bots.match import play_match
from mapwright.bots.random import RandomBot
from mapwright.rules.daily import daily_map

NEXT_DAY = DAY + timedelta(1)
STORED = "document.querySelector('[data-show=health][data-stored]')"


def visit(person: OnlinePlayer, address: str, day: date) -> None:
    """Open home on that day."""
    set_day(person.page, day)
    person.page.goto("about:blank")
    person.page.goto(f"{address}/")
    until_ready(person.page)
    wait_for(person.page, "home", patience=60)


def finish(page: Page, day: date, seed: int) -> None:
    """The player finishes the map of the day on this device."""
    daily = daily_map(day)
    _, record = play_match(daily.setup, daily.seed, [RandomBot(f"{day}/{seed}")])
    game = {
        "id": f"daily-{day}", "record": str(record), "seat": 0, "day": str(day), "daily": True, "from_replay": False,
        "saved_at": 1000, "name": "", "hints": 0, "bots": [], "summary": summary_of(str(record)),
    }  # fmt: skip
    page.evaluate(WRITE_STORE, [HISTORY, [[game["id"], game]]])
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    until(page, "document.querySelector('[data-act=daily-map]').textContent.includes('Finished')")


def open_group(person: OnlinePlayer) -> None:
    open_empty(person)
    until(person.page, "document.querySelector('[data-show=group-day]')", 60)


def join(person: OnlinePlayer, link: str, name: str) -> None:
    person.page.goto(link)
    until(person.page, "document.querySelector('[data-act=join-group]')", 60)
    person.enter_name(name)
    person.press("join-group")
    until(person.page, STORED, 60)


def until_card(person: OnlinePlayer, words: str) -> None:
    """The card of the day on home says so."""
    until(person.page, f"document.querySelector('[data-act=daily-map]')?.textContent.includes('{words}')", 60)


def maps(person: OnlinePlayer) -> int:
    return person.page.locator("[data-map]").count()


def test_group_of_three_compares_two_days_with_one_member_offline_first(
    new_player: NewPlayer, posting: str, watch: Watch
) -> None:
    ada, ben, cyd = new_player(Mouse, 1), new_player(Touch, 2), new_player(Mouse, 3)
    visit(ada, posting, DAY)
    open_empty(ada)
    ada.enter_name("Ada")
    ada.press("make-group")
    field = "document.querySelector('[data-field=link]')?.value"
    link = str(until(ada.page, f"{field}?.includes('from=Ada') && {field}", 60))
    until(ada.page, STORED, 60)
    for person, name in ((ben, "Ben"), (cyd, "Cyd")):
        set_day(person.page, DAY)
        person.page.goto(link)
        expect(person.page.locator(".table-welcome h2")).to_have_text(
            "Ada invites you to a group for the daily map", timeout=60_000
        )
        join(person, link, name)
        visit(person, posting, DAY)
    watch.expect("ERR_INTERNET_DISCONNECTED")  # what is loaded when idle
    cyd.page.context.set_offline(True)
    finish(cyd.page, DAY, 3)

    visit(ada, posting, DAY)
    finish(ada.page, DAY, 1)
    open_group(ada)
    until(ada.page, STORED, 60)
    visit(ben, posting, DAY)
    until_card(ben, "1 of 2 friends have finished")
    open_group(ben)
    expect(ben.page.locator("[data-show=finished]")).to_have_text("Ada has finished.")
    assert maps(ben) == 0, "one's own map comes first"
    visit(ben, posting, DAY)
    finish(ben.page, DAY, 2)
    open_group(ben)
    until(ben.page, "document.querySelectorAll('[data-map]').length === 2", 60)
    until(ben.page, STORED, 60)

    cyd.page.context.set_offline(False)
    visit(cyd, posting, NEXT_DAY)
    until_card(cyd, "0 of 2 friends have finished")
    open_group(cyd)
    until(cyd.page, STORED, 60)
    visit(ada, posting, NEXT_DAY)
    open_group(ada)
    assert maps(ada) == 0
    ada.page.locator(f'[data-day="{DAY}"]').click()
    until(ada.page, "document.querySelectorAll('[data-map]').length === 3", 60)


def open_empty(person: OnlinePlayer) -> None:
    """The way to the first group."""
    person.press("daily")
    wait_for(person.page, "daily")
    person.press("group")
    wait_for(person.page, "group")
