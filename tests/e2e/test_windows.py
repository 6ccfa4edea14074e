"""In small and strange windows too the map comes first, and everything can be read and reached.

A few windows and screens that are unlike; `python3 build lab window-sizes` looks at all of them.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from briefly import briefly
from hands import Hand
from page_state import follow, wait_for
from positions import records, skilled
from scenes import STOP_TIMERS
from shelf import NO_TIPS, SAVES, put, ready, save
from watching import until
from windows import Window, measure

Windows = tuple[Window, ...]
# Low phones, frames in other pages, a page at four times its size, and letters of twice the size.
SMALL = (
    Window(320, 568),
    Window(360, 480),
    Window(300, 400),
    Window(320, 256),
    Window(568, 320),
    Window(390, 844, text=2),
)
STRANGE = (Window(768, 1024), Window(717, 512), Window(2560, 1080), Window(1280, 720, text=2))
FEW = (Window(320, 568), Window(390, 844, text=2), Window(568, 320), Window(2560, 1080))
EVERYTHING = pytest.mark.parametrize(
    ("small", "all"),
    [(FEW[:2], FEW), pytest.param(SMALL, (*SMALL, *STRANGE), marks=pytest.mark.thorough)],
    ids=["few", "all"],
)
RIGHT = Window(1280, 720)
# One of each layout in which the game does not scroll.
LAYOUTS = tuple(
    Window(*size)
    for size in ((1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (375, 667), (320, 568), (844, 390))
)
COVERED = """(news) => {
  const box = news.getBoundingClientRect();
  const inside = box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  const others = document.querySelectorAll('.cells, .season, .edict, .stars, .play button:not([data-cell])');
  return [...others].filter((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    const scrolled = one.closest('.ledger')?.getBoundingClientRect().bottom ?? Infinity;
    if (!width || top >= scrolled || news.contains(one)) return false;
    const end = Math.min(bottom, scrolled);
    return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && end > box.top + 1;
  }).map((one) => one.className || one.dataset.act).concat(inside ? [] : ['out of the window']);
}"""
RIGHT_TO_LEFT = briefly([Window(390, 844), Window(1280, 720), Window(360, 480)], Window(390, 844))


def faults(page: Page, where: str, windows: Windows) -> dict[str, list[str]]:
    found = {}
    for window in windows:
        window.open(page)
        found[f"{where} in {window}"] = measure(page, window).faults
    RIGHT.open(page)
    return {name: all for name, all in found.items() if all}


def open_home(page: Page, language: str = "en") -> None:
    put(page, SAVES, save("winter", records()["winter"], 3), save("spring", records()["spring"], 0))
    page.evaluate(NO_TIPS)
    ready(page, f"/?lang={language}")


@EVERYTHING
def test_a_game_fits_into_every_window(page: Page, small: Windows, all: Windows) -> None:
    """Without skills, with them, and whatever a card can ask for."""
    open_home(page)
    follow(page, "/?deal=bA1-windows")
    found = faults(page, "a plain game", all)
    for index, record in enumerate(skilled()[::3] if small == SMALL else skilled()[:1]):
        follow(page, f"/#game={record}")
        found |= faults(page, f"skills {index}", all)
    page.locator('[data-edict="B"]').dispatch_event("click")
    page.locator(".explain").wait_for()
    found |= faults(page, "an edict explained", small)
    assert found == {}


@EVERYTHING
def test_screens_and_dialogs_fit_into_small_windows(page: Page, small: Windows, all: Windows) -> None:
    open_home(page)
    found = faults(page, "home", all)
    page.locator('[data-act="menu"]').first.dispatch_event("click")
    page.locator("dialog[open]").wait_for()
    found |= faults(page, "settings", small)
    page.keyboard.press("Escape")
    page.locator('[data-act="rules"]').first.dispatch_event("click")
    until(page, "document.querySelector('.book') !== null")
    found |= faults(page, "rulebook", small)
    page.locator('[data-act="close"]').dispatch_event("click")
    page.locator('[data-act="continue"]').first.dispatch_event("click")
    wait_for(page, "choose", patience=60)
    page.locator('[data-act="primary"]').dispatch_event("click")
    wait_for(page, "season")
    found |= faults(page, "tally", small)
    page.locator('[data-act="on"]').dispatch_event("click")
    wait_for(page, "draw", "choose", "final")
    found |= faults(page, "after the season", small)
    assert found == {}


@pytest.mark.parametrize("window", RIGHT_TO_LEFT, ids=str)
def test_a_game_runs_from_right_to_left(page: Page, window: Window) -> None:
    """In the longest words; the map alone is read as it is printed."""
    open_home(page, "pseudo-rtl")
    follow(page, f"/?lang=pseudo-rtl#game={skilled()[0]}")
    window.open(page)
    assert page.evaluate("document.documentElement.dir") == "rtl"
    first, last = (
        page.locator(f".cells [role=row]:first-child > :{each}-child").bounding_box() for each in ("first", "last")
    )
    assert first and last and first["x"] < last["x"]
    assert measure(page, window).faults == []


@pytest.mark.parametrize("notice", ["tip", "toast"])
def test_a_tip_and_a_notice_cover_nothing(page: Page, notice: str) -> None:
    """Neither the map nor the season, the stars or a control, in every layout of the game."""
    open_home(page)
    page.evaluate("localStorage.setItem('mapwright:tips', JSON.stringify({ off: false, seen: [] }))")
    page.goto("/embed/")
    page.goto(f"/#game={skilled()[1]}")
    wait_for(page, "draw", patience=60)
    page.locator(".tip").wait_for()
    if notice == "toast":
        page.keyboard.press("Escape")
        page.locator('dialog[open] [data-act="deal-link"]').dispatch_event("click")
        page.keyboard.press("Escape")
        page.evaluate(STOP_TIMERS)
    found = {}
    for window in LAYOUTS:
        window.open(page)
        found[str(window)] = page.locator(f".{notice}").evaluate(COVERED)
    RIGHT.open(page)
    assert {name: covered for name, covered in found.items() if covered} == {}


def test_larger_letters_are_as_a_smaller_window(page: Page) -> None:
    """Who asks the browser for letters of twice the size gets what half the window shows, twice as large."""
    open_home(page)
    follow(page, "/?deal=bA1-windows")
    sizes = "getComputedStyle(document.querySelector('.verdict, .card h2')).fontSize"
    Window(1280, 720, text=2).open(page)
    large = float(page.evaluate(sizes).removesuffix("px"))
    areas = page.evaluate("getComputedStyle(document.querySelector('.play')).gridTemplateAreas")
    Window(640, 360).open(page)
    assert large == 2 * float(page.evaluate(sizes).removesuffix("px"))
    assert areas == page.evaluate("getComputedStyle(document.querySelector('.play')).gridTemplateAreas")


def test_the_wheel_scrolls_where_the_map_is_higher_than_the_window(page: Page) -> None:
    open_home(page)
    follow(page, "/?deal=bA1-windows")
    hand = Hand(page)
    Window(360, 225).open(page)
    page.mouse.move(180, 150)
    turned = hand.drawn()
    page.mouse.wheel(0, 120)
    until(page, "document.querySelector('.play').scrollTop > 0")
    now = hand.drawn()
    assert turned and now and turned.turn == now.turn
    RIGHT.open(page)
