"""People at one table, each with a page of their own: what they keep tells what is legal, and their hands draw it."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from hands import Hand
from page_state import wait_for
from player import Table
from watching import until, until_ready

READ_TABLES = """() => new Promise((resolve) => {
  const opening = indexedDB.open('mapwright-tables');
  opening.onerror = () => resolve([]);
  opening.onsuccess = () => {
    const base = opening.result;
    if (!base.objectStoreNames.contains('tables')) { base.close(); resolve([]); return; }
    const asked = base.transaction('tables').objectStore('tables').getAll();
    asked.onsuccess = () => {
      base.close();
      resolve(asked.result.map(({ keys, ...table }) => ({ ...table, extractable: keys.privateKey.extractable })));
    };
  };
})"""


def kept(page: Page) -> dict[str, Any]:
    """The table that was open here last."""
    tables: list[dict[str, Any]] = page.evaluate(READ_TABLES)
    return max(tables, key=lambda table: float(table["when"]))


class Person(Table):
    """Somebody at a table on several devices."""

    def __init__(self, page: Page, hand: Hand, seed: int = 1) -> None:
        super().__init__(page, hand, seed)
        self.turns = 0

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
        until(self.page, f"document.querySelectorAll('[data-presence=\"{presence}\"]').length === {count}", 30)

    def record(self) -> str:
        """The game as this device has it."""
        self.open_here()
        answer = self.ask(do="table-state")
        return str(answer["table"]["record"])

    def open_here(self) -> dict[str, Any]:
        """What this device keeps, in an engine of our own."""
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

    def rest(self, *states: str) -> str:
        """Until the page is at rest: monsters that others drew on one's map stay until they are read."""
        for _ in range(20):
            self.page.evaluate("document.querySelector('[data-act=raid-seen]')?.click()")
            try:
                return wait_for(self.page, *states, patience=1.0)
            except AssertionError:
                continue
        return wait_for(self.page, *states)

    def seat(self, free: list[int]) -> int:
        """Whose turn it is at this device: whoever's map is on the screen."""
        shown = self.page.evaluate("document.querySelector('.player.now')?.dataset.seat ?? ''")
        return int(shown) if shown and int(shown) in free else free[0]

    @property
    def is_over(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.dataset.state") == "final")


Come = Callable[..., Person]


def begin(opener: Person, *guests: Person) -> None:
    """Everybody says that they are ready, and the first card is dealt."""
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


def play(people: list[Person], seasons: int = 4, most: int = 600) -> None:
    """Everybody draws when they may, until so many seasons are over at every device."""
    for _ in range(most):
        for person in people:
            while not person.is_over and person.draw():
                pass
        done = [person.page.evaluate(SEASONS) for person in people]
        if all(person.is_over for person in people) or all(number >= seasons for number in done):
            return
        people[0].page.wait_for_timeout(100)
    raise AssertionError("the table does not come so far")


SEASONS = """(() => {
  const wheel = [...document.querySelectorAll('.wheel li')];
  return wheel.findIndex((li) => li.classList.contains('now'));
})()"""
