"""Players at one table, each on a separate page. The stored entries show which moves are legal."""

import random
import time
from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Page

from driver.controls import Controls
from driver.page_state import READ_STORE, WRITE_STORE, wait_for
from driver.player import Player
from driver.watch import until, until_ready
from games import random_action
from mapwright.notation.action_text import format_action
from mapwright.together.entries import Move
from mapwright.together.links import parse_link
from mapwright.together.table import Table as Table

Value = TypeVar("Value")
LAST_MOVES = 3
"""Number of moves of a game that `skip_to_the_last_card` leaves."""
# Monsters that others drew on one's map stay until they are read, and nothing can be drawn meanwhile. They come when
# the others' entry comes, which may be in the middle of a turn.
READ_RAIDS = """
new MutationObserver(() => document.querySelector('[data-act=close-raid]')?.click())
  .observe(document, { childList: true, subtree: true });
"""


def saved_table(page: Page) -> dict[str, Any]:
    """The table that was open here last."""
    tables: list[dict[str, Any]] = page.evaluate(READ_STORE, "tables")
    return max(tables, key=lambda table: float(table["when"]))


PATIENCE = 60.0


class OnlinePlayer(Player):
    """A player at a table on several devices."""

    def __init__(self, page: Page, controls: Controls, seed: int = 1) -> None:
        super().__init__(page, controls, seed)
        self.turns = 0
        page.add_init_script(READ_RAIDS)

    def press(self, act: str) -> None:
        self.page.locator(f'[data-act="{act}"]').first.click()

    def enter_name(self, name: str) -> None:
        field = self.page.locator('[data-field="name"]').first
        field.fill(name)
        field.press("Tab")

    def open_table(self, address: str, name: str, **table: Any) -> str:
        """Open a table as `start_table` does, and return the link for friends."""
        self.page.goto(f"{address}/")
        until_ready(self.page)
        self.start_table(name, **table)
        return self.link("link")

    def start_table(self, name: str, *, people: int = 2, sheet: str = "") -> None:
        """Open a table from home, and wait for the first card."""
        self.press("together")
        wait_for(self.page, "together")
        self.press("table")
        wait_for(self.page, "table")
        self.enter_name(name)
        for _ in range(people - 2):
            self.press("add-seat")
        if sheet:
            self.page.locator(f'[name="table-sheet"][value="{sheet}"]').check(force=True)
        self.press("open-table")
        wait_for(self.page, "draw", "choose", patience=60)

    def link(self, field: str) -> str:
        """Return the link that the dialog about the table shows."""
        self.press("company")
        if field != "link":
            self.press("other-device")
        link = until(self.page, f"document.querySelector('[data-field=\"{field}\"]')?.value", 60)
        self.page.keyboard.press("Escape")
        return str(link)

    def join(self, link: str, name: str, seat: int = 1) -> None:
        """Open an invitation and take a seat: one press later the first card is there."""
        self.page.goto(link)
        until(self.page, f"document.querySelector('[data-act=\"sit-{seat}\"]')", 60)
        self.enter_name(name)
        self.press(f"sit-{seat}")
        wait_for(self.page, "draw", "choose", "bot", patience=60)

    def reopen(self, link: str) -> None:
        """Open the table again that this device knows."""
        self.page.goto(link)
        wait_for(self.page, "draw", "choose", "bot", "season", "final", patience=60)

    def until_sent(self) -> None:
        until(self.page, "document.querySelector('.company-btn[data-stored]')", 30)

    def status(self) -> str:
        """Return the sentence under the map while others draw."""
        return str(self.page.locator('[data-show="still-drawing"]').inner_text())

    def until_status(self, words: str) -> None:
        until(
            self.page, f"document.querySelector('[data-show=\"still-drawing\"]')?.textContent.includes('{words}')", 60
        )

    def record(self) -> str:
        """Return the game as this device has stored it."""
        return str(self.open_here()["record"])

    def open_here(self) -> dict[str, Any]:
        """What this device stores, in an engine of the test."""
        table = saved_table(self.page)
        answer = self.ask(do="table-open", link=table["link"], entries=table["entries"], written=table["written"])
        table_view: dict[str, Any] = answer["table"]
        return table_view

    def draw(self) -> bool:
        """Take one turn if the page asks for one; return False if it waits for others."""
        page_state = self.rest("draw", "choose", "bot", "season", "final")
        if page_state == "season":
            self.controls.end_season()
            self.controls.frame()
            return True
        if page_state in ("bot", "final"):
            return False
        able = self.open_here()["able"]
        if self.seat() not in able:
            return False
        self.turns += 1
        view = self.ask(do="table-sit", seat=self.seat())["view"]
        while view["phase"] not in ("next", "bot", "over"):
            view = self.step(view)
            self.rest()
        if view["phase"] == "next":
            self.controls.confirm()
        return True

    def draw_while_possible(self) -> bool:
        """Take every turn that the page asks for; return False if there was none."""
        turns = 0
        while not self.is_over and self.draw():
            turns += 1
        return turns > 0

    def rest(self, *states: str) -> str:
        """Wait until the page is at rest in one of the states, and return that state."""
        return wait_for(self.page, *states, patience=PATIENCE)

    def seat(self) -> int:
        """The seat whose map is drawn on here."""
        seat_on_page = self.page.evaluate("document.querySelector('.player.current')?.dataset.seat ?? ''")
        return int(seat_on_page) if seat_on_page else int(saved_table(self.page)["mine"][0])

    @property
    def is_over(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.dataset.state") == "final")


NewPlayer = Callable[..., OnlinePlayer]


def until_records(people: list[OnlinePlayer], are_so: Callable[[list[str]], bool]) -> list[str]:
    """Wait until the records of all devices satisfy the condition, and return them."""
    return eventually(people, lambda: [person.record() for person in people], are_so)


def until_exchanged(people: list[OnlinePlayer]) -> None:
    """Wait until every device has stored the entries of all."""
    eventually(
        people,
        lambda: [sorted(saved_table(person.page)["entries"]) for person in people],
        lambda stored: all(entries == stored[0] for entries in stored),
    )


def eventually(people: list[OnlinePlayer], look: Callable[[], Value], is_so: Callable[[Value], bool]) -> Value:
    """A device stores an entry a moment after it is shown, and the others hear of it later still. No event marks that
    all are done, so their stores are read until they are so, with a limit."""
    end = time.monotonic() + PATIENCE
    while not is_so(values := look()):
        assert time.monotonic() < end, f"after {PATIENCE} s the devices have {values}"
        people[0].controls.frame()
    return values


def agreed_record(people: list[OnlinePlayer]) -> str:
    """Return the one record that all devices have in the end."""
    return until_records(people, lambda records: len(set(records)) == 1 and records[0] != "")[0]


def play(people: list[OnlinePlayer], seasons: int = 4, turns: int = 1000, patience: float = 90) -> None:
    """All players draw when they may, until so many seasons are over at every device or each has had so many turns."""
    end = time.monotonic() + patience
    while not all(
        person.is_over or person.turns >= turns or person.page.evaluate(SEASONS) >= seasons for person in people
    ):
        for person in people:
            if person.draw_while_possible():
                until_exchanged(people)
                end = time.monotonic() + patience
        people[0].controls.frame()
        assert time.monotonic() < end, f"for {patience} s nobody may draw"


def skip_to_the_last_card(people: list[OnlinePlayer], address: str) -> None:
    """Draw for all up to the last card in the engine of the test, store that on every device, and open it there."""
    link = saved_table(people[0].page)["link"]
    rng = random.Random(link)
    known = [entry for person in people for entry in saved_table(person.page)["entries"]]
    table = Table(parse_link(link))
    table.add(known)
    moves = []
    while not table.state.over:
        seat = table.seats_to_act()[0]
        state = table.state_to_act(seat)
        assert state
        moves += table.add(
            [str(Move(seat, table.moment_digest(state), format_action(state, random_action(rng, state)), False))]
        )
    for person in people:
        stored = saved_table(person.page)
        person.page.goto(f"{address}/embed/")  # a page of the same place that keeps no table open
        entries = list(dict.fromkeys([*known, *moves[:-LAST_MOVES]]))
        table_before_the_end = stored | {"entries": entries, "tallied": 3}
        person.page.evaluate(WRITE_STORE, ["tables", [[stored["secret"], table_before_the_end]]])
        person.reopen(f"{address}/#table={link}")


SEASONS = """(() => {
  const wheel = [...document.querySelectorAll('.wheel li')];
  return wheel.findIndex((li) => li.classList.contains('current'));
})()"""
