"""Friends at one table, each with their own device, over relays on loopback."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from hands import Mouse, Touch
from online_players import Come, Person, agree, play, saved_table, skip_to_the_last_card, until_heard
from page_state import wait_for
from relays import Relay
from watching import until, until_ready

YOUR_TURN = "document.querySelector('[data-act=together]')?.textContent.includes('Your turn at 1 table')"


def test_two_devices_play_from_invitation_to_the_next_table(come: Come, address: str) -> None:
    ada, ben = come(Mouse, 1), come(Touch, 2)
    link = ada.open_table(address, "Ada")
    ben.page.goto(link)
    expect(ben.page.locator(".t-welcome h2")).to_have_text("Ada invites you to draw a map together", timeout=60_000)
    ben.join(link, "Ben")
    ada.draw()
    ada.until_status("Ben is drawing")
    ben.draw()
    until_heard([ada, ben])
    skip_to_the_last_card([ada, ben], address)
    play([ada, ben])
    for person in (ada, ben):
        wait_for(person.page, "final", patience=60)
    record = agree([ada, ben])
    ada.press("again")
    wait_for(ada.page, "draw", "choose", patience=60)
    ben.press("join-next")
    wait_for(ben.page, "draw", "choose", patience=60)
    ada.draw()
    ben.draw()
    assert agree([ada, ben]).split(".")[0] != record.split(".")[0], "another deal"
    assert saved_table(ada.page)["link"] == saved_table(ben.page)["link"]


def test_two_players_never_online_together_exchange_their_turns(come: Come, posting: str, relay: Relay) -> None:
    """Six visits; the first card is drawn on the first visit of each, and the relay is restarted after the third."""
    ada, ben = play_by_post(come, posting, relay, visits=6)
    assert ada.turns >= 3 and ben.turns >= 3


@pytest.mark.thorough
def test_two_players_never_online_together_finish_a_game(come: Come, posting: str, relay: Relay) -> None:
    ada, ben = play_by_post(come, posting, relay, visits=100)
    link = saved_table(ada.page)["link"]
    for person in (ada, ben):
        person.come_back(f"{posting}/#table={link}")
        wait_for(person.page, "final", patience=60)
    agree([ada, ben])


def play_by_post(come: Come, address: str, relay: Relay, visits: int) -> tuple[Person, Person]:
    """Each visit draws every card that it may, up to the end of the game. One page of the table is open at a time."""
    ada, ben = people = come(Mouse, 3), come(Mouse, 4)
    link = ""
    for visit in range(visits):
        person, friend = people[visit % 2], people[1 - visit % 2]
        if visit == 0:
            link = person.open_table(address, "Ada")
        elif visit == 1:
            person.join(link, "Ben")
        else:
            until(person.page, YOUR_TURN, 60)
            person.come_back(link)
        before = person.turns
        assert person.draw_all() and person.turns > before
        if person.is_over:
            leave(person)
            break
        person.until_status("Sent.")
        leave(person)
        if visit == 2:
            relay.stop()
            relay.start()
        if visit > 0:
            friend.page.goto(f"{address}/")
    return ada, ben


def leave(person: Person) -> None:
    """Close the page once it says that the move was sent."""
    person.until_sent()
    person.page.goto("about:blank")


def test_two_players_continue_when_the_third_leaves_the_table(come: Come, address: str) -> None:
    ada, ben, cyd = come(Mouse, 5), come(Mouse, 6), come(Mouse, 7)
    ada.page.goto(f"{address}/")
    until_ready(ada.page)
    ada.press("together")
    wait_for(ada.page, "together")
    ada.press("table")
    wait_for(ada.page, "table")
    ada.enter_name("Ada")
    ada.press("add-seat")
    ada.press("open-table")
    wait_for(ada.page, "draw", "choose", patience=60)
    link = ada.link("link")
    ben.join(link, "Ben", 1)
    cyd.join(link, "Cyd", 2)
    for person in (ada, ben, cyd):
        person.draw()
    until_heard([ada, ben, cyd])
    cyd.until_sent()
    cyd.page.goto("about:blank")
    ada.draw_all()
    ben.draw_all()
    ada.press("company")
    ada.press("bot-for-2")
    play([ada, ben], turns=3)
    cyd.come_back(link)
    expect(cyd.page.get_by_text("A bot drew for you while you were away.")).to_be_visible()
    cyd.press("take-back")
    until(cyd.page, "!document.querySelector('[data-act=\"take-back\"]')", 30)
    agree([ada, ben, cyd])


def test_player_continues_on_a_second_device_and_returns(come: Come, address: str) -> None:
    desk, phone, ben = come(Mouse, 8), come(Touch, 9), come(Mouse, 10)
    link = desk.open_table(address, "Ada")
    ben.join(link, "Ben")
    desk.draw()
    phone.come_back(desk.link("device-link"))
    ben.draw()
    until_heard([desk, ben, phone])
    assert phone.draw()
    ben.draw()
    until_heard([desk, ben, phone])
    assert desk.draw()
    agree([desk, phone, ben])


@pytest.mark.browser_context_args(service_workers="allow")
def test_table_opened_offline_can_be_joined_later(come: Come, address: str) -> None:
    ada, ben = come(Mouse, 11), come(Mouse, 12)
    ada.page.goto(f"{address}/")
    until_ready(ada.page)
    until(ada.page, "navigator.serviceWorker.controller !== null", 60)
    ada.page.context.set_offline(True)
    ada.press("together")
    wait_for(ada.page, "together")
    ada.press("table")
    wait_for(ada.page, "table")
    ada.press("open-table")
    wait_for(ada.page, "draw", "choose", patience=60)
    assert ada.draw()
    link = ada.link("link")
    ada.page.context.set_offline(False)
    ada.until_sent()
    ben.join(link, "Ben")
    ben.draw()
    agree([ada, ben])


def test_incomplete_invitation_link_shows_what_is_wrong(come: Come, address: str) -> None:
    ada, ben = come(Mouse, 13), come(Mouse, 14)
    link = ada.open_table(address, "")
    ben.page.goto(link[:-6])
    expect(ben.page.get_by_text("Part of this link is missing or has changed.")).to_be_visible(timeout=60_000)
