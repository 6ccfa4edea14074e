"""The daily map among a crowd: 300 honest results and 10,000 hostile events on two relays, read by one page.

One relay is the program that docs/self-hosting.md recommends, with everything that it accepts; the other sends all
events without a check. Prints what the page shows next to two other counts, the longest task, and the memory.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime, timedelta
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import environment
import site_build
from browser import FLAGS
from mapwright.bots import GreedyBot
from mapwright.cli.published import verify
from mapwright.history.results import standing
from mapwright.notation.packing import pack
from paths import CACHE, DIST
from publishing import deal_of, finished, packed, signed
from relays import Relay, wired
from shelf import keep_daily
from storing_relay import StoringRelay

HONEST = 300
HOSTILE = 10_000
DAY = datetime.now(UTC).date()
OTHER = DAY - timedelta(days=1)
HOURS = 10
NOW = int(time.time()) - 60
Event = dict[str, Any]
# Long tasks of the page and of its frames.
WATCH = """() => {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) tasks.push([Math.round(duration), name, startTime]);
  }).observe({ type: 'longtask' });
}"""
PUBLISH = """([url, events]) => new Promise((done) => {
  const socket = new WebSocket(url);
  let left = events.length, took = 0;
  socket.onopen = () => events.forEach((event) => socket.send(JSON.stringify(['EVENT', event])));
  socket.onmessage = ({ data }) => {
    took += JSON.parse(data)[2] === true;
    if (--left === 0) done(took);
  };
})"""
SHOWN = """() => ({
  words: document.querySelector('[data-show="people-count"]')?.textContent ?? '',
  better: document.querySelector('[data-show="people-better"]')?.textContent ?? '',
  bars: [...document.querySelectorAll('.people-bars .sr')].map((each) => each.textContent),
})"""


def honest(number: int) -> Event:
    return signed(packed(DAY, number), DAY, 1000 + number, at=moment(number))


def moment(number: int) -> int:
    return NOW - Random(number).randrange(HOURS * 3600)


def foreign(number: int) -> Event:
    return signed(packed(OTHER, number), DAY, 5000 + number, at=moment(number))


def of_another_day(number: int) -> Event:
    return signed(packed(OTHER, number), OTHER, 6000 + number, at=moment(number))


def unfinished(number: int) -> Event:
    words = finished(deal_of(DAY), number).split(".")[:5]
    return signed(pack(".".join(words)), DAY, 7000 + number, at=moment(number))


def illegal(number: int) -> Event:
    """The end of the record is another one."""
    content, rng = packed(DAY, number), Random(number)
    end = "".join(rng.choices(content[40:], k=12))
    return signed(content[:-12] + end, DAY, 8000 + number, at=moment(number))


def copied(number: int) -> Event:
    """An honest record under another key, later."""
    return signed(packed(DAY, number), DAY, 9000 + number, at=moment(number) + 30)


def replaced(number: int) -> Event:
    """An earlier result under an honest key."""
    return signed(packed(DAY, number + 1), DAY, 1000 + number, at=moment(number) - 30)


WORKED = {honest: HONEST, foreign: 100, of_another_day: 50, unfinished: 50, illegal: 100, copied: 100, replaced: 100}
"""Who did the work, and how often."""


def made() -> dict[str, list[Event]]:
    with ProcessPoolExecutor(2) as pool:
        return {kind.__name__: list(pool.map(kind, range(count), chunksize=10)) for kind, count in WORKED.items()}


def without_work(known: list[Event]) -> Iterator[tuple[int, str]]:
    """Forged and malformed events without an end, each with a date."""
    rng = Random(1)
    for number in range(1 << 30):
        event, at = rng.choice(known), moment(number)
        match number % 20:
            case 0:
                yield at, json.dumps({**event, "content": "~2" + "x" * 20_000, "created_at": at})
            case 1 | 2 | 3:
                yield at, json.dumps({**event, "sig": rng.randbytes(64).hex()})
            case 4 | 5 | 6:
                yield at, json.dumps({**event, "content": event["content"][:-1] + rng.choice("ABC")})
            case 7 | 8:
                yield at, json.dumps(event)
            case 9:
                yield at, rng.choice(["null", "5", '"x"', "[]", "{}", "[" * 500 + "]" * 500, '{"created_at":"x"}'])
            case 10:
                yield at, json.dumps({**event, rng.choice(sorted(event)): rng.choice([None, -1, "", [], {"a": 1}])})
            case _:
                yield at, json.dumps({**event, "id": rng.randbytes(32).hex(), "pubkey": rng.randbytes(32).hex()})


def read(page: Page, address: str) -> tuple[dict[str, Any], int]:
    """What the page shows in the end, and the stars of the map that it publishes."""
    own = keep_daily(page, address, GreedyBot)
    page.evaluate(WATCH)
    sizes = [heap(page)]
    page.locator('[data-act="people"]').click()
    page.locator('[data-act="people-agree"]').click()
    start = since = time.monotonic()
    last: dict[str, Any] = {}
    while time.monotonic() - since < 30 and time.monotonic() - start < 600:  # half a minute without a change
        page.wait_for_timeout(1000)
        sizes.append(heap(page))
        found = page.evaluate(SHOWN)
        if found != last:
            last, since = found, time.monotonic()
    tasks = page.evaluate("tasks.sort(([one], [other]) => other - one)")
    print(f"  read for {since - start:.0f} s; {len(tasks)} tasks of more than 50 ms, the longest {tasks[:3]}")
    print(f"  memory: {sizes[0]:.1f} MB before, at most {max(sizes):.1f} MB, {sizes[-1]:.1f} MB after")
    page.screenshot(path=CACHE / "people.png", full_page=True)
    return last, own


def heap(page: Page) -> float:
    """Megabytes of JavaScript in the page and its frames."""

    return float(page.evaluate("performance.memory.usedJSHeapSize")) / 1e6


def published(browser: Browser, relay: StoringRelay, events: list[Event]) -> int:
    page = browser.new_page()
    took: int = page.evaluate(PUBLISH, [relay.url, events])
    page.close()
    return took


def main() -> int:
    site_build.build()
    parts = made()
    worked = [event for events in parts.values() for event in events]
    attacks = list(islice(without_work(worked), HOSTILE - len(worked) + HONEST))
    lines = [(event["created_at"], json.dumps(event)) for event in worked] + attacks
    with tempfile.TemporaryDirectory(dir=CACHE) as name, sync_playwright() as playwright:
        folder = Path(name)
        (folder / "lies").write_text("\n".join(f"{at} {text}" for at, text in lines))
        browser = playwright.chromium.launch(
            executable_path=str(environment.prepare_chromium()), args=[*FLAGS, "--enable-precise-memory-info"]
        )
        with (
            StoringRelay(folder / "relay") as storing,
            Relay(lies=folder / "lies") as liar,
            wired(DIST, folder / "dist", storing.url, liar.url) as address,
        ):
            took = published(browser, storing, worked)
            print(f"  {len(lines) - HONEST} hostile events; the relay program took {took} of {len(worked)} with work")
            page = browser.new_page(locale="en", viewport={"width": 1280, "height": 800}, service_workers="block")
            shown, own = read(page, address)
        browser.close()
    count = verify(text for _, text in lines)[DAY.isoformat()]
    stars = [result.stars for _, result in count.results]
    expected = standing(stars, own)
    print(f"  made: {HONEST}; `mapwright daily verify`: {len(stars)}; the page: {shown['words']}")
    print(f"  better than {expected.better} %; the page: {shown['better']}")
    bars = [int(re.findall(r": (\d+)", text)[-1]) for text in shown["bars"]]
    print(f"  bars {[bar.count for bar in expected.bars]}; the page: {bars}")
    right = (
        len(stars) == HONEST
        and shown["words"].startswith(f"{HONEST} ")
        and bars == [bar.count for bar in expected.bars]
    )
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
