"""Draws the pictures that are kept in the repository: the app's icons from its SVG, screenshots, the embed's posters,
the README's pictures.

Run by `python3 build pictures` when the icon or the look of the game has changed.
"""

import base64
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

import environment
import readme_pictures
import server
from browser import FLAGS
from paths import WEB

ICONS = WEB / "static" / "icons"
SCREENSHOTS = WEB / "static" / "screenshots"
ICON = ICONS / "icon.svg"
GROUND = "#8f3524"
# Platforms cut maskable icons to their own shape: everything that matters lies in the middle four fifths.
MASKABLE_SHARE = 0.74
POSTER: ViewportSize = {"width": 960, "height": 840}
POSTER_STYLE = """
.home { display: block !important }
.h-main { display: none !important }
.h-art { display: block !important; height: 100vh; width: 100vw }
.h-art .board { --cell: 74 !important }
.h-art .sheet { transform: rotate(-4deg) !important }
"""
# Playwright takes no WebP pictures, a canvas makes them.
AS_WEBP = """async (source) => {
  const picture = await createImageBitmap(await (await fetch(source)).blob());
  const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', 0.6);
}"""
SIZES = {"wide": (1280, 720), "narrow": (390, 844)}


def main() -> None:
    chromium = str(environment.prepare_chromium())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for size in (192, 512):
            draw_icon(browser, ICONS / f"icon-{size}.png", size, share=1)
            draw_icon(browser, ICONS / f"maskable-{size}.png", size, share=MASKABLE_SHARE)
        draw_icon(browser, ICONS / "apple-touch-icon.png", 180, share=0.9)
        with server.serving() as address:
            for name, (width, height) in SIZES.items():
                shoot(browser, address, SCREENSHOTS / f"{name}.jpg", width, height)
            for theme in ("day", "candle"):
                draw_poster(browser, address, WEB / "embed" / f"poster-{theme}.webp", theme)
            readme_pictures.draw(browser, address)
        browser.close()


def draw_icon(browser: Browser, target: Path, size: int, *, share: float) -> None:
    """The icon on its ground; the whole picture for a plain icon, which has round corners of its own."""
    side = round(size * share)
    ground = "transparent" if share == 1 else GROUND
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(
        f"<body style='margin:0;height:{size}px;display:grid;place-items:center;background:{ground}'>"
        f"<div style='width:{side}px;height:{side}px'>{ICON.read_text(encoding='utf-8')}</div>"
    )
    target.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=target, omit_background=True)
    page.close()


def shoot(browser: Browser, address: str, target: Path, width: int, height: int) -> None:
    """A game that has begun, as a shop window for the install dialog."""
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{address}/?daily")
    page.locator("html[data-state=draw], html[data-state=choose], html[data-state=home]").wait_for(timeout=60_000)
    page.wait_for_timeout(2500)
    target.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=target, type="jpeg", quality=82)
    context.close()


def draw_poster(browser: Browser, address: str, target: Path, theme: str) -> None:
    """The map of the home page alone, as large as the frame in which it will be seen."""
    context = browser.new_context(viewport=POSTER, bypass_csp=True)
    page = context.new_page()
    page.goto(f"{address}/?theme={theme}")
    page.add_style_tag(content=POSTER_STYLE)
    page.wait_for_timeout(2500)
    shot = base64.b64encode(page.screenshot()).decode()
    packed: str = page.evaluate(AS_WEBP, f"data:image/png;base64,{shot}")
    target.write_bytes(base64.b64decode(packed.partition(",")[2]))
    context.close()


if __name__ == "__main__":
    main()
