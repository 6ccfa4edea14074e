"""Friends in one room without internet: their devices connect directly, by two codes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from hands import Mouse, Touch
from online_players import Come, Person, agree, until_heard
from page_state import wait_for
from relays import wired
from watching import Watch, until

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


def offer(person: Person) -> str:
    person.press("company")
    person.press("direct")
    person.press("direct-offer")
    return code(person.page)


def connect(host: Person, friend: Person, name: str, seat: int = 1) -> None:
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


def test_three_devices_without_relays_play_over_direct_connections(come: Come, room: str) -> None:
    ada, ben, cyd = come(Mouse, 1), come(Touch, 2), come(Mouse, 3)
    ada.page.goto(f"{room}/")
    ada.press("together")
    wait_for(ada.page, "together")
    ada.press("table")
    wait_for(ada.page, "table")
    ada.enter_name("Ada")
    ada.press("add-seat")
    ada.press("open-table")
    wait_for(ada.page, "draw", "choose", patience=60)
    connect(ada, ben, "Ben")
    connect(ada, cyd, "Cyd", 2)
    for person in (ada, ben, cyd):
        assert person.draw()
    until_heard([ada, ben, cyd])
    expect(ben.page.locator(".company-btn")).to_contain_text("3 of 3 here")
    for person in (cyd, ben, ada):
        assert person.draw_all()
    agree([ada, ben, cyd])


def test_answer_opened_in_another_tab_reaches_the_tab_with_the_offer(come: Come, room: str) -> None:
    ada, ben = come(Mouse, 1), come(Mouse, 2)
    ada.open_table(room, "Ada")
    ben.page.goto(offer(ada))
    other_tab = ada.page.context.new_page()
    other_tab.goto(code(ben.page))
    expect(other_tab.get_by_text("The code was passed to the tab that is waiting for it.")).to_be_visible()
    until(ada.page, f"{DEVICES} === '1'", 60)
