"""Screenshots of every screen and dialog, compared pixel by pixel with those of another build.

`python3 build lab screenshots --save FOLDER` takes the screenshots; `--against FOLDER` takes them again and prints what
differs. Each difference is printed with its number of pixels and their box, and saved in `.cache/screenshots` as three
pictures: before, after, and the difference. Random numbers, clock and motion are fixed, so two runs over one build
give the same pictures; only the antialiased edge of a round corner may differ by a level or two of 255, which is not
counted as a difference.
"""

from __future__ import annotations

import argparse
import base64
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

import environment
from axe import THEMES, dress
from chromium import CHROMIUM_FLAGS
from crawl import Crawler, Way, prepare
from driver.clock import set_day
from driver.controls import Controls
from driver.page_state import wait_for
from driver.watch import Watch, until, until_settled
from files import emptied
from paths import CACHE, DIST
from places import DIALOGS, MOMENTS, SCREENS
from server import serving

Size = tuple[int, int]
BASE: Size = (1280, 720)
# What a page draws at random, such as the seeds of new games, is the same each time.
NO_CHANCE = """
Math.random = () => 0.5;
crypto.getRandomValues = (array) => array.fill(7);
localStorage.getItem('mapwright:tips') ?? localStorage.setItem('mapwright:tips', '{"off":true,"seen":[]}');
"""
SIZES: tuple[Size, ...] = (
    (1440, 900), (1280, 720), (1024, 768), (768, 1024), (640, 560), (640, 500), (844, 390), (667, 375), (390, 844),
    (390, 664), (360, 480), (320, 568),
)  # fmt: skip
FEW: tuple[Size, ...] = ((1280, 720), (390, 844))
FRAMES: tuple[Size, ...] = ((640, 560), (360, 480))
# The address is part of what is shown, as in a link that is shared.
ADDRESS = "http://looks.localhost"
FOUND = CACHE / "screenshots"
TRIES = 6
NOISE = 3
# Scrolls everything to its end; returns whether anything scrolls.
SCROLL = """(down) => [...document.querySelectorAll('*')].filter((box) => {
  const over = getComputedStyle(box).overflowY;
  if (!['auto', 'scroll'].includes(over) || box.scrollHeight - box.clientHeight < 8) return false;
  box.scrollTop = down ? box.scrollHeight : 0;
  return true;
}).length > 0"""
COMPARE = """async ([one, other, noise]) => {
  const load = async (data) => createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const [a, b] = await Promise.all([load(one), load(other)]);
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const pixels = (picture) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, width, height);
  };
  const [was, is] = [pixels(a), pixels(b)];
  let [count, left, top, right, bottom] = [0, width, height, 0, 0];
  for (let i = 0; i < is.data.length; i += 4) {
    const same = [0, 1, 2, 3].every((k) => Math.abs(was.data[i + k] - is.data[i + k]) <= noise);
    const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)];
    if (!same) {
      count++;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    is.data.set(same ? is.data.slice(i, i + 3).map((value) => 224 + value / 8) : [255, 0, 0], i);
    is.data[i + 3] = 255;
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d').putImageData(is, 0, 0);
  return { count, box: [left, top, right, bottom], picture: canvas.toDataURL('image/png').split(',')[1] };
}"""


@dataclass
class Album:
    """Saves pictures in a folder, or compares them with those in it."""

    folder: Path
    saving: bool
    judge: Page
    taken: int = 0
    different: list[str] = field(default_factory=list)

    def take(self, page: Page, name: str) -> None:
        """Until the picture is that of before, or does not change any more: the map is painted in its own time."""
        self.taken += 1
        file = self.folder / f"{name}.png"
        expected = b"" if self.saving else file.read_bytes() if file.exists() else b""
        last = b""
        for _ in range(TRIES):
            picture = page.screenshot(scale="css", animations="disabled")
            if picture in (expected, last):
                break
            last = picture
            until_settled(page)
        if self.saving:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(picture)
        elif not expected:
            self.different.append(f"{name}: there is no picture of before")
        elif picture != expected:
            self.tell(name, expected, picture)

    def tell(self, name: str, before: bytes, after: bytes) -> None:
        difference = self.judge.evaluate(
            COMPARE, [*(base64.b64encode(each).decode() for each in (before, after)), NOISE]
        )
        if not difference["count"]:
            return
        left, top, right, bottom = difference["box"]
        for kind, data in (("was", before), ("is", after), ("differs", base64.b64decode(difference["picture"]))):
            file = FOUND / f"{name}.{kind}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        line = f"{name}: {difference['count']} pixels in {right - left} x {bottom - top} at {left}, {top}"
        print(f"   {line}", flush=True)
        self.different.append(line)


def look(page: Page, album: Album, name: str, sizes: tuple[Size, ...]) -> None:
    """One place in all sizes, and the lower end of what is longer than its window."""
    for size in sizes:
        resize(page, size)
        album.take(page, f"{name}/{size[0]}x{size[1]}")
        if page.evaluate(SCROLL, True):
            Controls(page).frame()
            album.take(page, f"{name}/{size[0]}x{size[1]}-end")
            page.evaluate(SCROLL, False)


def resize(page: Page, size: Size) -> None:
    if page.viewport_size != {"width": size[0], "height": size[1]}:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        # Once for the new width, once for the space that it gives to the maps.
        Controls(page).frame()
        Controls(page).frame()


def places(browser: Browser, language: str, only: list[str]) -> Iterator[tuple[str, Page]]:
    """Every place that the crawler knows, or those whose names hold one of these words."""
    for name, place in (SCREENS | DIALOGS | MOMENTS).items():
        if only and not any(word in name for word in only):
            continue
        print(f"   {name}", flush=True)
        page = visit(browser)
        page.add_init_script(NO_CHANCE)
        way = Way(*BASE, language)
        prepare(page, way)
        crawler = Crawler(page, Watch(ADDRESS), place, way)
        crawler.load([place.game])
        crawler.enter()
        yield name, page
        page.context.close()


def look_everywhere(browser: Browser, album: Album, language: str, only: list[str], sizes: tuple[Size, ...]) -> None:
    """English in all sizes by day and in a few in the other themes; other languages in a few by day.

    With `sizes`, only these, by day.
    """
    for name, page in places(browser, language, only):
        look(page, album, f"{language}-day/{name}", sizes or (SIZES if language == "en" else FEW))
        for theme in ("candle", "contrast") if language == "en" and not sizes else ():
            resize(page, BASE)
            dress(page, theme)
            look(page, album, f"{language}-{theme}/{name}", FEW)


def look_at_start(page: Page, album: Album) -> None:
    """Take pictures while the engine loads, which never ends here."""
    set_day(page)
    page.add_init_script(NO_CHANCE)
    page.route("**/*.{wasm,bin}", lambda _: None)
    page.goto("/?lang=en")
    until(page, "'drawn' in document.documentElement.dataset")
    look(page, album, "start/home", SIZES)
    page.goto("/?lang=en&deal=bA1-looks")
    page.locator(".loading").wait_for()
    look(page, album, "start/loading", SIZES)


def look_at_frames(page: Page, album: Album) -> None:
    """Take pictures of the embed, and of a page that contains it."""
    set_day(page)
    page.add_init_script(NO_CHANCE)
    for theme in THEMES:
        page.emulate_media(**THEMES[theme])
        page.goto("/embed/?lang=en&deal=cA1hk-frame")
        look(page, album, f"frame-{theme}/poster", FRAMES)
    resize(page, FRAMES[0])
    page.locator(".poster-start").dispatch_event("click")
    wait_for(page, "draw", "choose", patience=60)
    look(page, album, "frame-day/play", FRAMES)
    page.route("**/embed/**", lambda route: route.fulfill(status=200, body="", content_type="text/html"))
    page.goto("/blog/")
    look(page, album, "blog", (BASE, (390, 844)))


@contextmanager
def visits(playwright: Playwright, site: Path) -> Iterator[Browser]:
    """A browser that finds the site at an address that is always the same."""
    with serving(site) as served:
        rule = f"--host-resolver-rules=MAP looks.localhost {served.removeprefix('http://')}"
        chromium = str(environment.prepare_chromium())
        browser = playwright.chromium.launch(executable_path=chromium, args=[*CHROMIUM_FLAGS, rule])
        yield browser
        browser.close()


def visit(browser: Browser) -> Page:
    """A page for a new visitor."""
    return browser.new_context(
        base_url=ADDRESS,
        reduced_motion="reduce",
        service_workers="block",
        timezone_id="UTC",
        permissions=["clipboard-read", "clipboard-write"],
    ).new_page()


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--save", type=Path, help="the folder that the pictures are laid into")
    parser.add_argument("--against", type=Path, help="the folder with the pictures of before")
    parser.add_argument("--site", type=Path, default=DIST, help="the site, if it is not dist/")
    parser.add_argument("--languages", nargs="+", default=["en"], help="en for all sizes, others for a few")
    parser.add_argument("--sizes", nargs="*", default=[], help="only these windows, by day: 390x844 1440x900")
    parser.add_argument("--only", nargs="*", default=[], help="only places whose names hold one of these words")
    args = parser.parse_args()
    if (args.save is None) == (args.against is None):
        parser.error("either --save or --against")
    emptied(FOUND)
    with sync_playwright() as playwright, visits(playwright, args.site) as browser:
        album = Album(args.save or args.against, args.save is not None, browser.new_page())
        sizes = tuple((int(width), int(height)) for width, _, height in (size.partition("x") for size in args.sizes))
        if "en" in args.languages and not args.only and not sizes:
            look_at_start(visit(browser), album)
            look_at_frames(visit(browser), album)
        for language in args.languages:
            look_everywhere(browser, album, language, args.only, sizes)
    print(f"{album.taken} pictures, {len(album.different)} different")
    print("\n".join(album.different))
    return 1 if album.different else 0


if __name__ == "__main__":
    sys.exit(main())
