"""Draws the pictures of the repository: the app's icons from its SVG, home's pictures, screenshots, the
README's pictures.

Run by `python3 build lab pictures` when the icon or the look of the game has changed.
"""

import base64
import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import environment
import server
from chromium import CHROMIUM_FLAGS
from lab import readme_pictures
from paths import WEB
from programs import run_quietly

ICONS = WEB / "static" / "icons"
SCREENSHOTS = WEB / "static" / "screenshots"
ICON = ICONS / "icon.svg"
BACKGROUND = "#8f3524"
# Platforms cut maskable icons to their own shape; only the middle four fifths are always visible.
MASKABLE_SHARE = 0.74
SIZES = {"wide": (1280, 720), "narrow": (390, 844)}
STILLS = WEB / "stills"
THEMES = ("day", "candle", "contrast")
# Pixels of a cell, for wide windows and for phones.
MAPS = {"map": 88, "map-small": 56}
SHEET = 184
QUALITY = 45


def main() -> None:
    chromium = str(environment.prepare_chromium())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        for size in (192, 512):
            draw_icon(browser, ICONS / f"icon-{size}.png", size, share=1)
            draw_icon(browser, ICONS / f"maskable-{size}.png", size, share=MASKABLE_SHARE)
        draw_icon(browser, ICONS / "apple-touch-icon.png", 180, share=0.9)
        draw_home_pictures(browser)
        with server.serving() as address:
            for name, (width, height) in SIZES.items():
                take_screenshot(browser, address, SCREENSHOTS / f"{name}.jpg", width, height)
            readme_pictures.draw(browser, address)
        browser.close()


def draw_icon(browser: Browser, target: Path, size: int, *, share: float) -> None:
    """Write the icon on a coloured ground, or on a transparent one if it fills the picture (`share` 1)."""
    side = round(size * share)
    ground = "transparent" if share == 1 else BACKGROUND
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(
        f"<body style='margin:0;height:{size}px;display:grid;place-items:center;background:{ground}'>"
        f"<div style='width:{side}px;height:{side}px'>{ICON.read_text(encoding='utf-8')}</div>"
    )
    target.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=target, omit_background=True)
    page.close()


def take_screenshot(browser: Browser, address: str, target: Path, width: int, height: int) -> None:
    """Take a screenshot of a game in progress, for the browser's install dialog."""
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{address}/?daily")
    page.locator("html[data-state=draw], html[data-state=choose], html[data-state=home]").wait_for(timeout=60_000)
    page.wait_for_timeout(2500)
    target.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=target, type="jpeg", quality=82)
    context.close()


def draw_home_pictures(browser: Browser) -> None:
    STILLS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        page = painter_page(browser, Path(folder))
        for theme in THEMES:
            for name, cell in MAPS.items():
                save_picture(
                    f"{name}-{theme}", page.evaluate("([name, cell]) => stills.map(name, cell)", [theme, cell])
                )
            save_picture(
                f"sheets-{theme}", page.evaluate("([name, width]) => stills.sheets(name, width)", [theme, SHEET])
            )
        page.close()


def painter_page(browser: Browser, folder: Path) -> Page:
    """Return a page that contains only the game's painter."""
    esbuild = environment.npm_tool("esbuild")
    entries = ("build/lab/home_pictures.ts", "web/styles/tokens.css", "web/styles/fonts.css")
    options = ("--bundle", "--loader:.woff2=dataurl", "--entry-names=[name]", f"--outdir={folder}")
    run_quietly([esbuild, *entries, *options])
    sheets = "".join(f'<link rel="stylesheet" href="{name}.css">' for name in ("tokens", "fonts"))
    (folder / "index.html").write_text(f'<!doctype html>{sheets}<body><script src="home_pictures.js"></script>')
    page = browser.new_page()
    page.goto((folder / "index.html").as_uri())
    return page


def save_picture(name: str, painted: str) -> None:
    picture = Image.open(io.BytesIO(base64.b64decode(painted.partition(",")[2])))
    picture.save(STILLS / f"{name}.avif", quality=QUALITY, speed=6)


if __name__ == "__main__":
    main()
