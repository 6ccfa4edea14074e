"""Draws the pictures that home shows before the scripts of the game are loaded: the map and the four sheets.

Run by `python3 build lab pictures`; Pillow packs them.
"""

import base64
import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

import environment
from paths import WEB
from programs import run_quietly

STILLS = WEB / "stills"
THEMES = ("day", "candle", "contrast")
# Pixels of a cell, for wide windows and for phones.
MAPS = {"map": 88, "map-small": 56}
SHEET = 184
QUALITY = 45


def draw(browser: Browser) -> None:
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
