"""Draws the pictures of the repository: the app's icons from its SVG, home's pictures, those that messengers show with
links, screenshots, the README's pictures.

Run by `python3 build lab pictures` when the icon or the look of the game has changed.
"""

import base64
import contextlib
import io
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, sync_playwright

import environment
import server
from chromium import CHROMIUM_FLAGS
from paths import ROOT, WEB
from programs import run_quietly

ICONS = WEB / "static" / "icons"
ICON = ICONS / "icon.svg"
BACKGROUND = "#8f3524"
ICON_SHARES = {"icon-192": 1, "icon-512": 1, "maskable-192": 0.74, "maskable-512": 0.74, "apple-touch-icon-180": 0.9}
"""How much of its ground the icon fills. Platforms cut maskable icons: the middle four fifths are always visible."""
SCREENSHOTS = {"wide": (1280, 720), "narrow": (390, 844)}
THEMES = ("day", "candle", "contrast")
CELLS = {"map": 88, "map-small": 56}
"""Pixels of a cell, for wide windows and for phones."""
SHEET_WIDTH = 184
PREVIEWS = WEB / "static" / "previews"
README_PICTURES = ROOT / "docs" / "pictures"
README_SIZE = (1280, 800)
PHONE_SCALE = 1.5
FILM_SIZE = (800, 500)
FRAME_MS, LAST_MS = 90, 1800
STEPS = 10
HINT_AND_DRAW = """async (turns) => {
  const root = document.documentElement, find = (selector) => document.querySelector(selector);
  const rest = () => new Promise((done) => setTimeout(done, 120));
  for (let turn = 0; ; await rest()) {
    if (root.dataset.state === 'season') find('[data-act=advance]')?.click();
    if ('busy' in root.dataset) continue;
    if (root.dataset.state === 'choose') { turn += 1; find('[data-act=primary]')?.click(); continue; }
    if (root.dataset.state !== 'draw') continue;
    if (turn >= turns) return;
    const use = find('[data-act=use-hint]');
    if (use) { use.click(); await rest(); find('[data-act=primary]')?.click(); }
    else if (!find('.hint')) find('[data-act=hint]')?.click();
  }
}"""
"""Plays a number of turns with the hints of the coach."""


def main() -> None:
    with sync_playwright() as playwright, server.serving() as address:
        chromium = str(environment.prepare_chromium())
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        for name, share in ICON_SHARES.items():
            draw_icon(browser, name, int(name.rpartition("-")[2]), share)
        draw_home_pictures(browser)
        draw_previews(browser)
        for name, size in SCREENSHOTS.items():
            take_screenshot(browser, address, WEB / "static" / "screenshots" / f"{name}.jpg", size)
        draw_readme_pictures(browser, address)
        browser.close()


def open_page(browser: Browser, size: tuple[int, int]) -> Page:
    return browser.new_page(viewport={"width": size[0], "height": size[1]})


def draw_icon(browser: Browser, name: str, size: int, share: float) -> None:
    """Write the icon on a coloured ground, or on a transparent one if it fills the picture (`share` 1)."""
    side = round(size * share)
    ground = "transparent" if share == 1 else BACKGROUND
    page = open_page(browser, (size, size))
    page.set_content(
        f"<body style='margin:0;height:{size}px;display:grid;place-items:center;background:{ground}'>"
        f"<div style='width:{side}px;height:{side}px'>{ICON.read_text(encoding='utf-8')}</div>"
    )
    page.screenshot(path=ICONS / f"{name.removesuffix('-180')}.png", omit_background=True)
    page.close()


def take_screenshot(browser: Browser, address: str, target: Path, size: tuple[int, int]) -> None:
    """Take a screenshot of a game in progress, for the browser's install dialog."""
    page = open_page(browser, size)
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}/?daily")
    page.locator("html[data-state=draw], html[data-state=choose], html[data-state=home]").wait_for(timeout=60_000)
    page.wait_for_timeout(2500)
    page.screenshot(path=target, type="jpeg", quality=82)
    page.close()


@contextlib.contextmanager
def painter_page(browser: Browser, script: str) -> Iterator[Page]:
    """Open a page that contains only a script of this folder, with the game's own painter, and the styles it needs."""
    with tempfile.TemporaryDirectory() as folder:
        entries = (f"build/lab/{script}.ts", "web/styles/tokens.css", "web/styles/fonts.css")
        options = ("--bundle", "--loader:.woff2=dataurl", "--entry-names=[name]", f"--outdir={folder}")
        run_quietly([environment.npm_tool("esbuild"), *entries, *options])
        sheets = "".join(f'<link rel="stylesheet" href="{name}.css">' for name in ("tokens", "fonts"))
        index = Path(folder) / "index.html"
        index.write_text(f'<!doctype html>{sheets}<body><script src="{script}.js"></script>')
        page = browser.new_page()
        page.goto(index.as_uri())
        yield page
        page.close()


def draw_home_pictures(browser: Browser) -> None:
    with painter_page(browser, "home_pictures") as page:
        for theme in THEMES:
            for name, cell in CELLS.items():
                save_home_picture(page, f"{name}-{theme}", "map", theme, cell)
            save_home_picture(page, f"sheets-{theme}", "sheets", theme, SHEET_WIDTH)


def save_home_picture(page: Page, name: str, painter: str, theme: str, size: int) -> None:
    picture = image_of(page.evaluate(f"([theme, size]) => stills.{painter}(theme, size)", [theme, size]))
    picture.save(WEB / "stills" / f"{name}.avif", quality=45, speed=6)


def draw_previews(browser: Browser) -> None:
    """Paint the pictures that messengers show with links. WhatsApp shows none of more than 300 kB."""
    with painter_page(browser, "preview_pictures") as page:
        for name in page.evaluate("previews.names"):
            picture = image_of(page.evaluate("(name) => previews.preview(name)", name))
            picture.convert("RGB").save(PREVIEWS / f"{name}.jpg", quality=80, optimize=True, progressive=True)


def image_of(data_url: str) -> Image.Image:
    return Image.open(io.BytesIO(base64.b64decode(data_url.partition(",")[2])))


def draw_readme_pictures(browser: Browser, address: str) -> None:
    """Take screenshots of a game in its third season and of one on a phone, and record one turn as a film."""
    width, height = SCREENSHOTS["narrow"]
    phone = browser.new_page(
        viewport={"width": width, "height": height}, device_scale_factor=PHONE_SCALE, is_mobile=True, has_touch=True
    )
    play_turns(phone, f"{address}/?deal=bB1-phone&lang=en&theme=candle", 7)
    screenshot(phone).save(README_PICTURES / "phone.webp", quality=80, method=6)
    phone.close()
    page = open_page(browser, README_SIZE)
    play_turns(page, f"{address}/?deal=bA1-readme&lang=en&theme=day", 12)
    screenshot(page).save(README_PICTURES / "game.webp", quality=86, method=6)
    frames = film(page)
    durations = [FRAME_MS] * (len(frames) - 1) + [LAST_MS]
    target, options = README_PICTURES / "turn.webp", {"duration": durations, "loop": 0, "quality": 60, "method": 6}
    frames[0].save(target, save_all=True, append_images=frames[1:], **options)
    page.close()


def play_turns(page: Page, link: str, turns: int) -> None:
    """Open a deal without tips, draw as the coach advises, and wait until nothing moves any more."""
    page.add_init_script("localStorage.setItem('mapwright:tips', '{\"off\":true}')")
    page.goto(link)
    page.locator("html[data-state=draw]").wait_for(timeout=60_000)
    page.evaluate(HINT_AND_DRAW, turns)
    page.wait_for_timeout(1200)


def film(page: Page) -> list[Image.Image]:
    """Return frames that show how the pointer moves a shape from the middle of the map to the suggested place."""
    frames: list[Image.Image] = []

    def add_frames(count: int = 1) -> None:
        for _ in range(count):
            page.wait_for_timeout(40)
            frames.append(screenshot(page).resize(FILM_SIZE, Image.Resampling.LANCZOS))

    page.keyboard.press("h")
    page.locator("[data-act=use-hint]").click(timeout=60_000)
    cells = page.locator(".cells")
    target_row, target_column = preview_cell(cells)
    box = cells.bounding_box()
    assert box
    x, y, cell_size = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] / 11
    page.mouse.move(x, y)
    add_frames()
    for _ in range(4):
        page.keyboard.press("r")
        add_frames(2)
    row, column = preview_cell(cells)
    for step in range(1, STEPS + 1):
        share = cell_size * step / STEPS
        page.mouse.move(x + (target_column - column) * share, y + (target_row - row) * share)
        add_frames()
    add_frames(5)
    page.keyboard.press("Enter")
    add_frames(8)
    return frames


def screenshot(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def preview_cell(cells: Locator) -> tuple[int, int]:
    """Return the row and column of the shape that is being moved."""
    *_, row, column = (cells.get_attribute("data-ghost") or "").split()
    return int(row), int(column)


if __name__ == "__main__":
    main()
