"""One table on several devices, over relays on loopback: opened, joined by its link, played by mouse and touch."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from company import Person, kept, play
from devices import Device, rule_of_the_page, with_door
from player import Keyboard, Mouse, Touch, wait_for
from relays import Relay, naming, rewired
from server import serving
from watching import Visitor, Watch, until

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
Come = Callable[..., Person]


@pytest.fixture
def relays() -> Iterator[list[Relay]]:
    with Relay() as first, Relay() as second:
        yield [first, second]


@pytest.fixture
def address(site: Path, tmp_path: Path, relays: list[Relay], watch: Watch) -> Iterator[str]:
    """The site with these relays, and a bare page beside it for whoever wants to say anything at all."""
    watch.expect("WebSocket connection")  # the console tells of every call that fails
    among = naming([relay.url for relay in relays])
    folder = rewired(with_door(site, tmp_path / "doors", relays=2), tmp_path / "dist", among)
    with serving(folder, among=[*among, rule_of_the_page(among)]) as served:
        for each in (served, *(relay.url for relay in relays)):
            watch.allow(each)
        yield served


@pytest.fixture
def come(visitor: Visitor) -> Come:
    """Somebody with a device of their own."""

    def arrive(hand: type[Mouse] | type[Touch] | type[Keyboard] = Keyboard, seed: int = 1, **options: object) -> Person:
        page = visitor(**(PHONE if hand is Touch else {}), **options)
        return Person(page, hand(page), seed)

    return arrive


def begin(opener: Person, *guests: Person) -> None:
    """Everybody says that they are ready, and the first card is dealt."""
    for guest in guests:
        guest.press("ready")
    until(opener.page, "!document.querySelector('[data-act=\"begin\"]').disabled")
    opener.press("begin")
    for person in (opener, *guests):
        wait_for(person.page, "draw", "choose", "curtain", patience=60)


@pytest.fixture
def two(come: Come, address: str) -> list[Person]:
    """A mouse and a phone at one table."""
    ada, ben = come(Mouse, 1), come(Touch, 2)
    ben.join(ada.open_table(address, "Ada"), "Ben")
    begin(ada, ben)
    return [ada, ben]


def test_two_play_a_table_to_its_end(two: list[Person]) -> None:
    ada, ben = two
    play(two)
    assert ada.record() == ben.record() != ""
    for person in two:
        wait_for(person.page, "final")
        assert person.page.locator(".final-standings tbody tr").count() == 2
        assert person.page.locator('[data-act="replay"], [data-act="keepsake"], [data-act="share"]').count() == 3
    assert not kept(ada.page)["extractable"]
    ada.press("replay")
    wait_for(ada.page, "replay")


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
    assert ben.turns > 2 and ada.record() == ben.record()
    wait_for(wim.page, "season", patience=30)
    wim.hand.end_season()
    until(wim.page, "document.querySelector('.wheel .now') === document.querySelectorAll('.wheel li')[1]", 30)


def test_whoever_reloads_comes_back_to_the_same_card(two: list[Person]) -> None:
    ada, ben = two
    ada.draw()
    before = ada.record()
    ben.page.reload()
    wait_for(ben.page, "draw", "choose", patience=60)
    until(ada.page, "document.querySelector('[data-show=\"still-drawing\"]')?.textContent.includes('Ben')")
    play(two, seasons=1)
    assert ada.record() == ben.record() and ada.record().startswith(before)


def test_moves_made_while_all_relays_are_gone_are_kept_and_sent(two: list[Person], relays: list[Relay]) -> None:
    ada, ben = two
    for relay in relays:
        relay.stop()
    for person in two:
        person.draw()
    # Ada's word is in turn. Ben's waits for it, and he has heard nothing of hers.
    assert len(ada.record()) > len(ben.record())
    until(ada.page, "document.querySelector('.company-btn.wrong')", 60)
    for relay in relays:
        relay.start()
    for person in two:
        wait_for(person.page, "draw", "choose", patience=90)
    assert ada.record() == ben.record()


def test_two_tabs_cannot_hold_one_seat(two: list[Person], address: str) -> None:
    ada, _ = two
    second = ada.page.context.new_page()
    second.goto(f"{address}/#table={kept(ada.page)['secret']}")
    until(second, "document.querySelector('dialog')?.textContent.includes('another tab')", 60)


def test_another_secret_leads_nowhere(two: list[Person], come: Come, address: str) -> None:
    stranger = come()
    stranger.page.goto(f"{address}/#table=AAECAwQFBgcICQoLDA0ODw")
    until(stranger.page, "document.querySelector('.seeking')", 60)
    until(stranger.page, "document.querySelector('.t-health.good')", 60)
    two[0].draw()
    stranger.page.wait_for_timeout(3000)
    assert stranger.page.locator(".seeking").count() == 1
    stranger.page.goto(f"{address}/#table=nonsense")
    until(stranger.page, "document.querySelector('dialog')?.textContent.includes('no link to a table')", 60)


def test_a_hostile_guest_with_the_link_stops_nobody(two: list[Person], visitor: Visitor, address: str) -> None:
    ada, ben = two
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
    assert ada.record() == ben.record()
    assert ada.page.locator(".company-btn.wrong").count() == 0


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
    assert ada.record() == ben.record()
