"""A table on two devices over relays on loopback: how soon a move inked here is seen there, and what is carried.

"Here" is the press on the button, "there" the frame in which the other page marks the player as ready. Both pages read
one clock. Of each card the first move is measured: the other player is still drawing then, and nothing else changes.
Before the first move both players wait for a minute, and what is carried then is counted as well.
"""

import contextlib
import statistics
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page, WebSocket, sync_playwright

import environment
import site_build
from browser import FLAGS
from company import Person, begin
from hands import Keyboard
from paths import CACHE, DIST
from relays import Relay, wired

SEATS = 2
# No tips, and every card by a press; the frame of the sockets has no storage.
SETTLED = """try {
  localStorage['mapwright:tips'] = '{"off":true}';
  localStorage['mapwright:settings'] ??= '{"onward":false}';
} catch { /* refused */ }"""
LONGEST = 10_000
MINUTE = 60_000
NAMES = ("opener", "guest")
# Draws wherever the shape lies, until the turn is to be inked, or there is nothing to draw: what the other has inked
# just now may still be on its way.
DRAW = """async () => {
  const patience = performance.now() + 1500;
  const root = document.documentElement, find = (selector) => document.querySelector(selector);
  for (;;) {
    await new Promise((done) => requestAnimationFrame(done));
    const state = root.dataset.state;
    const raid = find('[data-act=raid-seen]');
    if (raid) { raid.click(); continue; }
    if (state === 'season') { find('[data-act=on]')?.click(); continue; }
    if ('busy' in root.dataset) continue;
    if (state === 'draw') find('[data-act=primary]').click();
    else if (state !== 'bot' || performance.now() > patience) return state;
  }
}"""
INK = "() => { const now = Date.now(); document.querySelector('[data-act=primary]').click(); return now; }"
WATCH = """([seat, longest]) => { window.seen = new Promise((done) => {
  const until = performance.now() + longest;
  const look = () => {
    if (document.querySelector(`[data-seat="${seat}"] .p-ready`)) done(Date.now());
    else if (performance.now() > until) done(0);
    else requestAnimationFrame(look);
  };
  look();
}); }"""


@dataclass(slots=True)
class Carried:
    """Messages and bytes over the sockets of one device."""

    sent: int = 0
    received: int = 0
    messages: int = 0
    sockets: list[WebSocket] = field(default_factory=list)

    def listen(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framesent", lambda text: self.count(sent=len(text)))
        socket.on("framereceived", lambda text: self.count(received=len(text)))

    def count(self, sent: int = 0, received: int = 0) -> None:
        self.sent += sent
        self.received += received
        self.messages += sent > 0

    def start(self) -> None:
        self.sent = self.received = self.messages = 0

    def told(self, name: str, when: str) -> str:
        relays = len(self.sockets)
        sizes = f"{self.sent / 1000:.0f} kB sent in {self.messages} messages, {self.received / 1000:.0f} kB received"
        return f"  {name}: {sizes} in {when}, over {relays} relays"


@contextlib.contextmanager
def site() -> Iterator[str]:
    with (
        Relay() as first,
        Relay() as second,
        tempfile.TemporaryDirectory(dir=CACHE) as folder,
        wired(DIST, Path(folder) / "dist", first.url, second.url) as address,
    ):
        yield address


def come(browser: Browser, carried: Carried) -> Person:
    page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce", service_workers="block")
    page.add_init_script(SETTLED)
    page.on("websocket", lambda socket: carried.listen(socket))  # Playwright marks what a method belongs to
    return Person(page, Keyboard(page))


def ink(here: Page, there: Page, seat: int) -> float | None:
    """Milliseconds until a move is seen; none where the mark did not show it."""
    there.evaluate(WATCH, [seat, LONGEST])
    pressed = here.evaluate(INK)
    seen = there.evaluate("window.seen")
    return seen - pressed if seen else None


def play(pages: list[Page]) -> list[float]:
    """A whole game; the players take turns in being the first."""
    delays: list[float] = []
    for card in range(400):
        first = card % SEATS
        states = [page.evaluate(DRAW) for page in pages]
        if all(state == "final" for state in states):
            return delays
        ready = [seat for seat in (first, 1 - first) if states[seat] == "choose"]
        if len(ready) == SEATS:
            delay = ink(pages[first], pages[1 - first], first)
            delays += [delay] if delay is not None else []
            pages[1 - first].evaluate(INK)
        elif ready:
            pages[ready[0]].evaluate(INK)
    raise AssertionError("the game does not end")


def main() -> int:
    site_build.publishable()
    carried = [Carried() for _ in range(SEATS)]
    with sync_playwright() as playwright, site() as address:
        browser = playwright.chromium.launch(executable_path=str(environment.prepare_chromium()), args=FLAGS)
        ada, ben = (come(browser, each) for each in carried)
        ben.join(ada.open_table(address, "Ada"), "Ben")
        begin(ada, ben)
        for each in carried:
            each.start()
        ada.page.wait_for_timeout(MINUTE)
        idle = [each.told(name, "an idle minute") for name, each in zip(NAMES, carried, strict=True)]
        for each in carried:
            each.start()
        delays = sorted(play([ada.page, ben.page]))
        browser.close()
    late = delays[min(len(delays) - 1, round(0.95 * len(delays)))]
    middle = statistics.median(delays)
    print(f"  {len(delays)} moves inked here and seen there: median {middle:.0f} ms, 95 % within {late:.0f} ms")
    games = [each.told(name, "a game") for name, each in zip(NAMES, carried, strict=True)]
    print("\n".join([*games, *idle]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
