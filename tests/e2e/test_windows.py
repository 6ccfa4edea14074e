"""Notices, right-to-left scripts, larger letters and the wheel in small windows. The crawler measures every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from driver.controls import Controls
from driver.local_table import continue_game, just_before, play_until
from driver.moments import season_end_records, skill_records
from driver.page_state import follow, wait_for
from driver.stored_games import NO_TIPS, SAVES, open_home, saved_game, store_games
from driver.watch import until
from parameters import thorough_except
from windows import CUT_OFF, Window, measure

STOP_TIMERS = "for (let id = setTimeout(() => 0), first = id - 99; id > first; id--) clearTimeout(id)"
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
# WCAG 1.4.12: what a reader may ask for, put over everything else.
SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; }
    * { word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
RIGHT_TO_LEFT = thorough_except([Window(390, 844), Window(1280, 720), Window(360, 480)], Window(390, 844))


def open_home_in(page: Page, language: str = "en") -> None:
    store_games(
        page,
        SAVES,
        saved_game("winter", season_end_records()["winter"], 3),
        saved_game("spring", season_end_records()["spring"], 0),
    )
    page.evaluate(NO_TIPS)
    open_home(page, f"/?lang={language}")


def test_season_count_shows_the_map_above_or_beside_the_scores(page: Page) -> None:
    continue_game(
        page, just_before("bA2-windows", lambda state: bool(state.players[0].seasons)), ("Anna", ""), ("Ben", "")
    )
    play_until(page, until="season")
    for window in (Window(390, 844), Window(844, 390), RIGHT):
        window.open(page)
        sheet, scores = (page.locator(f".season-veil {part}").bounding_box() for part in (".sheet", ".standings"))
        assert sheet and scores and sheet["width"] >= 200 and scores["width"] >= 300, window
        assert sheet["y"] + sheet["height"] <= window.height and scores["x"] + scores["width"] <= window.width, window
        assert sheet["y"] + sheet["height"] <= scores["y"] or sheet["x"] + sheet["width"] <= scores["x"], window


@pytest.mark.parametrize("window", RIGHT_TO_LEFT, ids=str)
def test_right_to_left_language_mirrors_the_game_but_not_the_map(page: Page, window: Window) -> None:
    """In the pseudo-locale with long words, everything but the map is mirrored."""
    open_home_in(page, "pseudo-rtl")
    follow(page, f"/?lang=pseudo-rtl#game={skill_records()[0]}")
    window.open(page)
    assert page.evaluate("document.documentElement.dir") == "rtl"
    first, last = (
        page.locator(f".cells [role=row]:first-child > :{each}-child").bounding_box() for each in ("first", "last")
    )
    assert first and last and first["x"] < last["x"]
    assert measure(page, window).faults == []


@pytest.mark.parametrize("notice", ["tip", "toast"])
def test_tips_and_notices_cover_no_map_score_or_control(page: Page, notice: str) -> None:
    """Checked in every layout of the game."""
    open_home_in(page)
    page.evaluate("localStorage.setItem('mapwright:tips', JSON.stringify({ off: false, seen: [] }))")
    page.goto("/embed/")
    page.goto(f"/#game={skill_records()[1]}")
    wait_for(page, "draw", patience=60)
    page.locator(".tip").wait_for()
    if notice == "toast":
        page.keyboard.press("Escape")
        page.locator('dialog[open] [data-act="deal-link"]').dispatch_event("click")
        page.keyboard.press("Escape")
        page.evaluate(STOP_TIMERS)
    faults = {}
    for window in LAYOUTS:
        window.open(page)
        faults[str(window)] = page.locator(f".{notice}").evaluate(COVERED)
    RIGHT.open(page)
    assert {name: covered for name, covered in faults.items() if covered} == {}


def test_tip_covers_no_shape_or_terrain_in_the_smallest_frame(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 480})
    page.goto("/embed/?lang=en&deal=cA1hk-frame")
    page.locator(".poster-start").click()
    wait_for(page, "draw", patience=60)
    page.locator(".tip").wait_for()
    hidden = page.locator(".shape, .play .chip").evaluate_all(
        """(all) => all.filter((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }).map((one) => one.className)"""
    )
    assert hidden == []
    expect(page.locator(".verdict")).to_contain_text("Fits.")


def test_doubled_text_size_gives_the_layout_of_half_the_window(page: Page) -> None:
    """Letters of twice the size give the layout of half the window, twice as large."""
    open_home_in(page)
    follow(page, "/?deal=bA1-windows")
    sizes = "getComputedStyle(document.querySelector('.verdict, .card h2')).fontSize"
    Window(1280, 720, text=2).open(page)
    large = float(page.evaluate(sizes).removesuffix("px"))
    areas = page.evaluate("getComputedStyle(document.querySelector('.play')).gridTemplateAreas")
    Window(640, 360).open(page)
    assert large == 2 * float(page.evaluate(sizes).removesuffix("px"))
    assert areas == page.evaluate("getComputedStyle(document.querySelector('.play')).gridTemplateAreas")


def test_mouse_wheel_scrolls_when_the_map_is_higher_than_the_window(page: Page) -> None:
    open_home_in(page)
    follow(page, "/?deal=bA1-windows")
    controls = Controls(page)
    Window(360, 225).open(page)
    page.mouse.move(180, 150)
    turned = controls.drawn()
    page.mouse.wheel(0, 120)
    until(page, "document.querySelector('.play').scrollTop > 0")
    placed = controls.drawn()
    assert turned and placed and turned.turn == placed.turn
    RIGHT.open(page)


# WCAG: 1.4.12
def test_wider_letter_spacing_cuts_no_text_off(page: Page) -> None:
    page.goto("/?lang=en")
    wait_for(page, "home", patience=60)
    page.evaluate(SPACED)
    assert page.evaluate(CUT_OFF) == []
