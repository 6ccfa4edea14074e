"""How long players wait for a table: from opening its link to the lobby, and from Start to the first card.

Nine tables each over relays on loopback, over relays that add 200 ms in each direction, and by two codes. The first
card counts when both pages show it; the codes are passed on at once. The files of the page are cached, as on a second
visit.
"""

import contextlib
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import environment
import site_build
from browser import FLAGS
from company import Person, connect
from hands import Keyboard
from paths import CACHE, DIST
from relays import Relay, wired
from watching import until

ROUNDS = 9
SLOW = 200
# No tips, and every card by a press; the frame of the sockets has no storage. Each page notes when it first shows the
# lobby and the first card, by the clock that both pages read.
WATCHED = """try {
  localStorage['mapwright:tips'] = '{"off":true}';
  localStorage['mapwright:settings'] ??= '{"onward":false}';
} catch { /* refused */ }
window.seen = {};
const look = () => {
  if (document.querySelector('[data-person="0"]')) seen.lobby ??= Date.now() - performance.timeOrigin;
  if (['draw', 'choose'].includes(document.documentElement?.dataset.state)) seen.card ??= Date.now();
  requestAnimationFrame(look);
};
look();"""
START = "() => { window.began = Date.now(); document.querySelector('[data-act=begin]').click(); }"


@contextlib.contextmanager
def site(delay: int) -> Iterator[str]:
    with (
        Relay(delay=delay) as first,
        Relay(delay=delay) as second,
        tempfile.TemporaryDirectory(dir=CACHE) as folder,
        wired(DIST, Path(folder) / "dist", first.url, second.url) as address,
    ):
        yield address


def come(browser: Browser) -> Person:
    page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce", service_workers="block")
    page.add_init_script(WATCHED)
    return Person(page, Keyboard(page))


def start(ada: Person, ben: Person) -> float:
    """Return the seconds from Start to the first card on both pages."""
    ben.press("ready")
    until(ada.page, "!document.querySelector('[data-act=begin]').disabled", 30)
    ada.page.evaluate(START)
    shown = [seen(person.page, "card") for person in (ada, ben)]
    return (max(shown) - float(ada.page.evaluate("began"))) / 1000


def seen(page: Page, what: str) -> float:
    return float(until(page, f"seen.{what}", 60))


def by_link(ada: Person, ben: Person, address: str) -> tuple[float, float]:
    link = ada.open_table(address, "Ada")
    ben.page.goto("about:blank")  # another fragment alone would not load the page again
    ben.join(link, "Ben")
    return seen(ben.page, "lobby") / 1000, start(ada, ben)


def by_codes(ada: Person, ben: Person, address: str) -> float:
    ada.open_table(address, "Ada")
    ben.page.goto("about:blank")
    ben.page.goto(f"{address}/")
    ben.press("table")
    connect(ada, ben)
    until(ben.page, "document.querySelector('[data-act=ready]')", 30)
    return start(ada, ben)


def told(name: str, seconds: list[float]) -> None:
    low, middle, high = min(seconds), statistics.median(seconds), max(seconds)
    print(f"  {name:<44} median of {len(seconds)}: {middle:.1f} s ({low:.1f} to {high:.1f})", flush=True)


def main() -> int:
    site_build.publishable()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(environment.prepare_chromium()), args=FLAGS)
        for delay, where in ((0, "relays on loopback"), (SLOW, f"relays with {SLOW} ms per direction")):
            with site(delay) as address:
                ada, ben = come(browser), come(browser)
                by_link(ada, ben, address)  # fills the caches of both
                times = [by_link(ada, ben, address) for _ in range(ROUNDS)]
                told(f"link to lobby, {where}", [lobby for lobby, _ in times])
                told(f"Start to first card, {where}", [card for _, card in times])
                if not delay:
                    told("Start to first card, by codes", [by_codes(ada, ben, address) for _ in range(ROUNDS)])
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
