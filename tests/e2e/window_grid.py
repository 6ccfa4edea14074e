"""Every screen in every window of `windows.py`: measures them, takes screenshots, and prints the table.

`python3 build lab window-sizes` does it all; `--only WORD` looks at some screens, `--windows 320x568` at some windows.
The pictures of a screen lie side by side in `.cache/windows`.
"""

from __future__ import annotations

import argparse
import base64
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from driver.watch import until_settled
from paths import CACHE, DIST
from screenshots import BASE, places, visits
from windows import WINDOWS, Found, Window, measure

FOUND = CACHE / "windows"
THUMB = 300
FIGURE = '<figure><figcaption>{}</figcaption><img src="data:image/jpeg;base64,{}"></figure>'
Grid = dict[tuple[str, str], Found]


class Album:
    """The pictures of one screen, and then of the next."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pictures: list[tuple[str, bytes]] = []

    def take(self, page: Page, window: Window, measures: Found) -> None:
        until_settled(page)
        shot = page.screenshot(scale="css", animations="disabled", type="jpeg", quality=80)
        caption = f"{window} · {measures.cell or ''} {'· FAULTS' if measures.faults else ''}"
        self.pictures.append((caption, shot))

    def lay_out(self, name: str) -> None:
        """Save all pictures on one sheet, and each in a folder."""
        folder = FOUND / name
        folder.mkdir(parents=True, exist_ok=True)
        for caption, shot in self.pictures:
            (folder / f"{caption.partition(' ·')[0].replace(' ', '-')}.jpg").write_bytes(shot)
        figures = "".join(FIGURE.format(caption, base64.b64encode(shot).decode()) for caption, shot in self.pictures)
        self.page.set_viewport_size({"width": 1840, "height": 900})
        self.page.set_content(
            f"<style>body{{font:13px sans-serif;display:flex;flex-wrap:wrap;gap:10px;align-items:start}}"
            f"figure{{margin:0}}img{{max-width:{THUMB * 1.2}px;max-height:{THUMB}px;border:1px solid}}</style>{figures}"
        )
        self.page.screenshot(path=FOUND / f"{name}.png", full_page=True)
        self.pictures.clear()


def look(page: Page, album: Album, scene: str, windows: list[Window]) -> Grid:
    grid: Grid = {}
    for window in windows:
        window.open(page)
        measures = grid[scene, str(window)] = measure(page, window)
        album.take(page, window, measures)
        for fault in measures.faults:
            print(f"   {scene}, {window}: {fault}", flush=True)
    Window(*BASE).open(page)
    album.lay_out(scene)
    return grid


def table(grid: Grid) -> str:
    """A line a screen, a column a window: the smallest cell, cut texts, overlaps, other faults."""
    names = list(dict.fromkeys(scene for scene, _ in grid))
    lines = ["| window | " + " | ".join(names) + " |", "|---" * (len(names) + 1) + "|"]
    for window in dict.fromkeys(window for _, window in grid):
        columns = [tell(grid.get((name, window))) for name in names]
        lines.append(f"| {window} | " + " | ".join(columns) + " |")
    return "\n".join(lines)


def tell(measures: Found | None) -> str:
    if not measures:
        return ""
    return f"{measures.cell or '–'} {len(measures.cut)}/{len(measures.overlaps)}/{len(measures.others)}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", nargs="*", default=[], help="only screens whose names hold one of these words")
    parser.add_argument("--windows", nargs="*", default=[], help="only these windows, such as 320x568")
    parser.add_argument("--language", default="en", help="pseudo and pseudo-rtl are longer than all others")
    parser.add_argument("--site", type=Path, default=DIST, help="the site, if it is not dist/")
    args = parser.parse_args()
    windows = [each for each in WINDOWS if not args.windows or str(each) in args.windows]
    grid: Grid = {}
    with sync_playwright() as playwright, visits(playwright, args.site) as browser:
        album = Album(browser.new_page())
        for name, page in places(browser, args.language, args.only):
            grid |= look(page, album, name, windows)
    print("smallest cell, cut texts / overlaps / other faults")
    print(table(grid))
    return 1 if any(measures.faults for measures in grid.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
