"""A table on several devices in hard times: no relays, a frozen page, no network, a broken line."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from company import Come, Person, begin, connect, play
from hands import Keyboard
from page_state import wait_for
from relays import Relay, wired
from watching import Watch, until

LOST = "document.querySelector('.company-btn.wrong')"


def finish_season(people: list[Person]) -> None:
    play(people, seasons=1)
    assert len({person.record() for person in people}) == 1 and people[0].record()


def draw_apart(people: list[Person]) -> None:
    """Each takes a turn while the others hear nothing of it."""
    for person in people:
        person.draw()
    for _ in range(100):  # what was drawn is kept a moment after it is shown
        if len({person.record() for person in people}) == len(people):
            return
        people[0].page.wait_for_timeout(100)
    raise AssertionError("all have the same game")


def all_relays_gone(people: list[Person], relays: list[Relay], seconds: float) -> None:
    for relay in relays:
        relay.stop()
    draw_apart(people)
    for person in people:
        until(person.page, LOST, 60)
    people[0].page.wait_for_timeout(seconds * 1000)
    for relay in relays:
        relay.start()
    for person in people:
        until(person.page, f"!{LOST}", 150)
    finish_season(people)


@pytest.mark.thorough
def test_all_relays_are_gone_longer_than_anybody_counts_as_here(two: list[Person], relays: list[Relay]) -> None:
    all_relays_gone(two, relays, 20)


@pytest.mark.thorough
def test_all_relays_are_gone_for_two_minutes(two: list[Person], relays: list[Relay]) -> None:
    all_relays_gone(two, relays, 120)


def test_a_page_that_stood_still_catches_up(two: list[Person]) -> None:
    """As in a frozen tab: no timer and no message of the page is served. Chromium freezes none that can be seen."""
    ada, ben = two
    still = ben.page.context.new_cdp_session(ben.page)
    still.send("Debugger.enable")
    still.send("Debugger.pause")
    ada.draw()
    until(ada.page, LOST, 60)
    still.send("Debugger.resume")
    still.send("Debugger.disable")
    until(ada.page, f"!{LOST}", 60)
    finish_season(two)


def test_whoever_was_offline_has_lost_nothing(two: list[Person], watch: Watch) -> None:
    watch.expect("ERR_INTERNET_DISCONNECTED")  # whatever the page wants to load meanwhile
    ada, ben = two
    ben.page.context.set_offline(True)
    draw_apart(two)
    until(ada.page, LOST, 60)
    until(ben.page, LOST, 60)
    ben.page.context.set_offline(False)
    for person in two:
        until(person.page, f"!{LOST}", 90)
    finish_season(two)


def test_others_can_be_looked_at_while_one_waits_and_their_drafts_cannot(two: list[Person]) -> None:
    ada, ben = two
    ada.draw()
    wait_for(ada.page, "bot")
    ada.page.add_locator_handler(ada.page.locator('[data-act="tip-close"]'), lambda tip: tip.click())
    ada.page.locator('[data-act="maps"], [data-seat="1"]').locator("visible=true").first.click()
    ada.page.locator('[data-look="1"]').click()
    shown = "document.querySelector('[data-look=\"1\"] canvas').toDataURL()"
    before = ada.page.evaluate(shown)
    ben.press("primary")  # drawn, not inked
    wait_for(ben.page, "choose")
    ada.page.wait_for_timeout(2000)
    assert ada.page.evaluate(shown) == before
    ben.hand.confirm()
    until(ada.page, f"{shown} !== {before!r}", 30)


@pytest.fixture
def room(site: Path, tmp_path: Path, watch: Watch) -> Iterator[str]:
    """The site where no relay is listed: codes alone."""
    with wired(site, tmp_path / "dist") as address:
        watch.allow(address)
        yield address


def test_a_direct_line_that_broke_is_made_anew_in_place(come: Come, room: str) -> None:
    ada, ben = come(Keyboard, 7), come(Keyboard, 8)
    ada.open_table(room, "Ada")
    ben.page.goto(f"{room}/")
    ben.press("table")
    wait_for(ben.page, "table")
    ben.call_oneself("Ben")
    connect(ada, ben)
    begin(ada, ben)
    ada.draw()
    ben.page.reload()  # the line is gone for good
    wait_for(ben.page, "draw", "choose", patience=60)
    ben.draw()
    for person in (ada, ben):
        until(person.page, LOST, 60)
        person.press("company")
    connect(ada, ben)
    for person in (ada, ben):
        until(person.page, f"!{LOST}", 30)
        person.page.keyboard.press("Escape")
    finish_season([ada, ben])
