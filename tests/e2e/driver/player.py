"""A player who uses one input device, and an engine that lists the legal moves."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Page

from driver.controls import Controls
from driver.page_state import last_save, linked_game, wait_for
from mapwright.page.bridge import Bridge

DISPLAYED_STATE = """() => {
  const text = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent);
  const { map } = document.querySelector('.cells').dataset;
  return [map, text('[data-show="coins"]'), text('[data-show="toll"]'), text('.edict .stars').map(Number)];
}"""


class Player:
    """A game on the page and the same game in CPython."""

    def __init__(self, page: Page, controls: Controls, seed: int = 1) -> None:
        self.page, self.controls = page, controls
        self.random = random.Random(seed)
        self.bridge = Bridge()
        self.steps = 0

    def ask(self, **message: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.bridge.dispatch(json.dumps(message)))
        assert answer["ok"], answer
        return answer

    def begin(self) -> dict[str, Any]:
        """Open the game of the page in the engine of the test."""
        wait_for(self.page, "draw", "choose")
        record = linked_game(self.page) or last_save(self.page)["record"]
        print(record)  # a test that fails shows it
        view: dict[str, Any] = self.ask(do="open", record=record)["view"]
        return view

    def compare(self, view: dict[str, Any]) -> None:
        """Check that the page shows the state of the engine."""
        player = view["players"][0]
        toll = f"−{player['toll']}" if player["toll"] else "0"
        expected = [player["map"], [str(player["coins"])], [toll], [edict["stars"] for edict in view["edicts"]]]
        on_page = self.page.evaluate(DISPLAYED_STATE)
        assert on_page == expected, f"step {self.steps}: shown {on_page}, wanted {expected}"

    def step(self, view: dict[str, Any]) -> dict[str, Any]:
        """Make one decision on the page and in the engine of the test."""
        self.steps += 1
        placeable = [i for i, tool in enumerate(view["tools"]) if any(turn["anchors"] for turn in tool["orientations"])]
        dodges = [i for i, tool in enumerate(view["tools"]) if tool["kind"] == "dodge"]
        if placeable and (not view["can_pass"] or self.random.random() < 0.7):
            return self.place(view, self.random.choice(placeable))
        if dodges and self.random.random() < 0.6:
            tool = self.random.choice(dodges)
            self.controls.press(f'[data-tool="{tool}"]')
            turn = view["tools"][tool]["orientations"][0]["code"]
            return self.ask(do="act", intent=intent(tool, None, turn, 0, 0))["view"]
        self.controls.confirm()
        return self.ask(do="pass" if view["can_pass"] else "next")["view"]

    def place(self, view: dict[str, Any], index: int) -> dict[str, Any]:
        tool = view["tools"][index]
        turn = self.random.choice([turn for turn in tool["orientations"] if turn["anchors"]])
        row, column = self.random.choice(turn["anchors"])
        terrain = self.random.choice(tool["terrains"]) if tool["terrains"] else None
        self.controls.choose(index, tool["skill"])
        self.controls.terrain(terrain)
        self.controls.turn(turn["code"])
        self.controls.move(row, column)
        self.controls.confirm()
        return self.ask(do="act", intent=intent(index, terrain, turn["code"], row, column))["view"]

    def play(self, most: int = 400, seasons: int = 4, compare: bool = True) -> dict[str, Any]:
        """Play until the game is over, or for a number of decisions or seasons."""
        view = self.begin()
        for _ in range(most):
            if view["phase"] == "over" or len(view["players"][0]["seasons"]) >= seasons:
                break
            view = self.step(view)
            while wait_for(self.page) == "season":
                self.controls.end_season()
                self.controls.frame()
            if compare and view["phase"] != "over":
                self.compare(view)
        return view


def intent(tool: int, terrain: str | None, turn: str, row: int, column: int) -> dict[str, Any]:
    return {"tool": tool, "terrain": terrain, "orientation": turn, "row": row, "column": column}
