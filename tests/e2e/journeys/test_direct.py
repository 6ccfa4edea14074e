"""Friends in one room without internet: their devices connect directly, by two codes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from driver.controls import Mouse, Touch
from driver.online_player import NewPlayer, OnlinePlayer, agreed_record, until_exchanged
from driver.page_state import wait_for
from driver.watch import Watch, until
from relays import wired

DEVICES = "document.querySelector('[data-show=direct-devices]')?.dataset.count"


@pytest.fixture
def room(site: Path, tmp_path: Path, watch: Watch) -> Iterator[str]:
    """The address of the site without any relay."""
    with wired(site, tmp_path / "dist") as address:
        watch.allow(address)
        yield address


def code(page: Page) -> str:
    """The link that the page shows as a QR code."""
    return str(until(page, "document.querySelector('[data-field=direct-code]')?.value", 60))


def offer(person: OnlinePlayer) -> str:
    person.press("company")
    person.press("direct")
    person.press("direct-offer")
    return code(person.page)


def connect(host: OnlinePlayer, friend: OnlinePlayer, name: str, seat: int = 1) -> None:
    """The friend opens the host's code and takes a seat; the answer is pasted at the host's device."""
    friend.page.goto(offer(host))
    answer = code(friend.page)
    host.page.locator('[data-field="direct-answer"]').fill(answer)
    host.press("direct-accept")
    until(host.page, f"{DEVICES} === '{seat}'", 60)
    host.page.keyboard.press("Escape")
    friend.enter_name(name)
    friend.press(f"sit-{seat}")
    wait_for(friend.page, "draw", "choose", "bot", patience=60)


def test_three_devices_without_relays_play_over_direct_connections(new_player: NewPlayer, room: str) -> None:
    ada, ben, cyd = new_player(Mouse, 1), new_player(Touch, 2), new_player(Mouse, 3)
    ada.page.goto(f"{room}/")
    ada.start_table("Ada", people=3)
    connect(ada, ben, "Ben")
    connect(ada, cyd, "Cyd", 2)
    for person in (ada, ben, cyd):
        assert person.draw()
    until_exchanged([ada, ben, cyd])
    expect(ben.page.locator(".company-btn")).to_contain_text("3 of 3 here")
    for person in (cyd, ben, ada):
        assert person.draw_while_possible()
    agreed_record([ada, ben, cyd])


def test_answer_opened_in_another_tab_reaches_the_tab_with_the_offer(new_player: NewPlayer, room: str) -> None:
    ada, ben = new_player(Mouse, 1), new_player(Mouse, 2)
    ada.open_table(room, "Ada")
    ben.page.goto(offer(ada))
    other_tab = ada.page.context.new_page()
    other_tab.goto(code(ben.page))
    expect(other_tab.get_by_text("The code was passed to the tab that is waiting for it.")).to_be_visible()
    until(ada.page, f"{DEVICES} === '1'", 60)
