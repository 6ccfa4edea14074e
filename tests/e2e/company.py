"""People at one table, each with a separate page: the stored entries show what is legal, and their hands draw it."""

import time
from collections.abc import Callable
from typing import Any, TypeVar

from playwright.sync_api import Page

from hands import Hand
from page_state import wait_for
from player import Table
from watching import until, until_ready

Found = TypeVar("Found")
READ_TABLES = """() => new Promise((resolve) => {
  const opening = indexedDB.open('mapwright-tables');
  opening.onerror = () => resolve([]);
  opening.onsuccess = () => {
    const base = opening.result;
    if (!base.objectStoreNames.contains('tables')) { base.close(); resolve([]); return; }
    const asked = base.transaction('tables').objectStore('tables').getAll();
    asked.onsuccess = () => {
      base.close();
      resolve(asked.result.map(({ keys, ...table }) => table));
    };
  };
})"""

# Monsters that others drew on one's map stay until they are read, and nothing can be drawn meanwhile. They come when
# the others' entry comes, which may be in the middle of a turn.
READ_RAIDS = """
new MutationObserver(() => document.querySelector('[data-act=raid-seen]')?.click())
  .observe(document, { childList: true, subtree: true });
"""


def kept(page: Page) -> dict[str, Any]:
    """The table that was open here last."""
    tables: list[dict[str, Any]] = page.evaluate(READ_TABLES)
    return max(tables, key=lambda table: float(table["when"]))


PATIENCE = 40.0


class Person(Table):
    """A player at a table on several devices."""

    def __init__(self, page: Page, hand: Hand, seed: int = 1) -> None:
        super().__init__(page, hand, seed)
        self.turns = 0
        page.add_init_script(READ_RAIDS)

    def press(self, act: str) -> None:
        self.page.locator(f'[data-act="{act}"]').first.click()

    def call_oneself(self, name: str) -> None:
        self.page.locator('[data-field="name"]').fill(name)
        self.page.locator('[data-field="name"]').press("Tab")

    def open_table(self, address: str, name: str) -> str:
        """Opens a table; gives its link."""
        self.page.goto(f"{address}/")
        until_ready(self.page)
        self.press("table")
        wait_for(self.page, "table")
        self.call_oneself(name)
        self.press("open-table")
        link = until(self.page, "document.querySelector('[data-field=\"link\"]')?.value", 60)
        return str(link)

    def join(self, link: str, name: str) -> None:
        self.page.goto(link)
        until(self.page, "document.querySelector('[data-person=\"0\"]')", 60)
        self.page.locator('[data-person="0"]').fill(name)
        self.page.locator('[data-person="0"]').press("Tab")

    def see(self, presence: str, count: int = 1) -> None:
        until(self.page, f"document.querySelectorAll('[data-presence=\"{presence}\"]').length === {count}", 90)

    def record(self) -> str:
        """The game as this device has it."""
        self.open_here()
        answer = self.ask(do="table-state")
        return str(answer["table"]["record"])

    def open_here(self) -> dict[str, Any]:
        """What this device stores, in an engine of the test."""
        table = kept(self.page)
        mine = [int(seat) for seat in table["nonces"]]
        words = table["terms"].split(" ")[5:]
        home = next((seat for seat in mine if words[seat].startswith("p") and "=" in words[seat]), -1)
        entries = [entry for entry, _ in table["entries"]]
        answer = self.ask(do="table-open", terms=table["terms"], home=home, entries=entries)
        people = [seat for seat in mine if words[seat].startswith("p")]
        return {"free": [seat for seat in people if seat in answer["table"]["free"]], **answer["table"]}

    def draw(self) -> bool:
        """Takes one turn if the page asks for one; false if others are waited for."""
        now = self.rest("draw", "choose", "bot", "season", "final", "curtain")
        if now == "season":
            self.hand.end_season()
            self.hand.frame()
            return True
        if now == "curtain":
            self.press("unveil")
            return True
        if now in ("bot", "final"):
            return False
        table = self.open_here()
        if not table["free"]:
            return False
        self.turns += 1
        view = self.ask(do="table-sit", seat=self.seat(table["free"]))["view"]
        while view["phase"] not in ("next", "bot", "over"):
            view = self.step(view)
            self.rest()
        if view["phase"] == "next":
            self.hand.confirm()
        return True

    def draw_all(self) -> bool:
        """Takes every turn that the page asks for; false if there was none."""
        turns = 0
        while not self.is_over and self.draw():
            turns += 1
        return turns > 0

    def rest(self, *states: str) -> str:
        """Wait until the page is at rest in one of the states, and return that state."""
        return wait_for(self.page, *states, patience=PATIENCE)

    def seat(self, free: list[int]) -> int:
        """Whose turn it is at this device: the player whose map is on the screen."""
        shown = self.page.evaluate("document.querySelector('.player.now')?.dataset.seat ?? ''")
        return int(shown) if shown and int(shown) in free else free[0]

    @property
    def is_over(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.dataset.state") == "final")


Come = Callable[..., Person]


def until_records(people: list[Person], are_so: Callable[[list[str]], bool]) -> list[str]:
    """Return the records of all devices once they are so."""
    return eventually(people, lambda: [person.record() for person in people], are_so)


def until_heard(people: list[Person]) -> None:
    """Until every device has stored what each has written."""
    eventually(
        people,
        lambda: [sorted(entry for entry, _ in kept(person.page)["entries"]) for person in people],
        lambda stored: all(entries == stored[0] for entries in stored),
    )


def eventually(people: list[Person], look: Callable[[], Found], is_so: Callable[[Found], bool]) -> Found:
    """A device stores an entry a moment after it is shown, and the others hear of it later still. No event marks that
    all are done, so their stores are read until they are so, with a limit."""
    end = time.monotonic() + PATIENCE
    while not is_so(found := look()):
        assert time.monotonic() < end, f"after {PATIENCE} s the devices have {found}"
        people[0].hand.frame()
    return found


def agree(people: list[Person]) -> str:
    """Return the one record that all devices have in the end."""
    return until_records(people, lambda records: len(set(records)) == 1 and records[0] != "")[0]


def begin(opener: Person, *guests: Person) -> None:
    """All players say that they are ready, and the first card is dealt."""
    for guest in guests:
        guest.press("ready")
    until(opener.page, "!document.querySelector('[data-act=\"begin\"]').disabled", 30)
    opener.press("begin")
    for person in (opener, *guests):
        wait_for(person.page, "draw", "choose", "curtain", patience=60)


def connect(host: Person, guest: Person) -> None:
    """The two in one room, by the codes that each shows."""
    host.press("offer")
    offer = until(host.page, "document.querySelector('[data-field=\"offer-out\"]')?.value")
    guest.press("join-code")
    guest.page.locator('[data-field="offer"]').fill(str(offer))
    guest.press("take-offer")
    answer = until(guest.page, "document.querySelector('[data-field=\"answer-out\"]')?.value", 60)
    host.page.locator('[data-field="answer"]').fill(str(answer))
    host.press("take-answer")
    until(guest.page, "!document.querySelector('[data-field=\"answer-out\"]')", 30)


def play(people: list[Person], seasons: int = 4, patience: float = 90) -> None:
    """All players draw when they may, until so many seasons are over at every device."""
    end = time.monotonic() + patience
    while not all(person.is_over or person.page.evaluate(SEASONS) >= seasons for person in people):
        for person in people:
            if person.draw_all():
                until_heard(people)
                end = time.monotonic() + patience
        people[0].hand.frame()
        assert time.monotonic() < end, f"for {patience} s nobody may draw"


SEASONS = """(() => {
  const wheel = [...document.querySelectorAll('.wheel li')];
  return wheel.findIndex((li) => li.classList.contains('now'));
})()"""
