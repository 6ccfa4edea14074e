"""Tables on several devices, over a relay on loopback: from a link to the first card, and how long an entry takes.

The browser is warm: it has visited the site, and each link is a new table. An entry is timed from its writer's page to
another page and to the relay's store, with nothing else on the topic and under 1,000 foreign events per second.
"""

import json
import random
import secrets
import statistics
import sys
import tempfile
import threading
import time
from dataclasses import replace
from pathlib import Path

from harness import print_times
from playwright.sync_api import Playwright, sync_playwright

import environment
import site_build
from chromium import CHROMIUM_FLAGS
from driver.watch import until
from log_devices import Device, rule_of_the_page, with_entry
from mapwright.rules.setup import BASE
from mapwright.together.links import new_link
from paths import DIST
from relays import Relay, naming, rewired
from server import serving

ROUNDS = 5
ENTRIES = 10
MOST_UNTIL_CARD = 1500.0
MOST_DELAY = 1000.0
FLOOD_PER_SECOND = 1000
# Takes the free seat as soon as it is offered, and notes when its first card can be drawn, in milliseconds after the
# link was opened.
SIT_DOWN = """
const look = () => {
  document.querySelector('[data-act="sit-1"]')?.click();
  const { state, busy } = document.documentElement?.dataset ?? {};
  if (state === 'draw' && busy === undefined) window.firstCard ??= performance.now();
  else requestAnimationFrame(look);
};
look();
"""
NOTE_TIMES = """() => {
  globalThis.times = {};
  const push = added.push;
  added.push = (...list) => {
    for (const entry of list) times[entry] ??= performance.timeOrigin + performance.now();
    return push.apply(added, list);
  };
}"""
WRITE = """async (entry) => {
  const start = performance.timeOrigin + performance.now();
  entries.push(entry);
  log.changed();
  while (!statuses.at(-1)?.unsent) await new Promise((done) => setTimeout(done, 1));
  while (statuses.at(-1).unsent) await new Promise((done) => setTimeout(done, 1));
  return [start, performance.timeOrigin + performance.now()];
}"""


def until_first_card(playwright: Playwright, address: str, profile: Path) -> list[float]:
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=str(environment.prepare_chromium()), args=CHROMIUM_FLAGS, reduced_motion="reduce"
    )
    context.add_init_script(SIT_DOWN)
    times = []
    for _ in range(ROUNDS + 1):
        link = new_link(secrets.token_bytes(16), replace(BASE, players=2), ("", ""))
        page = context.new_page()
        page.goto(f"{address}/?lang=en#table={link}")
        times.append(float(until(page, "window.firstCard", 120)))
        page.close()
    context.close()
    return times[1:]  # the first one fills the caches


def flood(relay: Relay, stop: threading.Event) -> int:
    """Send foreign events on the log's topic until `stop` is set, and return how many."""
    published = [json.loads(text)[1] for text in relay.done()["contents"]]
    sample = next(event for event in published if event["kind"] == 25117)
    count, start = 0, time.monotonic()
    while not stop.is_set():
        lines = []
        for _ in range(FLOOD_PER_SECOND // 20):
            forged = {"id": f"{random.getrandbits(256):064x}", "pubkey": f"{random.getrandbits(256):064x}"}
            lines.append(json.dumps(["EVENT", "table", sample | forged | {"created_at": int(time.time())}]))
        relay.say(*lines)
        count += len(lines)
        time.sleep(max(0.0, start + count / FLOOD_PER_SECOND - time.monotonic()))
    return count


def delays(one: Device, other: Device, name: str) -> tuple[list[float], list[float]]:
    """Milliseconds until entries of one device have reached the other, and until a relay has stored them."""
    arrived, stored = [], []
    for number in range(ENTRIES):
        entry = f"{name} {number}"
        start, saved = one.page.evaluate(WRITE, entry)
        other.until_added(entry)
        arrived.append(other.page.evaluate("(entry) => times[entry]", entry) - start)
        stored.append(saved - start)
    return arrived, stored


def report(what: str, arrived: list[float], stored: list[float]) -> bool:
    has_arrived = print_times(f"an entry reaches the other device, {what}", arrived, MOST_DELAY)
    return print_times(f"a relay has stored it, {what}", stored, MOST_DELAY) and has_arrived


def main() -> int:
    site_build.build_for_publication()
    with tempfile.TemporaryDirectory() as name, Relay(store=Path(name) / "relay.json") as relay:
        folder = Path(name)
        rules = naming([relay.url])
        site = rewired(with_entry(DIST, folder / "entries"), folder / "dist", rules)
        with serving(site, header_rules=[*rules, rule_of_the_page(rules)]) as address, sync_playwright() as playwright:
            cards = until_first_card(playwright, address, folder / "profile")
            is_fast = statistics.median(cards) <= MOST_UNTIL_CARD
            print_times("from a link to the first card", cards, MOST_UNTIL_CARD)
            browser = playwright.chromium.launch(
                executable_path=str(environment.prepare_chromium()), args=CHROMIUM_FLAGS
            )
            one, other = (Device(browser.new_context().new_page(), address) for _ in range(2))
            for device in (one, other):
                device.page.evaluate(NOTE_TIMES)
                device.open_log()
                device.until_open(1)
            is_fast &= report("quiet", *delays(one, other, "quiet"))
            stop = threading.Event()
            counts: list[int] = []
            thread = threading.Thread(target=lambda: counts.append(flood(relay, stop)), daemon=True)
            started = time.monotonic()
            thread.start()
            try:
                times = delays(one, other, "flooded")
            finally:
                stop.set()
                thread.join()
            rate = counts[0] / (time.monotonic() - started)
            is_fast &= report(f"{rate:.0f} foreign events per second", *times)
            browser.close()
    return 0 if is_fast else 1


if __name__ == "__main__":
    sys.exit(main())
