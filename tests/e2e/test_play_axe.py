"""axe finds nothing on any screen, in light and dark."""

import pytest
from playwright.sync_api import Page, expect

from axe import SIZES, in_all_themes, resize
from hands import Keyboard
from page_state import follow, go_home, unfold, wait_for
from player import Table
from shelf import SAVES, finished, put, save


@pytest.mark.parametrize("size", [pytest.param(SIZES[0], marks=pytest.mark.thorough), SIZES[1]])
def test_every_screen(home: Page, size: tuple[int, int]) -> None:
    page = home
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


def test_season_and_final(home: Page) -> None:
    """The last moves of a game, its last tally, its end."""
    page = home
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


@pytest.mark.parametrize("size", [pytest.param(SIZES[0], marks=pytest.mark.thorough), SIZES[1]])
def test_lists_and_messages(home: Page, size: tuple[int, int]) -> None:
    """The log of the season, the list of games with a damaged one among them, and the panel that reports an error."""
    page = home
    record = unfinished("cA1hk-axe", 2)
    put(page, SAVES, save("sound", record), save("torn", record) | {"damaged": True})
    resize(page, size)
    wait_for(page, "home", patience=60)
    unfold(page)
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
