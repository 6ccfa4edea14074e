"""The daily map among people: two devices compare their maps over a relay program that stores events."""

from playwright.sync_api import expect

from mapwright.bots import GreedyBot, RandomBot
from page_state import wait_for
from shelf import keep_daily
from storing_relay import StoringRelay
from watching import Visitor


def test_two_players_see_each_others_maps(visitor: Visitor, posting: str, relay: StoringRelay) -> None:
    ada, ben = visitor(), visitor()
    calls: list[str] = []
    for page in (ada, ben):
        page.on("websocket", lambda socket: calls.append(socket.url))
    hers = keep_daily(ada, posting, GreedyBot)
    ada.locator('[data-act="people"]').click()
    expect(ada.locator('[data-act="people-agree"]')).to_be_visible()
    assert calls == [], "no connection before the player chooses it"
    ada.locator('[data-act="people-agree"]').click()
    expect(ada.locator(".people-self")).to_be_visible(timeout=60_000)
    expect(ada.locator('[data-show="people-count"]')).to_contain_text("0 verified maps")

    his = keep_daily(ben, posting, RandomBot)
    ben.locator('[data-act="people"]').click()
    ben.locator('[data-act="people-agree"]').click()
    expect(ben.locator('[data-show="people-count"]')).to_contain_text("1 verified map", timeout=60_000)
    expect(ben.locator('[data-show="people-better"]')).to_contain_text(f"{100 if his > hers else 0}%")
    ben.locator('[data-act="people-map"]').click()
    wait_for(ben, "replay", patience=30)

    relay.stop()
    ada.reload()
    wait_for(ada, "home", patience=60)
    ada.goto(f"{posting}/?daily")
    wait_for(ada, "daily", patience=60)
    ada.locator('[data-act="people"]').click()
    expect(ada.locator('[data-act="people-retry"]')).to_be_visible(timeout=60_000)
    relay.start()
    ada.locator('[data-act="people-retry"]').click()
    expect(ada.locator('[data-show="people-count"]')).to_contain_text("1 verified map", timeout=60_000)
