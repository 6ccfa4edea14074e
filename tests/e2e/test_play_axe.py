"""axe-core finds nothing on any screen, in light and dark."""

from typing import Any

import pytest
from playwright.sync_api import Page

from paths import NODE_MODULES
from player import Keyboard, Table, wait_for

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


@pytest.mark.parametrize("theme", ["day", "candle"])
def test_season_and_final(page: Page, theme: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/?deal=bA1-axe&theme={theme}&lang=en")
    wait_for(page, "draw", patience=60)
    checked = False

    class Checking(Keyboard):
        def end_season(self) -> None:
            nonlocal checked
            if not checked:
                assert violations(page) == []
                checked = True
            super().end_season()

    Table(page, Checking(page), 6).play(compare=False)
    wait_for(page, "final")
    assert checked
    assert violations(page) == []
