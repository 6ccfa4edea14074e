"""From card to card the primary button does not move by a pixel, and the map keeps its size; seasons count on it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from briefly import briefly
from hands import Hand
from mapwright.bots.greedy import GreedyBot
from mapwright.page.session import LocalSession
from mapwright.rules.setup import PRESETS, Setup
from page_state import follow, wait_for
from positions import records
from shelf import NO_TIPS, SAVES, put, ready, save
from watching import until

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
    """Every position of a season: a shape in hand, or drawn and to be confirmed."""
    session, bot, found = LocalSession(setup, seed), GreedyBot(seed), []
    while session.position.state.season == 0:
        found.append(str(session.record))
        if session.position.awaits_next:
            session.commit()
        else:
            session.act(bot.choose(session.position.state))
    return found


KINDS = [("base", "en", False), ("heroes", "uk", False), ("combined", "en", True), ("heroes", "uk", True)]


@pytest.mark.parametrize("sizes", [FEW_SIZES, pytest.param(SIZES, marks=pytest.mark.thorough)], ids=["few", "all"])
@pytest.mark.parametrize(("name", "language", "skills"), briefly(KINDS, ("heroes", "uk", True)))
def test_nothing_moves_from_card_to_card(
    page: Page, name: str, language: str, skills: bool, sizes: tuple[tuple[int, int], ...]
) -> None:
    page.goto("/embed/")
    page.evaluate(NO_TIPS)
    ready(page, f"/?lang={language}")
    seen: dict[tuple[int, int], list[Any]] = {size: [] for size in sizes}
    for record in season_of(replace(PRESETS[name], skills=skills), "steady"):
        follow(page, f"/?lang={language}#game={record}")
        for size in sizes:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            Hand(page).frame()
            Hand(page).frame()
            seen[size].append(page.evaluate(PLACES))
    moved = {size: found for size, all in seen.items() if len(found := {str(each) for each in all}) > 1}
    assert moved == {}


def test_the_map_keeps_its_size_while_something_is_explained(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/embed/")
    page.evaluate(NO_TIPS)
    page.goto("/?lang=en&deal=bA1-harbour")
    wait_for(page, "draw", patience=60)
    drawing = page.locator(".cells").bounding_box()
    page.locator(".edict").first.click()
    expect(page.locator(".explain")).to_be_visible()
    Hand(page).frame()
    explained = page.locator(".cells").bounding_box()
    page.keyboard.press("Escape")
    page.locator('.season [data-act="hint"]').click()
    expect(page.locator(".hint progress")).to_be_visible()
    thinking = page.locator(".cells").bounding_box()
    expect(page.locator(".hint .why")).to_have_count(3, timeout=60_000)
    Hand(page).frame()
    assert [explained, thinking, page.locator(".cells").bounding_box()] == [drawing] * 3


def open_before_tally(page: Page, season: str, tallied: int) -> None:
    put(page, SAVES, save(season, records()[season], tallied))
    page.evaluate(NO_TIPS)
    ready(page, "/?lang=en")
    page.locator('[data-act="continue"]').first.click()
    wait_for(page, "choose", patience=60)


@pytest.mark.parametrize("size", [pytest.param((1440, 900), marks=pytest.mark.thorough), (390, 844)], ids=str)
def test_a_season_is_counted_beside_the_map(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_before_tally(page, "spring", 0)
    before = page.evaluate(PLACES)["map"]
    page.locator('[data-act="primary"]').click()
    wait_for(page, "season")
    assert page.locator("dialog[open]").count() == 0
    map, tally = page.locator(".cells").bounding_box(), page.locator(".tally").bounding_box()
    assert map and tally
    apart = tally["x"] >= map["x"] + map["width"] or tally["y"] >= map["y"] + map["height"]
    assert apart, "the map stays in sight"
    assert page.evaluate("document.activeElement.dataset.act") == "on"
    expect(page.locator("#live")).not_to_be_empty()
    page.keyboard.press("Enter")  # counts the rest
    until(page, "document.querySelector('.tally').dataset.counting === undefined")
    assert page.locator(".tally li.told").count() == 4
    line = page.locator('[data-line="0"]')
    line.focus()
    page.keyboard.press("Enter")
    expect(line).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#live")).to_contain_text("The Cauldrons")
    page.locator('[data-act="on"]').click()
    wait_for(page, "draw", "choose")
    assert page.evaluate(PLACES)["map"] == before


def test_the_end_explains_its_edicts_and_tells_a_best(page: Page) -> None:
    open_before_tally(page, "winter", 3)
    page.locator('[data-act="primary"]').click()
    wait_for(page, "season")
    page.locator('[data-act="on"]').click()
    wait_for(page, "final")
    expect(page.locator('[data-honour="title"]')).to_be_visible()
    expect(page.locator("#live")).to_contain_text("New in your album")  # or it takes the place of what comes next
    edict = page.locator('[data-edict="A"]')
    expect(edict).to_contain_text("The Cauldrons")
    edict.focus()
    page.keyboard.press("Enter")
    expect(edict).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".f-why")).to_contain_text("closed in on every side")
    expect(page.locator("#live")).to_contain_text("closed in on every side")
