"""axe finds nothing on any screen, in light and dark."""

from typing import Any

import pytest
from playwright.sync_api import Frame, Page, expect

from hands import Hand, Keyboard
from page_state import follow, go_home, wait_for
from paths import NODE_MODULES
from player import Table
from shelf import SAVES, finished, put, save
from watching import until

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = "async (only) => (await axe.run(document, { resultTypes: ['violations'], ...only })).violations"
THEMES: dict[str, dict[str, Any]] = {
    "contrast": {"color_scheme": "light", "contrast": "more"},
    "candle": {"color_scheme": "dark", "contrast": "no-preference"},
    "day": {"color_scheme": "light", "contrast": "no-preference"},
}
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
SIZES = [(1280, 800), (390, 844)]


def violations(page: Page | Frame, only: dict[str, Any] | None = None) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate(RUN, only or {})
    pairs = [(one["id"], node) for one in found for node in one["nodes"]]
    return [f"{rule}: {node['html'][:160]} {node['failureSummary'][:200]}" for rule, node in pairs]


def dress(page: Page, theme: str) -> None:
    """As the system asks for it, while the page is open."""
    page.emulate_media(**THEMES[theme])
    until(page, f"document.documentElement.dataset.theme === '{theme}'")
    Hand(page).frame()


def in_all_themes(page: Page) -> list[str]:
    """Everything by day. The other themes are the same page in other colours: there, what colours can spoil."""
    found = []
    for theme in THEMES:
        dress(page, theme)
        found += [f"{theme}: {one}" for one in violations(page, None if theme == "day" else COLOURS)]
    return found


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    Hand(page).frame()


@pytest.mark.parametrize("size", SIZES)
def test_every_screen(running: Page, size: tuple[int, int]) -> None:
    page = running
    resize(page, size)
    go_home(page)
    assert in_all_themes(page) == []
    follow(page, "/?deal=cA1hk-axe")
    assert in_all_themes(page) == []
    page.keyboard.press("a")
    expect(page.locator(".explain")).to_be_visible()
    assert in_all_themes(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_be_visible()
    assert in_all_themes(page) == [], "menu"
    page.keyboard.press("Escape")
    page.locator('[data-act="primary"]').click()
    wait_for(page)
    assert in_all_themes(page) == [], "drawn"


def test_season_and_final(running: Page) -> None:
    """The last moves of a game, its last tally, its end."""
    page = running
    go_home(page)
    follow(page, f"/#game={unfinished('bA1-axe', 1)}")
    checked = False

    class Checking(Keyboard):
        def end_season(self) -> None:
            nonlocal checked
            assert in_all_themes(page) == []
            checked = True
            super().end_season()

    Table(page, Checking(page), 6).play(compare=False)
    wait_for(page, "final")
    assert checked
    assert in_all_themes(page) == []


def unfinished(deal: str, left: int) -> str:
    return ".".join(finished(deal).split(".")[:-left])


def test_lists_and_messages(page: Page) -> None:
    """The log of the season, the list of games with a damaged one among them, and the panel that tells of an error."""
    record = unfinished("cA1hk-axe", 2)
    put(page, SAVES, save("sound", record), save("torn", record) | {"damaged": True})
    page.goto("/?lang=en")
    for size in SIZES:
        resize(page, size)
        wait_for(page, "home", patience=60)
        page.locator('[data-act="games"]').click()
        expect(page.locator("dialog[open] .damaged")).to_be_visible()
        assert in_all_themes(page) == [], "games"
        page.keyboard.press("Escape")
        follow(page, f"/#game={record}")
        page.keyboard.press("Escape")
        page.locator("dialog[open] .row-btn").first.click()
        expect(page.locator("dialog[open] .log li").first).to_be_visible()
        assert in_all_themes(page) == [], "log"
        follow(page, "/?deal=nonsense", "home")
        expect(page.locator("dialog[open].failure-veil")).to_be_visible()
        assert in_all_themes(page) == [], "error"
        page.locator("dialog[open] details summary").click()
        assert in_all_themes(page) == [], "error in full"
        page.locator("dialog[open] [data-first]").click()
