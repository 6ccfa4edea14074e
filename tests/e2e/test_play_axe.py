"""axe-core finds nothing on any screen, in light and dark."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from paths import NODE_MODULES
from player import Keyboard, Table, saved, wait_for
from shelf import PUT, SAVES, finished

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = "async () => (await axe.run(document, { resultTypes: ['violations'] })).violations"


def violations(page: Page) -> list[str]:
    page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate(RUN)
    pairs = [(one["id"], node) for one in found for node in one["nodes"]]
    return [f"{rule}: {node['html'][:160]} {node['failureSummary'][:200]}" for rule, node in pairs]


@pytest.mark.parametrize("theme", ["day", "candle", "contrast"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_every_screen(page: Page, theme: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/?theme={theme}&lang=en")
    wait_for(page, "home")
    assert violations(page) == []
    page.goto(f"/?deal=cA1hk-axe&theme={theme}&lang=en")
    wait_for(page, "draw", "choose", patience=60)
    assert violations(page) == []
    page.keyboard.press("a")
    page.wait_for_timeout(200)
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.wait_for_timeout(200)
    assert violations(page) == [], "menu"
    page.keyboard.press("Escape")
    page.locator('[data-act="primary"]').click()
    wait_for(page)
    assert violations(page) == [], "drawn"


@pytest.mark.parametrize("theme", ["day", "candle", "contrast"])
def test_season_and_final(page: Page, theme: str) -> None:
    """The last moves of a game, its last tally, its end."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/?theme={theme}&lang=en#game={unfinished('bA1-axe', 1)}")
    wait_for(page, "draw", "choose", patience=60)
    checked = False

    class Checking(Keyboard):
        def end_season(self) -> None:
            nonlocal checked
            assert violations(page) == []
            checked = True
            super().end_season()

    Table(page, Checking(page), 6).play(compare=False)
    wait_for(page, "final")
    assert checked
    assert violations(page) == []


def unfinished(deal: str, left: int) -> str:
    return ".".join(finished(deal).split(".")[:-left])


@pytest.mark.parametrize("theme", ["day", "candle", "contrast"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_lists_and_messages(page: Page, theme: str, size: tuple[int, int]) -> None:
    """The log of the season, the list of games with a damaged one among them, and the panel that tells of an error."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/?theme={theme}&lang=en#game={unfinished('cA1hk-axe', 2)}")
    wait_for(page, "draw", "choose", patience=60)
    page.keyboard.press("Escape")
    page.locator("dialog[open] .row-btn").first.click()
    expect(page.locator("dialog[open] .log li").first).to_be_visible()
    assert violations(page) == [], "log"
    save = saved(page)
    page.evaluate(PUT, [SAVES, [["torn", save | {"id": "torn", "damaged": True}]]])
    page.goto(f"/?theme={theme}&lang=en")
    wait_for(page, "home")
    page.locator('[data-act="games"]').click()
    expect(page.locator("dialog[open] .damaged")).to_be_visible()
    assert violations(page) == [], "games"
    page.goto(f"/?theme={theme}&lang=en&deal=nonsense")
    expect(page.locator("dialog[open].failure-veil")).to_be_visible(timeout=60_000)
    assert violations(page) == [], "error"
    page.locator("dialog[open] details summary").click()
    assert violations(page) == [], "error in full"
