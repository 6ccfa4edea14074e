"""Plays game after game in one page and watches its memory: `python3 build lab soak 200`.

The page's heap is read after a collection of garbage; the memory of all of Chromium's processes includes the worker,
where Python lives.
"""

import sys
import time
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

import environment
from chromium import CHROMIUM_FLAGS
from paths import DIST
from server import serving

GAMES = 200
MOST_GROWTH = 1.15
LOOKS = 10
# Draws wherever the shape lies, a few cells further each time, to the end of one game.
PLAY = """async () => {
  const root = document.documentElement, find = (selector) => document.querySelector(selector);
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let step = 0; step < 100000; step++) {
    await frame();
    const state = root.dataset.state;
    if (state === 'final') return step;
    if (state === 'season') { find('[data-act=advance]')?.click(); continue; }
    if ('busy' in root.dataset || !['draw', 'choose'].includes(state)) continue;
    find('[data-act=primary]')?.click();
  }
  throw new Error('the game does not end');
}"""
AGAIN = """async () => {
  document.querySelector('[data-act=again]').click();
  while (document.documentElement.dataset.state === 'final') await new Promise((done) => setTimeout(done, 20));
}"""


def heap(session: CDPSession) -> float:
    """Megabytes of the page's own heap, after a collection."""
    session.send("HeapProfiler.collectGarbage")
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return float(metrics["JSHeapUsedSize"]) / 1e6


def processes(browser: CDPSession) -> float:
    """Megabytes that all of Chromium's processes hold, without what they share."""
    process_info = browser.send("SystemInfo.getProcessInfo")["processInfo"]
    return sum(private(int(one["id"])) for one in process_info) / 1e6


def private(process: int) -> int:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))


def soak(page: Page, inside: CDPSession, outside: CDPSession, games: int) -> list[tuple[float, float]]:
    seen = []
    for game in range(1, games + 1):
        page.evaluate(PLAY)
        if game % max(1, games // LOOKS) == 0:
            seen.append((heap(inside), processes(outside)))
            print(f"   {game:4} games: page {seen[-1][0]:6.1f} MB, all processes {seen[-1][1]:7.1f} MB", flush=True)
        page.evaluate(AGAIN)
    return seen


def main(games: int) -> int:
    begun = time.monotonic()
    with sync_playwright() as playwright, serving(DIST) as address:
        browser = playwright.chromium.launch(executable_path=str(environment.prepare_chromium()), args=CHROMIUM_FLAGS)
        page = browser.new_page(reduced_motion="reduce")
        page.add_init_script("localStorage.setItem('mapwright:tips', '{\"off\":true}')")
        page.goto(f"{address}/?deal=bA1-soak&lang=en")
        inside, outside = page.context.new_cdp_session(page), browser.new_browser_cdp_session()
        inside.send("Performance.enable")
        seen = soak(page, inside, outside, games)
        browser.close()
    (page_first, all_first), (page_last, all_last) = seen[len(seen) // 5], seen[-1]
    growth = max(page_last / page_first, all_last / all_first)
    print(f"   {games} games in {time.monotonic() - begun:.0f} s; the most that grew: {growth:.2f} times")
    return 0 if growth <= MOST_GROWTH else 1


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))
