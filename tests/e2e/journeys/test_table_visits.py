"""Visits to a table that once went wrong: a slow relay, a taken seat, leaving at once, and watching the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from driver.controls import Mouse, Touch
from driver.online_player import (
    NewPlayer,
    agreed_record,
    play,
    saved_table,
    skip_to_the_last_card,
    until_exchanged,
    until_records,
)
from driver.page_state import wait_for
from driver.watch import Watch, until
from relays import Relay, wired

DELAY_MS = 700
NOTE_OFFERS = """
window.offers = [];
new MutationObserver(() => {
  const offer = document.querySelector('[data-act="sit-0"]')?.textContent.trim();
  if (offer && offer !== window.offers.at(-1)) window.offers.push(offer);
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


@pytest.fixture
def slow_address(site: Path, tmp_path: Path, watch: Watch) -> Iterator[str]:
    """The address of the site with a relay that answers late."""
    watch.expect("WebSocket connection")  # the console reports every call that fails
    with Relay(delay=DELAY_MS, store=tmp_path / "slow.json") as relay, wired(site, tmp_path / "dist", relay.url) as at:
        for each in (at, relay.url):
            watch.allow(each)
        yield at


def test_a_taken_seat_is_never_offered_as_free_although_its_name_arrives_late(
    new_player: NewPlayer, slow_address: str
) -> None:
    ada, ben = new_player(Mouse, 1), new_player(Mouse, 2)
    link = ada.open_table(slow_address, "Ada")
    ada.until_sent()
    ben.page.add_init_script(NOTE_OFFERS)
    ben.page.goto(link)
    until(ben.page, "window.offers.length", 60)
    ben.press("sit-1")
    wait_for(ben.page, "draw", "choose", "bot", patience=60)
    assert ben.page.evaluate("window.offers") == ["I am Ada"]


def test_a_player_who_continues_on_a_taken_seat_leaves_its_name(new_player: NewPlayer, address: str) -> None:
    ada, ben, second = new_player(Mouse, 1), new_player(Mouse, 2), new_player(Touch, 3)
    link = ada.open_table(address, "Ada", people=3)
    ben.join(link, "Ben")
    second.page.goto(link)
    until(second.page, "document.querySelector('[data-act=\"sit-1\"]')?.textContent.includes('I am Ben')", 60)
    second.enter_name("Cyd")
    second.press("sit-1")
    wait_for(second.page, "draw", "choose", "bot", patience=60)
    until_exchanged([ada, ben, second])
    assert {saved_table(each.page)["names"][1] for each in (ada, ben, second)} == {"Ben"}


def test_a_card_that_is_inked_just_before_the_player_goes_home_is_drawn(new_player: NewPlayer, address: str) -> None:
    ada, ben = new_player(Mouse, 1), new_player(Mouse, 2)
    link = ada.open_table(address, "Ada")
    ben.join(link, "Ben")
    ada.page.evaluate("localStorage['mapwright:settings'] = JSON.stringify({ autoContinue: true })")
    ada.page.reload()
    wait_for(ada.page, "draw", "choose", patience=60)
    ada.open_here()
    view = ada.ask(do="table-sit", seat=0)["view"]
    ada.place(view, 0)
    ada.page.evaluate("document.querySelector('.brand').click()")
    wait_for(ada.page, "home", patience=60)
    until_records([ada, ben], lambda records: all(len(record.split(".")) == 2 for record in records))


def test_a_watcher_sees_the_end_of_the_game_and_again_after_a_reload(new_player: NewPlayer, address: str) -> None:
    ada, ben, watcher = new_player(Mouse, 1), new_player(Mouse, 2), new_player(Touch, 3)
    link = ada.open_table(address, "Ada")
    ben.join(link, "Ben")
    watcher.page.goto(link)
    until(watcher.page, "document.querySelector('[data-act=watch]')", 60)
    watcher.press("watch")
    wait_for(watcher.page, "bot", patience=60)
    expect(watcher.page.locator('[data-act="primary"]')).to_be_disabled()
    until_exchanged([ada, ben, watcher])
    skip_to_the_last_card([ada, ben, watcher], address)
    play([ada, ben])
    while wait_for(watcher.page, "final", "season", patience=60) == "season":
        watcher.controls.end_season()
    agreed_record([ada, ben, watcher])
    watcher.page.reload()
    wait_for(watcher.page, "final", patience=60)
    expect(watcher.page.locator('[data-act="again"]')).to_have_count(0)
