"""A player of the guided first game, who does what the coach says."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from hands import Hand
from page_state import wait_for
from player import Table
from watching import until


class Pupil:
    """Do what the coach says, and nothing else."""

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
        row, column = view["tools"][0]["orientations"][0]["anchors"][0]
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
        """Choose forest, which is chosen already."""
        self.hand.press('[data-terrain="F"]')

    def explain(self) -> None:
        """On phones the coach has the place of the edicts, and shows the one that it speaks of."""
        shown = self.page.locator('[data-coach-edict="A"]').is_visible()
        self.hand.press('[data-coach-edict="A"]' if shown else '[data-edict="A"]')

    def back(self) -> None:
        self.hand.press('[data-act="back"]')

    def choose_coin(self) -> None:
        self.hand.press('[data-tool="0"]')

    def spring(self) -> None:
        """Draw all cards after the first."""
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


def places(view: dict[str, Any], terrain: str | None = None) -> list[tuple[int, str, int, int]]:
    return [
        (index, turn["code"], row, column)
        for index, tool in enumerate(view["tools"])
        if terrain is None or terrain in tool["terrains"]
        for turn in tool["orientations"]
        for row, column in turn["anchors"]
    ]


def covered(view: dict[str, Any], tool: int, code: str, row: int, column: int) -> set[str]:
    (turn,) = [turn for turn in view["tools"][tool]["orientations"] if turn["code"] == code]
    return {"abcdefghijk"[column + c] + str(row + r + 1) for r, c in turn["cells"]}
