"""Every screen and dialog of the page: every enabled control is pressed once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from crawl import Crawler, Tour, Way, prepare
from driver.watch import Watch
from places import DIALOGS, MOMENTS, SCREENS, SKILL_GAMES, dialog_names, screen_names
from widest import widest_language
from windows import Window

PLACES = SCREENS | DIALOGS
LAPTOP = Way(1280, 800, others=(Window(390, 844), Window(390, 844, text=2)), all_themes=True)
ALL_WINDOWS = (
    *LAPTOP.others, Window(320, 568), Window(568, 320), Window(390, 664), Window(844, 390), Window(667, 375),
    Window(640, 560), Window(640, 480), Window(900, 600), Window(1280, 720), Window(1440, 900), Window(2560, 1080),
)  # fmt: skip
LONG_WORDS = Way(1280, 800, others=ALL_WINDOWS)
"""In the widest language."""
LARGE_TEXT = Way(390, 844, text=2, others=(Window(390, 844, text=2),))
OTHER_WAYS = {"phone": Way(390, 844), "keyboard": Way(1280, 800, by_keyboard=True)}
"""The phone in the widest language."""


@pytest.fixture(scope="module")
def tour(browser: Browser, browser_context_args: dict[str, Any], base_url: str) -> Iterator[Callable[[Way], Tour]]:
    """One page for all places that are looked at in the same way."""
    tours: dict[Way, Tour] = {}

    def of_way(way: Way) -> Tour:
        if way not in tours:
            watch = Watch(base_url)
            page = watch.over(browser.new_context(**browser_context_args)).new_page()
            tours[way] = Tour(page, watch, way)
        return tours[way]

    yield of_way
    for each in tours.values():
        each.page.context.close()


@pytest.fixture(scope="module")
def widest(browser: Browser, base_url: str) -> str:
    page = browser.new_page(base_url=base_url)
    page.goto("/")
    language = widest_language(page)
    page.close()
    return language


def test_crawler_lists_every_screen_and_dialog_of_the_page() -> None:
    assert set(SCREENS) == screen_names()
    assert set(DIALOGS) == dialog_names()


@pytest.mark.parametrize("half", [0, 1])
def test_every_place_fits_a_phone_with_doubled_text(tour: Callable[[Way], Tour], half: int) -> None:
    names = [name for name in PLACES | MOMENTS if name not in SKILL_GAMES[1:]][half::2]
    faults = {name: tour(LARGE_TEXT).visit((PLACES | MOMENTS)[name]) for name in names}
    assert {name: faults for name, faults in faults.items() if faults} == {}


# WCAG: 1.1.1, 1.3.1, 1.3.4, 1.3.5, 1.4.3, 1.4.4, 1.4.10, 2.1.2, 2.4.1, 2.4.2, 2.4.4, 2.4.6, 2.4.7, 2.4.11, 2.5.3
# WCAG: 2.5.8, 3.1.2, 3.3.2, 4.1.2
@pytest.mark.parametrize("name", PLACES)
def test_pressing_any_control_causes_no_fault(page: Page, watch: Watch, name: str) -> None:
    prepare(page, LAPTOP)
    assert Crawler(page, watch, PLACES[name], LAPTOP).crawl() == []


@pytest.mark.parametrize("name", [name for name in MOMENTS if name not in SKILL_GAMES[1:]])
def test_every_state_of_a_game_is_readable_and_reachable(tour: Callable[[Way], Tour], name: str) -> None:
    assert tour(LAPTOP).visit(MOMENTS[name]) == []


@pytest.mark.thorough
@pytest.mark.parametrize("name", PLACES | MOMENTS)
def test_words_of_the_widest_language_fit_on_every_screen(tour: Callable[[Way], Tour], widest: str, name: str) -> None:
    assert tour(replace(LONG_WORDS, language=widest)).visit((PLACES | MOMENTS)[name]) == []


@pytest.mark.thorough
@pytest.mark.parametrize("way", OTHER_WAYS)
@pytest.mark.parametrize("name", PLACES)
def test_pressing_any_control_in_other_settings_causes_no_fault(
    page: Page, watch: Watch, widest: str, name: str, way: str
) -> None:
    settings = replace(OTHER_WAYS[way], language=widest) if way == "phone" else OTHER_WAYS[way]
    prepare(page, settings)
    assert Crawler(page, watch, PLACES[name], settings).crawl() == []
