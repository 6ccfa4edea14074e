"""One table on several devices, over relays on loopback: opened, joined by its link, played by mouse and touch."""

import json

import pytest

from company import Come, Person, agree, begin, kept, play, until_heard, until_records
from devices import SECRET, Device
from hands import Keyboard, Mouse
from page_state import wait_for
from relays import Relay
from watching import Visitor, until


def test_two_draw_a_card_and_whoever_reloads_comes_back_to_it(two: list[Person]) -> None:
    ada, ben = two
    assert not kept(ada.page)["extractable"]
    ada.draw()
    before = ada.record()
    ben.page.reload()
    wait_for(ben.page, "draw", "choose", patience=60)
    until(ada.page, "document.querySelector('[data-show=\"still-drawing\"]')?.textContent.includes('Ben')")
    until_heard(two)
    ben.draw()
    for person in two:
        person.rest("draw", "choose")  # the next card
    record = agree(two)
    assert record.startswith(before) and record != before


def test_two_tabs_cannot_hold_one_seat(come: Come, address: str) -> None:
    ada = come()
    link = ada.open_table(address, "Ada")
    second = ada.page.context.new_page()
    second.goto(link)
    until(second, "document.querySelector('dialog')?.textContent.includes('another tab')", 60)


@pytest.mark.thorough
def test_two_play_a_table_to_its_end_and_sit_down_again(two: list[Person]) -> None:
    play(two)
    has_ended(two)
    first = kept(two[0].page)
    sit_down_again(*two)
    second = kept(two[0].page)
    seats = [[seat["name"] for seat in table["seats"]] for table in (first, second)]
    assert seats == [["Ada", "Ben"], ["Ada", "Ben"]]
    assert second["secret"] != first["secret"] and second["setup"] == first["setup"]


def has_ended(two: list[Person]) -> None:
    ada = two[0]
    agree(two)
    for person in two:
        wait_for(person.page, "final")
        assert person.page.locator(".final-standings tbody tr").count() == 2
        assert person.page.locator('[data-act="replay"], [data-act="keepsake"], [data-act="share"]').count() == 3
    assert not kept(ada.page)["extractable"]
    ada.press("replay")
    wait_for(ada.page, "replay")
    ada.page.go_back()
    wait_for(ada.page, "final")


def sit_down_again(ada: Person, ben: Person) -> None:
    ben.press("again")
    ben.see("invited")
    until(ada.page, "document.querySelector('.t-next')?.textContent.includes('Ben has opened another table')", 30)
    assert ada.page.locator('[data-act="again"]').count() == 0
    ada.press("join-next")
    ben.see("here")
    begin(ben, ada)
    for person in (ada, ben):
        person.draw()
    for person in (ada, ben):
        wait_for(person.page, "draw", "choose", patience=30)
    agree([ada, ben])


@pytest.mark.thorough
def test_four_seats_at_two_devices_with_a_bot_and_somebody_who_looks_on(come: Come, address: str) -> None:
    ada, ben, wim = come(Keyboard, 3), come(Mouse, 4), come()
    link = ada.open_table(address, "Ada")
    for act in ("add-seat", "add-bot"):
        ada.press(act)
    ben.join(link, "Ben")
    ben.press("add-person")
    ben.see("own", 2)
    wim.page.goto(link)
    until(wim.page, "document.querySelector('.t-foot')", 60)
    begin(ada, ben)
    wait_for(wim.page, "bot")
    play([ada, ben], seasons=1)
    assert ben.turns > 2
    agree([ada, ben])
    wait_for(wim.page, "season", patience=30)
    wim.hand.end_season()
    until(wim.page, "document.querySelector('.wheel .now') === document.querySelectorAll('.wheel li')[1]", 30)


@pytest.mark.thorough
def test_moves_made_while_all_relays_are_gone_are_kept_and_sent(two: list[Person], relays: list[Relay]) -> None:
    ada = two[0]
    for relay in relays:
        relay.stop()
    for person in two:
        person.draw()
    # Ada's word is in turn. Ben's waits for it, and he has heard nothing of hers.
    until_records(two, lambda records: len(records[0]) > len(records[1]))
    until(ada.page, "document.querySelector('.company-btn.wrong')", 60)
    for relay in relays:
        relay.start()
    for person in two:
        wait_for(person.page, "draw", "choose", patience=90)
    agree(two)


@pytest.mark.thorough
def test_another_secret_leads_nowhere(two: list[Person], come: Come, visitor: Visitor, address: str) -> None:
    stranger = come()
    stranger.page.goto(f"{address}/#table={SECRET}")
    until(stranger.page, "document.querySelector('.seeking')", 60)
    until(stranger.page, "document.querySelector('.t-health.good')", 60)
    two[0].draw()
    agree(two)
    friend = Device(visitor(), address)  # hears from the stranger, over the same relays, after that card
    friend.open_relay_line(SECRET)
    until(friend.page, "got.length > 0")
    assert stranger.page.locator(".seeking").count() == 1
    stranger.page.goto(f"{address}/#table=nonsense")
    until(stranger.page, "document.querySelector('dialog')?.textContent.includes('not a link to a table')", 60)


@pytest.mark.thorough
def test_a_hostile_guest_with_the_link_stops_nobody(two: list[Person], visitor: Visitor, address: str) -> None:
    ada = two[0]
    table = kept(ada.page)
    mal = Device(visitor(), address)
    mal.open_relay_line(table["secret"])
    mal.until_open(2)
    entry, signature = table["entries"][0]
    key = "A" * 87
    texts = ["null", "{}", '{"is":"lobby"}', "[" * 9000, json.dumps({"is": "entries", "table": "x" * 8, "entries": []})]
    letters = [{"key": key, "nr": 1, "text": text, "signature": signature} for text in texts]
    for data in [
        None,
        3,
        "x" * 9000,
        [],
        {"key": key},
        *letters,
        {"key": key, "nr": -1, "text": entry, "signature": ""},
    ]:
        mal.send(data)
    for _ in range(200):
        mal.send({"key": key, "nr": 1, "text": "{}", "signature": signature})
    play(two, seasons=1)
    agree(two)
    assert ada.page.locator(".company-btn.wrong").count() == 0


@pytest.mark.thorough
def test_a_table_is_resumed_from_home_and_says_whose_turn_it_is(two: list[Person], address: str) -> None:
    ada, ben = two
    ada.draw()
    ben.page.goto(f"{address}/?lang=en")
    until(ben.page, "document.querySelector('[data-act=\"table\"]')?.textContent.includes('Your turn at 1 table')", 60)
    ben.press("table")
    until(ben.page, "document.querySelector('[data-table]')", 60)
    ben.page.locator("[data-table]").click()
    wait_for(ben.page, "draw", "choose", patience=60)
    play(two, seasons=1)
    agree(two)
