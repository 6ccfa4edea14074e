"""The time to a bot's first game: from the press of *Bot workshop* to the game on the map, and again for the next bot.

`PYTHONPATH=build python tests/bench/bench_first_game.py FOLDER …` compares built sites in turn. The default is dist/.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from harness import chromium, medians
from playwright.sync_api import Browser, Page

from paths import DIST
from server import serving

ROUNDS = 3
STEPS = ("after entering", "with a warm start", "at once again")
# Milliseconds by the page's own clock: Playwright looks less and less often. Each selector is waited for and pressed.
PRESS = """async (selectors) => {
  const until = async (selector) => {
    while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
    return document.querySelector(selector);
  };
  const before = performance.now();
  for (const selector of selectors) (await until(selector)).click();
  await until('.workshop[data-running]');
  await until('.workshop:not([data-running]) input[type="range"]');
  return performance.now() - before;
}"""


def main() -> None:
    sites = [Path(folder) for folder in sys.argv[1:]] or [DIST]
    with chromium() as browser:
        times = medians(ROUNDS, lambda _: one_round(browser, sites))
    for name, seconds in times.items():
        print(f"{name}: {seconds:.2f} s")


def one_round(browser: Browser, sites: list[Path]) -> Iterator[tuple[str, float]]:
    for site in sites:
        with serving(site) as address:
            for name, seconds in zip(STEPS, visit(browser, address), strict=True):
                yield f"{site}, {name}", seconds


def visit(browser: Browser, address: str) -> Iterator[float]:
    context = browser.new_context()
    page = open_home(context.new_page(), address)
    yield press(page, "workshop", "run")
    page.wait_for_timeout(4000)  # an author reads the result meanwhile
    yield press(page, "run")
    yield press(page, "run")
    context.close()


def open_home(page: Page, address: str) -> Page:
    page.goto(f"{address}/?lang=en")
    page.locator('html[data-state="home"]').wait_for(timeout=60_000)
    page.wait_for_function(
        "document.querySelector('[data-act=\"workshop\"]') && navigator.serviceWorker", timeout=60_000
    )
    page.wait_for_timeout(3000)  # the engine is ready, and the offline files are stored
    page.evaluate("document.querySelectorAll('details').forEach((folded) => { folded.open = true; })")
    return page


def press(page: Page, *acts: str) -> float:
    """Return the seconds until the game is shown."""
    return float(page.evaluate(PRESS, [f'[data-act="{act}"]:not(:disabled)' for act in acts])) / 1000


if __name__ == "__main__":
    main()
