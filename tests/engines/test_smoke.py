"""A first visit in another browser: each step goes on where the one before it stopped."""

from browsers import Visit
from hands import Keyboard, Mouse
from page_state import saved, wait_for
from player import Table
from watching import until_ready


def test_it_starts_from_the_snapshot(visit: Visit) -> None:
    visit.page.goto("/?lang=en&deal=bA1-engines")
    until_ready(visit.page, 120)
    wait_for(visit.page, "draw", patience=60)
    assert visit.page.evaluate("performance.getEntriesByName('mapwright:load-memory').length") == 1


def test_a_season_by_mouse(visit: Visit) -> None:
    table = Table(visit.page, Mouse(visit.page))
    view = table.play(seasons=1)
    assert saved(visit.page)["record"] == view["record"]


def test_it_goes_on_after_a_reload(visit: Visit) -> None:
    record = saved(visit.page)["record"]
    visit.page.goto("/?lang=en")
    wait_for(visit.page, "home", patience=60)
    visit.page.locator('[data-act="continue"]').click()
    wait_for(visit.page, "draw", "choose", patience=60)
    assert saved(visit.page)["record"] == record


def test_a_move_by_keys(visit: Visit) -> None:
    view = Table(visit.page, Keyboard(visit.page), seed=2).play(most=1)
    assert saved(visit.page)["record"] == view["record"]


def test_nothing_was_complained_of(visit: Visit) -> None:
    assert visit.faults() == []
