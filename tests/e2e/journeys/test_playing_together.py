"""Friends at one table, each with their own device, over relays on loopback."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from driver.controls import Mouse, Touch
from driver.online_player import (
    NewPlayer,
    OnlinePlayer,
    agreed_record,
    play,
    saved_table,
    skip_to_the_last_card,
    until_exchanged,
)
from driver.page_state import wait_for
from driver.watch import until, until_ready
from relays import Relay

YOUR_TURN = "document.querySelector('[data-act=together]')?.textContent.includes('Your turn at 1 table')"


def test_two_devices_play_from_invitation_to_the_next_table(new_player: NewPlayer, address: str) -> None:
    ada, ben = new_player(Mouse, 1), new_player(Touch, 2)
    link = ada.open_table(address, "Ada")
    ben.page.goto(link)
    expect(ben.page.locator(".table-welcome h2")).to_have_text("Ada invites you to draw a map together", timeout=60_000)
    ben.join(link, "Ben")
    ada.draw()
    ada.until_status("Ben is drawing")
    ben.draw()
    until_exchanged([ada, ben])
    skip_to_the_last_card([ada, ben], address)
    play([ada, ben])
    for person in (ada, ben):
        wait_for(person.page, "final", patience=60)
    record = agreed_record([ada, ben])
    ada.press("again")
    wait_for(ada.page, "draw", "choose", patience=60)
    ben.press("join-next")
    wait_for(ben.page, "draw", "choose", patience=60)
    ada.draw()
    ben.draw()
    assert agreed_record([ada, ben]).split(".")[0] != record.split(".")[0], "another deal"
    assert saved_table(ada.page)["link"] == saved_table(ben.page)["link"]


def test_two_players_never_online_together_exchange_their_turns(
    new_player: NewPlayer, posting: str, relay: Relay
) -> None:
    """Six visits; the first card is drawn on the first visit of each, and the relay is restarted after the third."""
    ada, ben = play_by_post(new_player, posting, relay, visits=6)
    assert ada.turns >= 3 and ben.turns >= 3


@pytest.mark.thorough
def test_two_players_never_online_together_finish_a_game(new_player: NewPlayer, posting: str, relay: Relay) -> None:
    ada, ben = play_by_post(new_player, posting, relay, visits=100)
    link = saved_table(ada.page)["link"]
    for person in (ada, ben):
        person.reopen(f"{posting}/#table={link}")
        wait_for(person.page, "final", patience=60)
    agreed_record([ada, ben])


def play_by_post(new_player: NewPlayer, address: str, relay: Relay, visits: int) -> tuple[OnlinePlayer, OnlinePlayer]:
    """Each visit draws every card that it may, up to the end of the game. One page of the table is open at a time."""
    ada, ben = people = new_player(Mouse, 3), new_player(Mouse, 4)
    link = ""
    for visit in range(visits):
        person, friend = people[visit % 2], people[1 - visit % 2]
        if visit == 0:
            link = person.open_table(address, "Ada")
        elif visit == 1:
            person.join(link, "Ben")
        else:
            until(person.page, YOUR_TURN, 60)
            person.reopen(link)
        before = person.turns
        assert person.draw_while_possible() and person.turns > before
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


def leave(person: OnlinePlayer) -> None:
    """Close the page once it says that the move was sent."""
    person.until_sent()
    person.page.goto("about:blank")


def test_two_players_continue_when_the_third_leaves_the_table(new_player: NewPlayer, address: str) -> None:
    ada, ben, cyd = new_player(Mouse, 5), new_player(Mouse, 6), new_player(Mouse, 7)
    link = ada.open_table(address, "Ada", people=3)
    ben.join(link, "Ben", 1)
    cyd.join(link, "Cyd", 2)
    for person in (ada, ben, cyd):
        person.draw()
    until_exchanged([ada, ben, cyd])
    cyd.until_sent()
    cyd.page.goto("about:blank")
    ada.draw_while_possible()
    ben.draw_while_possible()
    ada.press("company")
    ada.press("bot-for-2")
    play([ada, ben], turns=3)
    cyd.reopen(link)
    expect(cyd.page.get_by_text("A bot drew for you while you were away.")).to_be_visible()
    cyd.press("take-back")
    until(cyd.page, "!document.querySelector('[data-act=\"take-back\"]')", 30)
    agreed_record([ada, ben, cyd])


def test_player_continues_on_a_second_device_and_returns(new_player: NewPlayer, address: str) -> None:
    desk, phone, ben = new_player(Mouse, 8), new_player(Touch, 9), new_player(Mouse, 10)
    link = desk.open_table(address, "Ada")
    ben.join(link, "Ben")
    desk.draw()
    phone.reopen(desk.link("device-link"))
    ben.draw()
    until_exchanged([desk, ben, phone])
    assert phone.draw()
    ben.draw()
    until_exchanged([desk, ben, phone])
    assert desk.draw()
    agreed_record([desk, phone, ben])


@pytest.mark.browser_context_args(service_workers="allow")
def test_table_opened_offline_can_be_joined_later(new_player: NewPlayer, address: str) -> None:
    ada, ben = new_player(Mouse, 11), new_player(Mouse, 12)
    ada.page.goto(f"{address}/")
    until_ready(ada.page)
    until(ada.page, "navigator.serviceWorker.controller !== null", 60)
    ada.page.context.set_offline(True)
    ada.start_table("")
    assert ada.draw()
    link = ada.link("link")
    ada.page.context.set_offline(False)
    ada.until_sent()
    ben.join(link, "Ben")
    ben.draw()
    agreed_record([ada, ben])


def test_incomplete_invitation_link_shows_what_is_wrong(new_player: NewPlayer, address: str) -> None:
    ada, ben = new_player(Mouse, 13), new_player(Mouse, 14)
    link = ada.open_table(address, "")
    ben.page.goto(link[:-6])
    expect(ben.page.get_by_text("Part of this link is missing or has changed.")).to_be_visible(timeout=60_000)
