"""Nothing is cut off, nothing overlaps, and the map comes first: in any language, on a large screen and on a phone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

from briefly import briefly
from hands import Hand
from page_state import go_home, unfold, wait_for
from positions import records, skilled
from shelf import SAVES, finished, keep, put, ready, save
from watching import until
from windows import CUT_OFF

Sizes = Sequence[tuple[int, int]]
LANGUAGES = ("en", "uk", "ru", "cs", "pl", "pseudo")
SIZES = ((1440, 900), (1280, 720), (900, 600), (390, 844), (390, 664), (844, 390), (667, 375), (640, 560), (640, 480))
# A laptop and a phone every day, all sizes in the long list; test_windows.py looks at smaller ones.
FEW_SIZES = ((1280, 720), (390, 844))
EVERYTHING = pytest.mark.parametrize(
    "sizes", [FEW_SIZES, pytest.param(SIZES, marks=pytest.mark.thorough)], ids=["few", "all"]
)
PAGES = ("goal", "edicts", "stoneside-forest", "borderlands", "golden-granary", "great-river", "gorgon-gaze")
# The map of a game that is played, compared with the shorter side of the window; it is all that a game is about.
MAP_SHARE = """() => {
  const cells = document.querySelector('.play:not(.explaining) .cells');
  return cells ? cells.getBoundingClientRect().width / Math.min(innerWidth, innerHeight) : 1;
}"""
LEAST_SHARE = 0.6


class Looking:
    """Looks at whatever the page shows, large and small; what it finds is reported in the end."""

    def __init__(self, page: Page, sizes: Sizes) -> None:
        self.page = page
        self.sizes = list(sizes)
        self.faults: dict[str, list[str]] = {}

    def look(self, where: str) -> None:
        for size in self.sizes:
            self.resize(size)
            if found := self.page.evaluate(CUT_OFF):
                self.faults[f"{where} {size}"] = found
            if (share := self.page.evaluate(MAP_SHARE)) < LEAST_SHARE:
                self.faults[f"{where} {size}, map"] = [f"{share:.0%} of the window"]
        self.sizes.reverse()  # the next look begins where this one ends

    def resize(self, size: tuple[int, int]) -> None:
        if self.page.viewport_size != {"width": size[0], "height": size[1]}:
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            # Once for the new width, once for the space that it gives to the maps.
            Hand(self.page).frame()
            Hand(self.page).frame()

    def press(self, selector: str) -> None:
        """Also what this size hides behind a tab."""
        self.page.locator(selector).first.dispatch_event("click")

    def told(self) -> str:
        return "\n".join(f"{where}: {fault}" for where, all in self.faults.items() for fault in all)


def some(language: str, all: Sequence[str], count: int) -> list[str]:
    """The pseudo-language is longer than all others and sees everything; each of those a few, together everything."""
    if language == "pseudo":
        return list(all)
    first = LANGUAGES.index(language) * 2
    return [all[(first + i) % len(all)] for i in range(count)]


@EVERYTHING
@pytest.mark.parametrize("language", briefly(LANGUAGES, "pseudo"))
def test_nothing_is_cut_off(page: Page, language: str, sizes: Sizes) -> None:
    """Home, rulebook, season's end, play and final, large and small."""
    looking = Looking(page, sizes)
    put(page, SAVES, save("winter", records()["winter"], 3), save("spring", records()["spring"], 0))
    page.evaluate("localStorage.setItem('mapwright:tips', JSON.stringify({ off: true, seen: [] }))")
    page.goto(f"/?lang={language}")
    wait_for(page, "home", patience=60)
    looking.look("home")
    unfold(page)
    unfold(page, ".setup")
    looking.look("home unfolded")
    looking.press('[data-act="rules"]')
    until(page, "document.querySelector('.book') !== null")
    looking.look("book")
    for name in some(language, PAGES if sizes == SIZES else PAGES[2:4], 2):
        looking.press(f'[data-page="{name}"]')
        until(page, f"document.querySelector('.b-page')?.dataset.shown === '{name}'")
        looking.look(f"book {name}")
    looking.press('[data-act="close"]')
    for id in ("spring", "winter"):
        unfold(page)
        looking.press('[data-act="games"]')
        page.locator(f'[data-save="{id}"] .row-btn').click()
        wait_for(page, "choose", patience=60)
        looking.look(f"drawn {id}")
        page.locator('[data-act="primary"]').click()
        wait_for(page, "season")
        looking.look(f"season {id}")
        page.locator('[data-act="on"]').click()
        wait_for(page, "draw", "choose", "final")
        looking.look("play" if id == "spring" else "final")
        if id == "spring":
            page.keyboard.press("b")
            page.locator(".explain").wait_for()
            looking.look("explained")
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for()
            looking.look("menu")
            page.keyboard.press("Escape")
            looking.press(".brand")
            wait_for(page, "home")
    for record in some(language, skilled() if sizes == SIZES else skilled()[:1], 3):
        go_home(page)
        page.evaluate("(record) => { location.hash = `#game=${record}`; }", record)
        wait_for(page, "draw", "choose", patience=60)
        looking.look(f"skills {record[-30:]}")
    assert looking.told() == ""


@EVERYTHING
def test_no_room_is_cut_off(page: Page, sizes: Sizes) -> None:
    """Whatever a finished game leads to, in the longest words."""
    looking = Looking(page, sizes)
    put(page, SAVES, save("winter", records()["winter"], 3))
    keep(page, [finished("bA1-one"), finished("hC1-two")], daily=True)
    ready(page, "/?lang=pseudo")
    looking.look("home with a game")
    for act, room in (("gallery", "gallery"), ("desk", "desk")):
        looking.press(f'[data-act="{act}"]')
        wait_for(page, room)
        looking.look(room)
        looking.press('[data-act="leave"]')
        wait_for(page, "home")
    looking.press('[data-act="continue"]')
    wait_for(page, "choose", patience=60)
    looking.press('[data-act="primary"]')
    wait_for(page, "season")
    looking.press('[data-act="on"]')
    wait_for(page, "final")
    looking.press('[data-act="final-more"]')
    for act in ("share", "keepsake"):
        looking.press(f'[data-act="{act}"]')
        page.locator("dialog[open]").wait_for()
        looking.look(act)
        page.keyboard.press("Escape")
    if sizes == SIZES:  # the engine thinks about a review for long
        looking.press('[data-act="review"]')
        page.locator(".review-moment").wait_for(timeout=120_000)
        looking.look("review")
    assert looking.told() == ""
