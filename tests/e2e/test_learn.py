"""The guided first game, to its end, by mouse and by keyboard; left and resumed; tips that show once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hands import Hand, Keyboard, Mouse, Touch
from page_state import wait_for
from player import Table
from watching import Visitor, until


class Pupil:
    """Does what the coach says, and nothing else."""

    def __init__(self, page: Page, hand: Hand) -> None:
        self.page, self.hand = page, hand
        self.table = Table(page, hand)

    def start(self) -> None:
        self.page.goto("/?lang=en")
        wait_for(self.page, "home")
        self.hand.press('[data-act="learn"]')
        wait_for(self.page, "draw", patience=60)
        self.sees("welcome")

    def sees(self, step: str, waits: bool = False) -> list[str]:
        """Waits for a step of the lesson and returns the cells that it is about."""
        wait_for(self.page, "draw", "choose")
        selector = f".coach[data-step='{step}']{'[data-waits]' if waits else ':not([data-waits])'}"
        [cells] = until(
            self.page, f"[...document.querySelectorAll({selector!r})].map((coach) => [coach.dataset.cells])[0]"
        )
        return str(cells).split()

    def lay(self, cells: list[str], terrain: str | None = None) -> None:
        """Brings a shape of the card exactly onto the dashed cells and inks it in."""
        view = self.table.begin()
        tool, turn, row, column = next(place for place in places(view, terrain) if covered(view, *place) == set(cells))
        self.hand.choose(tool, None)
        self.hand.terrain(terrain)
        self.hand.turn(turn)
        self.hand.move(row, column)
        self.hand.confirm()

    def turn_card(self, next_step: str) -> None:
        self.sees(next_step, waits=True)
        self.hand.confirm()

    def first_card(self) -> None:
        view = self.table.begin()
        row, column = view["tools"][0]["turns"][0]["anchors"][0]
        self.hand.move(row, column)
        self.sees("terrain")
        self.choose_terrain()
        cells = self.sees("rotate")
        self.hand.turn("d")
        assert self.sees("place") == cells
        self.lay(cells)
        self.sees("edict")
        self.explain()
        self.sees("shape", waits=True)
        self.back()

    def choose_terrain(self) -> None:
        """Forest is in hand already: saying so counts."""
        self.hand.press('[data-terrain="F"]')

    def explain(self) -> None:
        self.hand.press('[data-edict="A"]')

    def back(self) -> None:
        self.hand.press('[data-act="back"]')

    def choose_coin(self) -> None:
        self.hand.press('[data-tool="0"]')

    def spring(self) -> None:
        """All cards after the first."""
        self.turn_card("shape")
        self.sees("shape")
        self.choose_coin()
        self.lay(self.sees("coin"))
        self.turn_card("ruins")
        ruins = self.sees("ruins")
        assert len(ruins) == 6
        self.cover(ruins)
        self.turn_card("mountain")
        self.lay(self.sees("mountain"))
        self.turn_card("ambush")
        self.lay(self.sees("ambush"), "W")
        self.turn_card("season-end")
        self.sees("season-end")
        self.cover([])

    def cover(self, some: list[str]) -> None:
        """Draws where it fits, away from the places of later steps; over one of `some` if there are any."""
        view = self.table.begin()
        kept = {"e2", "d3", "e3", "h1", "f2", "g2", "h2", "h3"}
        tool, turn, row, column = next(
            place
            for place in places(view)
            if not covered(view, *place) & kept and (not some or covered(view, *place) & set(some))
        )
        self.hand.choose(tool, None)
        self.hand.turn(turn)
        self.hand.move(row, column)
        self.hand.confirm()


class PupilAtKeys(Pupil):
    def choose_terrain(self) -> None:
        self.page.keyboard.press("t")
        self.page.keyboard.press("t")

    def explain(self) -> None:
        self.page.keyboard.press("a")

    def back(self) -> None:
        self.page.keyboard.press("Escape")

    def choose_coin(self) -> None:
        self.page.keyboard.press("1")


def places(view: dict[str, Any], terrain: str | None = None) -> list[tuple[int, str, int, int]]:
    return [
        (index, turn["code"], row, column)
        for index, tool in enumerate(view["tools"])
        if terrain is None or terrain in tool["terrains"]
        for turn in tool["turns"]
        for row, column in turn["anchors"]
    ]


def covered(view: dict[str, Any], tool: int, code: str, row: int, column: int) -> set[str]:
    (turn,) = [turn for turn in view["tools"][tool]["turns"] if turn["code"] == code]
    return {"abcdefghijk"[column + c] + str(row + r + 1) for r, c in turn["cells"]}


@pytest.mark.thorough
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_the_guided_game_to_its_end(page: Page, way: str) -> None:
    pupil = Pupil(page, Mouse(page)) if way == "mouse" else PupilAtKeys(page, Keyboard(page))
    pupil.start()
    pupil.first_card()
    pupil.spring()
    wait_for(page, "choose")
    pupil.hand.confirm()
    wait_for(page, "season")
    assert page.locator(".tally .learn-note").is_visible()
    page.locator(".tally:not([data-counting])").wait_for()
    pupil.hand.end_season()
    pupil.sees("goodbye")
    view = pupil.table.begin()
    (spring,) = view["players"][0]["seasons"]
    # What the coach teaches is true: forest on the edge, water by the farm, three coins, a smaller toll.
    assert spring["edicts"]["A"] >= 2 and spring["edicts"]["B"] >= 5
    assert spring["coins"] >= 3 and spring["toll"] <= 3
    pupil.hand.press('[data-act="play-on"]')
    assert page.locator(".coach").count() == 0
    assert view["season"] == "summer"


def test_by_touch_on_a_phone(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 390, "height": 844}, has_touch=True)
    pupil = Pupil(page, Touch(page))
    pupil.start()
    pupil.first_card()
    pupil.turn_card("shape")
    pupil.sees("shape")
    coach, board = page.locator(".coach").bounding_box(), page.locator(".cells").bounding_box()
    assert coach and board and coach["y"] + coach["height"] <= board["y"]


@pytest.mark.thorough
def test_left_and_resumed(page: Page) -> None:
    pupil = Pupil(page, Mouse(page))
    pupil.start()
    pupil.first_card()
    pupil.turn_card("shape")
    pupil.sees("shape")
    pupil.hand.press('[data-act="leave-lesson"]')
    wait_for(page, "home")
    page.reload()
    wait_for(page, "home")
    button = page.locator('[data-act="learn"]')
    expect(button).to_contain_text("Resume the lesson")
    button.click()
    wait_for(page, "draw", patience=60)
    pupil.sees("shape")


@pytest.mark.thorough
def test_another_way_is_noticed_but_never_barred(page: Page) -> None:
    pupil = Pupil(page, Mouse(page))
    pupil.start()
    pupil.hand.move(5, 0)
    pupil.sees("terrain")
    pupil.choose_terrain()
    pupil.sees("rotate")
    pupil.hand.turn("d")
    pupil.sees("place")
    pupil.hand.move(6, 6)
    pupil.hand.confirm()
    wait_for(page, "choose")
    assert "Undo" in page.locator(".coach .do").inner_text()
    pupil.sees("place")
    pupil.hand.press('[data-act="undo"]')
    wait_for(page, "draw")
    assert pupil.sees("place") == ["c1", "d1", "c2", "c3"]
    pupil.hand.confirm()
    wait_for(page, "choose")
    pupil.hand.confirm()
    pupil.sees("shape")


@pytest.mark.thorough
def test_a_tip_shows_once_and_can_be_switched_off(page: Page) -> None:
    page.goto("/?lang=en&deal=bA1eAIRY-learn-3214")
    wait_for(page, "draw", patience=60)
    table = Table(page, Mouse(page))
    view = table.begin()
    while not page.locator(".tip").count():
        view = table.step(view)
        wait_for(page, "draw", "choose")
        table.hand.frame()
    seen = page.locator(".tip").get_attribute("data-tip")
    assert seen in ("coin", "ruins")
    table.hand.press('[data-act="tip-close"]')
    assert page.locator(".tip").count() == 0
    while not page.locator(".tip").count():
        view = table.step(view)
        wait_for(page, "draw", "choose")
        table.hand.frame()
    assert page.locator(".tip").get_attribute("data-tip") != seen
    table.hand.press('[data-act="tip-off"]')
    for _ in range(6):
        view = table.step(view)
        if wait_for(page, "draw", "choose", "season") == "season":
            break
    assert page.locator(".tip").count() == 0
