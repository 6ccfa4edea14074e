"""A cup of a hundred simulated members and three real pages, over a relay on loopback, for ten minutes.

The members join and finish the seasons of two rounds at random. Two pages show the first round and one the second. At
the end they must show the same boards. Printed are the times from a finished season to a page, the events of a device,
the longest tasks of the last minute, as the page sees them and in processor time, which other programs do not lengthen,
and the time until a newcomer, who has opened the game before, sees the names and all games.

`MAPWRIGHT_CUP_MEMBERS` and `MAPWRIGHT_CUP_SECONDS` make it shorter.
"""

import json
import os
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import environment
import site_build
from chromium import CHROMIUM_FLAGS
from driver.watch import until, until_ready
from games import play_at_random
from mapwright.notation.record import Record, replay
from mapwright.rules.setup import BASE
from mapwright.together.cup_link import CupLink, new_cup
from mapwright.together.cups import game_entry
from paths import DIST, ROOT
from relays import Relay, naming, rewired
from server import serving

MEMBERS = int(os.environ.get("MAPWRIGHT_CUP_MEMBERS", "100"))
GAMES = 12
"""Number of different games of a round: members share them, because only their entries matter here."""
SECONDS = int(os.environ.get("MAPWRIGHT_CUP_SECONDS", "600"))
PATIENCE = 120
"""Seconds after which the simulated members are ended, and pages are no longer waited for."""
TRACED_SECONDS = 60
TASKS = ["toplevel"]
"""Category of the browser's traces."""
ROUNDS_OF_PAGES = (1, 1, 2)
MOST_MEDIAN = 2000
ROWS = """() => [...document.querySelectorAll('.cup-board tbody tr')].map((row) =>
  [row.dataset.member, row.cells[2].dataset.seasons, row.cells[3].textContent.trim()].join(' ')).sort()"""
STARS_SHOWN = """[...document.querySelectorAll('.cup-wall [data-show=stars]')]
  .every(({ textContent }) => /[0-9]/.test(textContent))"""
NOTE_TASKS_AND_SEASONS = """globalThis.longTasks = [];
globalThis.seasonTimes = {};
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: 'longtask' });
new MutationObserver(() => {
  for (const row of document.querySelectorAll('.cup-board tr[data-member]'))
    seasonTimes[row.dataset.member + ' ' + row.cells[2].dataset.seasons] ??= Date.now();
}).observe(document, { childList: true, subtree: true, attributeFilter: ['data-seasons'] });"""


def member_id(index: int) -> str:
    return f"{(index * 2_654_435_761) % 2**32:08x}"


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
        id = member_id(index)
        name = f"member {id} 1 tower Otter {index}"
        texts, finished = [[name]], [name]
        for number in (1, 2):
            entries = [str(game_entry(link, number, id, record)) for record in games[number - 1][index % GAMES]]
            texts += [[*finished, entry] for entry in entries]
            finished.append(entries[-1])
        members.append(texts)
    return members


def open_board(context: BrowserContext, address: str, link: CupLink, round: int) -> Page:
    """Open the cup as somebody who only watches, with the view for a projector."""
    page = context.new_page()
    page.add_init_script(NOTE_TASKS_AND_SEASONS)
    page.goto(f"{address}/?lang=en#cup={link}")
    until(page, "document.querySelector('[data-act=watch-cup]')", PATIENCE)
    page.locator("[data-act=watch-cup]").click()
    until(page, "document.querySelector('[data-act=projector]')", PATIENCE)
    show_round(page, round)
    return page


def show_round(page: Page, round: int) -> None:
    if page.locator("[data-act=close-projector]").count():
        page.locator("[data-act=close-projector]").click()
    page.locator(f"[data-round='{round}']").click()
    page.locator("[data-act=projector]").click()
    page.locator("[data-act=projector-sure]").click()
    until(page, "document.querySelector('.cup-wall')", PATIENCE)


def until_rows(page: Page, selector: str) -> None:
    until(page, f"document.querySelectorAll('.cup-board {selector}').length === {MEMBERS}", PATIENCE)


def until_complete(page: Page) -> None:
    until_rows(page, '[data-seasons="4"]')


def boards(page: Page) -> list[Any]:
    """Return the rows of both rounds."""
    result = []
    for round in (1, 2):
        show_round(page, round)
        until_complete(page)
        until(page, STARS_SHOWN, PATIENCE)  # closing the wall has hidden them
        result.append(page.evaluate(ROWS))
    return result


def delays(page: Page, round: int, sent: dict[str, int]) -> list[int]:
    """Return the milliseconds from each season that was sent to its change on this page."""
    times: dict[str, int] = page.evaluate("seasonTimes")
    keys = [(f"{member} {round} {seasons}", f"{member} {seasons}") for member, seasons in map(str.split, times)]
    return [times[key] - sent[name] for name, key in keys if name in sent]


def longest_tasks(browser: Browser) -> list[int]:
    """End the trace; return the milliseconds of processor time of the longest task of each page."""
    events = json.loads(browser.stop_tracing())["traceEvents"]
    names = {(event["pid"], event["tid"]): event["args"]["name"] for event in events if event["name"] == "thread_name"}
    longest: dict[int, int] = {}
    for event in events:
        if names.get((event["pid"], event["tid"])) == "CrRendererMain" and event["name"].endswith("RunTask"):
            longest[event["pid"]] = max(longest.get(event["pid"], 0), event.get("tdur", 0))
    return sorted((task // 1000 for task in longest.values()), reverse=True)


def newcomer(browser: Browser, address: str, link: CupLink) -> tuple[float, float, list[int]]:
    """Return the seconds until somebody who has opened the game before sees all names, and all games of a round; and
    the longest tasks in milliseconds of processor time."""
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{address}/?lang=en")
    until_ready(page)
    page.close()
    opened = time.monotonic()
    page = open_board(context, address, link, 1)
    until_rows(page, "tr[data-member]")
    names = time.monotonic() - opened
    browser.start_tracing(categories=TASKS)
    until_complete(page)
    return names, time.monotonic() - opened, longest_tasks(browser)


def simulate(script: Path, words: list[str | Path], browser: Browser, page: Page) -> Any:
    """Run the simulated members, and trace the last minute; return their figures."""
    node = [environment.require_node(), "--experimental-websocket", script]
    process = subprocess.Popen([*node, *words], stdout=subprocess.PIPE, text=True)
    try:
        start = time.monotonic()
        page.wait_for_timeout(1000 * max(0, SECONDS - TRACED_SECONDS))  # the pages' events are handled meanwhile
        browser.start_tracing(categories=TASKS)
        while process.poll() is None and time.monotonic() < start + SECONDS + PATIENCE:
            page.wait_for_timeout(500)
        process.kill()
        return json.loads(process.stdout.read() if process.stdout else "")
    finally:
        process.kill()
        process.wait()


def main() -> int:
    site_build.build_for_publication()
    return measure(DIST)


def measure(dist: Path) -> int:
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
        site = rewired(dist, folder / "dist", rules)
        with serving(site, header_rules=rules) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=str(environment.prepare_chromium()), args=CHROMIUM_FLAGS
            )
            contexts = [browser.new_context(reduced_motion="reduce") for _ in ROUNDS_OF_PAGES]
            pages = [open_board(contexts[index], address, link, round) for index, round in enumerate(ROUNDS_OF_PAGES)]
            for page in pages:
                page.evaluate("longTasks.length = 0")  # those of the start are another matter
            words = [relay.url, link.secret.hex(), link.context, str(SECONDS), texts]
            figures = simulate(script, words, browser, pages[0])
            for page in pages:
                until_complete(page)
            processor = longest_tasks(browser)
            sent = {f"{member_id(index)} {name}": at for index, name, at in figures["sent"]}
            to_pages = [
                delay for page, round in zip(pages, ROUNDS_OF_PAGES, strict=True) for delay in delays(page, round, sent)
            ]
            tasks = [max(page.evaluate("longTasks"), default=0) for page in pages]
            all_boards = [boards(page) for page in pages]
            names, whole, newcomer_tasks = newcomer(browser, address, link)
            browser.close()
    is_equal = all(each == all_boards[0] for each in all_boards)
    median = statistics.median(to_pages)
    per_device = figures["events"] / MEMBERS / (SECONDS / 60)
    print(f"  {MEMBERS} members and 3 pages for {SECONDS} s; load {os.getloadavg()[0]:.1f}")
    print(f"  boards of the pages are equal: {is_equal}")
    print(
        f"  {len(to_pages)} times from a finished season to a page: median {median:.0f} ms, longest {max(to_pages)} ms"
    )
    print(f"  to a simulated member: median {figures['median']} ms, longest {figures['longest']} ms")
    print(f"  relay: {figures['events']} events, {figures['refused']} refused; {per_device:.2f} per minute and device")
    print(f"  longest task of each page: {[round(task) for task in tasks]} ms, in processor time {processor} ms")
    print(f"  a newcomer sees all names after {names:.1f} s and all games of a round after {whole:.1f} s,"
          f" longest task in processor time {newcomer_tasks} ms")  # fmt: skip
    return 0 if is_equal and median <= MOST_MEDIAN else 1


if __name__ == "__main__":
    sys.exit(main())
