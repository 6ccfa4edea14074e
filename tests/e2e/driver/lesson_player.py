"""A player of the guided first game, who follows the coach."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from driver.controls import Controls
from driver.page_state import wait_for
from driver.player import Player
from driver.watch import until


class LessonPlayer:
    """Follow the coach, and do nothing else."""

    def __init__(self, page: Page, controls: Controls) -> None:
        self.page, self.controls = page, controls
        self.table = Player(page, controls)

    def start(self) -> None:
        self.page.goto("/?lang=en")
        wait_for(self.page, "home")
        self.controls.press('[data-act="learn"]')
        wait_for(self.page, "draw", patience=60)
        self.await_step("welcome")

    def await_step(self, step: str, waits: bool = False) -> list[str]:
        """Waits for a step of the lesson and returns the cells that it is about."""
        wait_for(self.page, "draw", "choose")
        selector = f".coach[data-step='{step}']{'[data-waits]' if waits else ':not([data-waits])'}"
        [cells] = until(
            self.page, f"[...document.querySelectorAll({selector!r})].map((coach) => [coach.dataset.cells])[0]"
        )
        return str(cells).split()

    def draw_on(self, cells: list[str], terrain: str | None = None) -> None:
        """Brings a shape of the card exactly onto the dashed cells and inks it in."""
        view = self.table.begin()
        tool, turn, row, column = next(
            place for place in placements(view, terrain) if covered_cells(view, *place) == set(cells)
        )
        self.controls.choose(tool, None)
        self.controls.terrain(terrain)
        self.controls.turn(turn)
        self.controls.move(row, column)
        self.controls.confirm()

    def turn_card(self, next_step: str) -> None:
        self.await_step(next_step, waits=True)
        self.controls.confirm()

    def first_card(self) -> None:
        view = self.table.begin()
        row, column = view["tools"][0]["orientations"][0]["anchors"][0]
        self.controls.move(row, column)
        self.await_step("terrain")
        self.choose_terrain()
        cells = self.await_step("rotate")
        self.controls.turn("d")
        assert self.await_step("place") == cells
        self.draw_on(cells)
        self.await_step("edict")
        self.explain()
        self.await_step("shape", waits=True)
        self.back()

    def choose_terrain(self) -> None:
        """Choose forest, which is chosen already."""
        self.controls.press('[data-terrain="F"]')

    def explain(self) -> None:
        """On phones the coach has the place of the edicts, and shows the one that it speaks of."""
        is_in_coach = self.page.locator('[data-coach-edict="A"]').is_visible()
        self.controls.press('[data-coach-edict="A"]' if is_in_coach else '[data-edict="A"]')

    def back(self) -> None:
        self.controls.press('[data-act="back"]')

    def choose_coin(self) -> None:
        self.controls.press('[data-tool="0"]')

    def spring(self) -> None:
        """Draw all cards after the first."""
        self.turn_card("shape")
        self.await_step("shape")
        self.choose_coin()
        self.draw_on(self.await_step("coin"))
        self.turn_card("ruins")
        ruins = self.await_step("ruins")
        assert len(ruins) == 6
        self.cover(ruins)
        self.turn_card("mountain")
        self.draw_on(self.await_step("mountain"))
        self.turn_card("ambush")
        self.draw_on(self.await_step("ambush"), "W")
        self.turn_card("season-end")
        self.await_step("season-end")
        self.cover([])

    def cover(self, some: list[str]) -> None:
        """Draws where it fits, away from the places of later steps; over one of `some` if there are any."""
        view = self.table.begin()
        cells_of_later_steps = {"e2", "d3", "e3", "h1", "f2", "g2", "h2", "h3"}
        tool, turn, row, column = next(
            place
            for place in placements(view)
            if not covered_cells(view, *place) & cells_of_later_steps
            and (not some or covered_cells(view, *place) & set(some))
        )
        self.controls.choose(tool, None)
        self.controls.turn(turn)
        self.controls.move(row, column)
        self.controls.confirm()


def placements(view: dict[str, Any], terrain: str | None = None) -> list[tuple[int, str, int, int]]:
    return [
        (index, turn["code"], row, column)
        for index, tool in enumerate(view["tools"])
        if terrain is None or terrain in tool["terrains"]
        for turn in tool["orientations"]
        for row, column in turn["anchors"]
    ]


def covered_cells(view: dict[str, Any], tool: int, code: str, row: int, column: int) -> set[str]:
    (turn,) = [turn for turn in view["tools"][tool]["orientations"] if turn["code"] == code]
    return {"abcdefghijk"[column + c] + str(row + r + 1) for r, c in turn["cells"]}
