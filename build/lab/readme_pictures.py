"""Takes the README's pictures from the real page: a game in its third season, and one turn as a film.

Run by `python3 build lab pictures`; Pillow joins the frames.
"""

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

from paths import ROOT

PICTURES = ROOT / "docs" / "pictures"
SIZE = (1280, 800)
FILM_WIDTH = 800
FRAME_MS = 90
LAST_MS = 1800
STEPS = 10
# Plays with the hints of the coach for a number of turns.
HINT_AND_DRAW = """async (turns) => {
  const root = document.documentElement, find = (selector) => document.querySelector(selector);
  const rest = () => new Promise((done) => setTimeout(done, 120));
  for (let turn = 0; ; await rest()) {
    if (root.dataset.state === 'season') find('[data-act=on]')?.click();
    if ('busy' in root.dataset) continue;
    if (root.dataset.state === 'choose') { turn += 1; find('[data-act=primary]')?.click(); continue; }
    if (root.dataset.state !== 'draw') continue;
    if (turn >= turns) return;
    const use = find('[data-act=use-hint]');
    if (use) { use.click(); await rest(); find('[data-act=primary]')?.click(); }
    else if (!find('.hint')) find('[data-act=hint]')?.click();
  }
}"""


def draw(browser: Browser, address: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
    page.add_init_script("localStorage.setItem('mapwright:tips', '{\"off\":true}')")
    page.goto(f"{address}/?deal=bA1-readme&lang=en&theme=day")
    page.locator("html[data-state=draw]").wait_for(timeout=60_000)
    page.evaluate(HINT_AND_DRAW, 12)
    page.wait_for_timeout(1200)
    screenshot(page).save(PICTURES / "game.webp", quality=86, method=6)
    film(page, PICTURES / "turn.webp")
    page.close()


def film(page: Page, target: Path) -> None:
    """Record how the pointer moves a shape from the middle of the map to the place that the coach suggests."""
    page.keyboard.press("h")
    page.locator("[data-act=use-hint]").click(timeout=60_000)
    target_cell = preview_cell(page)
    frames: list[Image.Image] = []
    x, y = map_center(page)
    page.mouse.move(x, y)
    add_frames(page, frames)
    for _ in range(4):
        page.keyboard.press("r")
        add_frames(page, frames, 2)
    size = cell_size(page)
    row, column = preview_cell(page)
    right, down = (target_cell[1] - column) * size, (target_cell[0] - row) * size
    for step in range(1, STEPS + 1):
        page.mouse.move(x + right * step / STEPS, y + down * step / STEPS)
        add_frames(page, frames)
    add_frames(page, frames, 5)
    page.keyboard.press("Enter")
    add_frames(page, frames, 8)
    durations = [FRAME_MS] * (len(frames) - 1) + [LAST_MS]
    frames[0].save(target, save_all=True, append_images=frames[1:], duration=durations, loop=0, quality=60, method=6)


def screenshot(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def add_frames(page: Page, frames: list[Image.Image], times: int = 1) -> None:
    for _ in range(times):
        page.wait_for_timeout(40)
        frames.append(screenshot(page).resize((FILM_WIDTH, FILM_WIDTH * SIZE[1] // SIZE[0]), Image.Resampling.LANCZOS))


def preview_cell(page: Page) -> tuple[int, int]:
    """Return the row and column of the shape that is being moved."""
    *_, row, column = (page.locator(".cells").get_attribute("data-ghost") or "").split()
    return int(row), int(column)


def cell_size(page: Page) -> float:
    box = page.locator(".cells").bounding_box()
    assert box
    return box["width"] / 11


def map_center(page: Page) -> tuple[float, float]:
    box = page.locator(".cells").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
