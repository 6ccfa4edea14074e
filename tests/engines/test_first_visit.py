"""A first visit in another browser."""

import pytest

from browsers import Visit
from driver.controls import Keyboard, Mouse
from driver.page_state import READ_SAVES, last_save, wait_for
from driver.player import Player
from driver.watch import until_ready
from polling import poll


def test_drawn_card_is_saved_and_the_game_resumes(visit: Visit) -> None:
    start(visit)
    assert visit.page.evaluate("performance.getEntriesByName('mapwright:load-memory').length") == 1, "no snapshot"
    drawn = Player(visit.page, Mouse(visit.page)).play(most=1)["record"]
    until_saved(visit, drawn)
    visit.page.goto("about:blank")  # the same address would be a reload, which opens the game by itself
    visit.page.goto("/?lang=en")
    wait_for(visit.page, "home", patience=60)
    visit.page.locator('[data-act="continue"]').click()
    wait_for(visit.page, "draw", "choose", patience=60)
    assert last_save(visit.page)["record"] == drawn
    until_saved(visit, Player(visit.page, Keyboard(visit.page), seed=2).play(most=1)["record"])
    assert visit.faults() == []


@pytest.mark.thorough
def test_season_can_be_played_by_mouse(visit: Visit) -> None:
    start(visit)
    until_saved(visit, Player(visit.page, Mouse(visit.page)).play(seasons=1)["record"])
    assert visit.faults() == []


def start(visit: Visit) -> None:
    visit.page.goto("/?lang=en&deal=bA1-engines")
    until_ready(visit.page, 120)
    wait_for(visit.page, "draw", patience=60)


def until_saved(visit: Visit, record: str) -> None:
    """A move is stored a moment after it is shown."""

    def stored() -> bool | None:
        return any(save["record"] == record for save in visit.page.evaluate(READ_SAVES)) or None

    poll(stored, f"save of {record}", 30)
