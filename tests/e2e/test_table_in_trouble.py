"""A table on several devices in hard times: no relays, a frozen page, no network, a broken line."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocket

from company import Come, Person, agree, begin, connect, play, until_heard, until_records
from hands import Keyboard
from page_state import wait_for
from relays import Relay, wired
from watching import Watch, until

LOST = "document.querySelector('.company-btn.wrong')"


def finish_season(people: list[Person]) -> None:
    play(people, seasons=1)
    agree(people)


def draw_apart(people: list[Person]) -> None:
    """Each takes a turn while the others hear nothing of it."""
    for person in people:
        person.draw()
    until_records(people, lambda records: len(set(records)) == len(people))


class Calls:
    """How often a device calls relays from now on."""

    def __init__(self, person: Person) -> None:
        self.page, self.count = person.page, 0
        self.page.on("websocket", self._called)

    def _called(self, _: WebSocket) -> None:
        self.count += 1

    def reach(self, count: int) -> None:
        while self.count < count:
            self.page.wait_for_event("websocket", timeout=90_000)


def see_lost(person: Person) -> None:
    """Until the other one counts as lost, not only the relays."""
    person.press("company")
    person.see("lost")
    person.page.keyboard.press("Escape")


def without_relays(people: list[Person], relays: list[Relay], wait: Callable[[], None]) -> None:
    """All relays are gone until something has happened."""
    for relay in relays:
        relay.stop()
    draw_apart(people)
    for person in people:
        until(person.page, LOST, 60)
    wait()
    for relay in relays:
        relay.start()
    for person in people:
        until(person.page, f"!{LOST}", 150)
    finish_season(people)


@pytest.mark.thorough
def test_all_relays_are_gone_longer_than_anybody_counts_as_here(two: list[Person], relays: list[Relay]) -> None:
    def lost() -> None:
        for person in two:
            see_lost(person)

    without_relays(two, relays, lost)


@pytest.mark.thorough
def test_all_relays_are_gone_until_they_are_called_half_a_minute_apart(two: list[Person], relays: list[Relay]) -> None:
    """The pauses between calls double, from half a second."""
    calls = [Calls(person) for person in two]

    def called() -> None:
        for each in calls:
            each.reach(8 * len(relays))

    without_relays(two, relays, called)


@pytest.fixture
def room(site: Path, tmp_path: Path, watch: Watch) -> Iterator[str]:
    """The site where no relay is listed: codes alone."""
    with wired(site, tmp_path / "dist") as address:
        watch.allow(address)
        yield address


@pytest.fixture
def near(come: Come, room: str) -> list[Person]:
    """Two at one table, connected by the codes that they showed each other."""
    ada, ben = come(Keyboard, 7), come(Keyboard, 8)
    ada.open_table(room, "Ada")
    ben.page.goto(f"{room}/")
    ben.press("table")
    wait_for(ben.page, "table")
    ben.call_oneself("Ben")
    connect(ada, ben)
    begin(ada, ben)
    return [ada, ben]


def test_two_in_one_room_draw_a_card(near: list[Person]) -> None:
    for person in near:
        person.draw()
        until_heard(near)
    for person in near:
        person.rest("draw", "choose")  # the next card
    agree(near)
