"""From card to card the primary button does not move by a pixel, and the map keeps its size."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from driver.controls import Controls
from driver.page_state import follow, wait_for
from driver.stored_games import NO_TIPS, open_home
from mapwright.bots.greedy import GreedyBot
from mapwright.page.session import LocalSession
from mapwright.rules.setup import PRESETS, Setup
from parameters import thorough_except

SIZES = ((1440, 900), (1280, 720), (390, 844), (375, 667), (320, 568), (640, 560), (834, 1112))
FEW_SIZES = ((1280, 720), (390, 844))
PLACES = """() => {
  const box = (selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [x, y, width, height];
  };
  return { button: box('[data-act="primary"]'), map: box('.cells') };
}"""


def season_of(setup: Setup, seed: str) -> list[str]:
    """Return a record for every state of a season: a shape is chosen, or is drawn and waits for the next card."""
    session, bot, records = LocalSession(setup, seed), GreedyBot(seed), []
    while session.moment.state.season == 0:
        records.append(str(session.record))
        if session.moment.awaits_next:
            session.commit()
        else:
            session.act(bot.choose(session.moment.state))
    return records


KINDS = [("base", "en", False), ("heroes", "uk", False), ("combined", "en", True), ("heroes", "uk", True)]


# WCAG: 3.2.3, 3.2.4
@pytest.mark.parametrize("sizes", [FEW_SIZES, pytest.param(SIZES, marks=pytest.mark.thorough)], ids=["few", "all"])
@pytest.mark.parametrize(("name", "language", "skills"), thorough_except(KINDS, ("heroes", "uk", True)))
def test_layout_stays_in_place_when_the_card_changes(
    page: Page, name: str, language: str, skills: bool, sizes: tuple[tuple[int, int], ...]
) -> None:
    page.goto("/embed/")
    page.evaluate(NO_TIPS)
    open_home(page, f"/?lang={language}")
    seen: dict[tuple[int, int], list[Any]] = {size: [] for size in sizes}
    for record in season_of(replace(PRESETS[name], skills=skills), "steady"):
        follow(page, f"/?lang={language}#game={record}")
        for size in sizes:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            Controls(page).frame()
            Controls(page).frame()
            seen[size].append(page.evaluate(PLACES))
    moved = {size: places for size, all in seen.items() if len(places := {str(each) for each in all}) > 1}
    assert moved == {}


def test_map_keeps_its_size_while_an_edict_or_hint_is_shown(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/embed/")
    page.evaluate(NO_TIPS)
    page.goto("/?lang=en&deal=bA1-harbour")
    wait_for(page, "draw", patience=60)
    drawing = page.locator(".cells").bounding_box()
    page.locator(".edict").first.click()
    expect(page.locator(".explain")).to_be_visible()
    Controls(page).frame()
    explained = page.locator(".cells").bounding_box()
    page.keyboard.press("Escape")
    page.locator('.season [data-act="hint"]').click()
    expect(page.locator(".hint progress")).to_be_visible()
    thinking = page.locator(".cells").bounding_box()
    expect(page.locator(".hint .why")).to_have_count(3, timeout=60_000)
    Controls(page).frame()
    assert [explained, thinking, page.locator(".cells").bounding_box()] == [drawing] * 3
