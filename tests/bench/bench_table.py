"""A table with an expert in the browser: how long it makes a person wait, and how late a frame gets meanwhile.

The person draws at once, so that the bot has had no time to think ahead. Frames in which the page only waits are the
expert's; those in which it paints a move are the page's own, and a bot that never thinks shows how late those are.
"""

import statistics
import sys

from harness import chromium
from playwright.sync_api import Browser, Page

import site_build
from paths import DIST
from server import serving

MOST_WAIT = 2000.0
MOST_FRAME = 50.0
IDLE = 3000
FRAMES = """() => { window.frames_seen = []; let last = performance.now();
  const tick = (now) => { frames_seen.push(now - last); last = now; requestAnimationFrame(tick); };
  requestAnimationFrame(tick); }"""
# Draws wherever the shape lies, and notes how long each wait for the bot was, the latest frame while it thought, and
# the latest with the frames that paint: two at the beginning (the person's move), two at the end (the bot's).
PLAY = """async () => {
  const root = document.documentElement, find = (selector) => document.querySelector(selector);
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const latest = (frames) => Math.max(0, ...frames);
  const waits = [];
  let pressed = 0, from = 0;
  for (;;) {
    await frame();
    const state = root.dataset.state;
    if (state === 'final') return waits;
    const raid = find('[data-act=close-raid]');
    if (raid) { raid.click(); continue; }
    if (state === 'season') { pressed = 0; find('[data-act=advance]')?.click(); continue; }
    if ('busy' in root.dataset || !['draw', 'choose'].includes(state)) continue;
    if (pressed) {
      const wait = performance.now() - pressed, frames = frames_seen.slice(from);
      waits.push({ wait, thinking: latest(frames.slice(2, -2)), painting: latest(frames) });
      pressed = 0;
    }
    if (state === 'choose') { pressed = performance.now(); from = frames_seen.length; }
    find('[data-act=primary]')?.click();
    await frame();
  }
}"""


def reach(page: Page, state: str) -> None:
    while page.evaluate("document.documentElement.dataset.state") != state:
        page.wait_for_timeout(50)


def empty_frame(browser: Browser) -> float:
    """The latest frame of a page in which nothing happens."""
    page = browser.new_page()
    page.evaluate(FRAMES)
    page.wait_for_timeout(IDLE)
    latest = float(page.evaluate("Math.max(...frames_seen.slice(3))"))
    page.close()
    return latest


def play_against(bot: str, browser: Browser) -> list[dict[str, float]]:
    with serving(DIST) as address:
        page = browser.new_page(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
        page.add_init_script("localStorage.setItem('mapwright:tips', '{\"off\":true}')")
        page.add_init_script("localStorage.setItem('mapwright:settings', '{\"watch\":\"off\"}')")
        page.goto(f"{address}/?lang=en")
        reach(page, "home")
        page.locator(".setup > summary").click()
        page.locator('input[value="table"]').check(force=True)
        page.locator('[data-seat-bot="1"]').select_option(bot)
        page.locator('[data-act="start"]').click()
        reach(page, "draw")
        page.evaluate(FRAMES)
        waits: list[dict[str, float]] = page.evaluate(PLAY)
        page.close()
    return waits


def latest(waits: list[dict[str, float]], what: str) -> float:
    return max(one[what] for one in waits)


def main() -> int:
    site_build.build_for_publication()
    with chromium() as browser:
        alone = empty_frame(browser)
        random, expert = play_against("random", browser), play_against("expert", browser)
    longest, thinking = latest(expert, "wait"), latest(expert, "thinking")
    middle = statistics.median(one["wait"] for one in expert)
    print(
        f"  {len(expert)} moves of an expert: median {middle:.0f} ms, longest {longest:.0f} (at most {MOST_WAIT:.0f})"
    )
    print(f"  latest frame while it thinks {thinking:.0f} ms (at most {MOST_FRAME:.0f}), of an empty page {alone:.0f}")
    painting = [latest(waits, "painting") for waits in (expert, random)]
    print("  with the painting of moves {:.0f} ms, against a bot that does not think {:.0f}".format(*painting))
    return 0 if longest <= MOST_WAIT and thinking <= MOST_FRAME else 1


if __name__ == "__main__":
    sys.exit(main())
