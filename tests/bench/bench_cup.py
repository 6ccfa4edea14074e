"""A cup of a hundred simulated members and three real pages, over a relay on loopback, for ten minutes.

The members join and finish the seasons of two rounds at random. At the end the three pages must show the same board;
the delays, the events at the relay, and the time until a newcomer sees the whole board are printed.
"""

import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

import environment
import site_build
from chromium import CHROMIUM_FLAGS
from driver.watch import until
from games import play_at_random
from mapwright.notation.record import Record, replay
from mapwright.rules.setup import BASE
from mapwright.together.cup_link import CupLink, new_cup
from mapwright.together.cups import game_entry
from paths import DIST, ROOT
from relays import Relay, naming, rewired
from server import serving

MEMBERS = 100
GAMES = 12
"""Number of different games of a round: members share them, because only their entries matter here."""
SECONDS = int(os.environ.get("MAPWRIGHT_CUP_SECONDS", "600"))
MOST_MEDIAN = 2000
ROWS = """() => [...document.querySelectorAll('.cup-board tbody tr')].map((row) =>
  [row.dataset.member, row.cells[2].dataset.seasons, row.cells[3].textContent.trim()].join(' ')).sort()"""
NOTE_TASKS = """globalThis.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: 'longtask' });"""


def season_records(link: CupLink, number: int, seed: int) -> list[str]:
    """Return the record of a random game of a round after each season."""
    record, _ = play_at_random(random.Random(seed), *link.deal(number), 10_000)
    result: list[str] = []
    for count, (state, _) in enumerate(replay(record)):
        if len(state.players[0].seasons) > len(result):
            result.append(str(Record(record.setup, record.seed, record.action_texts[:count])))
    return result


def member_texts(link: CupLink) -> list[list[list[str]]]:
    """Return for each member the entries of its text after joining, and after each season of each round."""
    games = [[season_records(link, number, seed) for seed in range(GAMES)] for number in (1, 2)]
    members = []
    for index in range(MEMBERS):
        id = f"{(index * 2_654_435_761) % 2**32:08x}"
        name = f"member {id} 1 tower Otter {index}"
        texts, finished = [[name]], [name]
        for number in (1, 2):
            entries = [str(game_entry(link, number, id, record)) for record in games[number - 1][index % GAMES]]
            texts += [[*finished, entry] for entry in entries]
            finished.append(entries[-1])
        members.append(texts)
    return members


def watch_board(context: BrowserContext, address: str, link: CupLink) -> Page:
    """Open the cup as somebody who only watches, with the view for a projector."""
    page = context.new_page()
    page.add_init_script(NOTE_TASKS)
    page.goto(f"{address}/?lang=en#cup={link}")
    until(page, "document.querySelector('[data-act=watch-cup]')", 120)
    page.locator("[data-act=watch-cup]").click()
    until(page, "document.querySelector('[data-act=projector]')", 120)
    page.locator("[data-act=projector]").click()
    page.locator("[data-act=projector-sure]").click()
    page.evaluate("longTasks.length = 0")  # those of the start are another matter
    return page


def until_complete(page: Page) -> None:
    all_finished = "document.querySelectorAll('.cup-board [data-seasons=\"4\"]').length"
    until(page, f"{all_finished} === {MEMBERS}", 120)


def main() -> int:
    site_build.build_for_publication()
    link = new_cup(secrets.token_bytes(16), BASE, 2, together=False)
    with tempfile.TemporaryDirectory() as name, Relay(store=Path(name) / "relay.json") as relay:
        folder = Path(name)
        texts = folder / "texts.json"
        texts.write_text(json.dumps(member_texts(link)), encoding="utf-8")
        script = folder / "members.mjs"
        esbuild = ROOT / "node_modules" / ".bin" / "esbuild"
        command = ["--bundle", "--platform=node", "--format=esm", f"--outfile={script}", "--log-level=error"]
        subprocess.run([esbuild, ROOT / "tests" / "bench" / "cup_members.mjs", *command], check=True)
        rules = naming([relay.url])
        site = rewired(DIST, folder / "dist", rules)
        with serving(site, header_rules=rules) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=str(environment.prepare_chromium()), args=CHROMIUM_FLAGS
            )
            pages = [watch_board(browser.new_context(reduced_motion="reduce"), address, link) for _ in range(3)]
            node = [environment.require_node(), "--experimental-websocket", script]
            process = subprocess.Popen(
                [*node, relay.url, link.secret.hex(), link.context, str(SECONDS), texts],
                stdout=subprocess.PIPE, text=True,
            )  # fmt: skip
            while process.poll() is None:
                pages[0].wait_for_timeout(500)  # the pages' events are handled meanwhile
            figures = json.loads(process.stdout.read() if process.stdout else "{}")
            for page in pages:
                until_complete(page)
            boards = [page.evaluate(ROWS) for page in pages]
            tasks = [max(page.evaluate("longTasks"), default=0) for page in pages]
            opened = time.monotonic()
            until_complete(watch_board(browser.new_context(reduced_motion="reduce"), address, link))
            seconds = time.monotonic() - opened
            browser.close()
    is_equal = all(board == boards[0] for board in boards)
    print(f"  {MEMBERS} members and 3 pages for {SECONDS} s: {figures['events']} events, {figures['refused']} refused")
    print(f"  from a member to another one: median {figures['median']} ms, longest {figures['longest']} ms")
    print(
        f"  boards of the pages are equal: {is_equal}; longest task of each page: {[round(task) for task in tasks]} ms"
    )
    print(f"  a newcomer sees the whole board after {seconds:.1f} s, with the start of the page")
    return 0 if is_equal and figures["median"] <= MOST_MEDIAN else 1


if __name__ == "__main__":
    sys.exit(main())
