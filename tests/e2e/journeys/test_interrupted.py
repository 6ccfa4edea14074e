"""A game goes on where it was after a reload, a closed tab, a closed browser and an update, and without network."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from driver.local_table import play_until
from driver.page_state import unfold, wait_for
from driver.watch import IN_EVERY_PAGE, Watch, until, until_ready
from releases import deploy, look_for_update
from server import serving


def start(page: Page) -> None:
    page.locator('[data-act="start"]').click()
    wait_for(page, "draw", patience=60)


def draw(page: Page, cards: int = 2) -> str:
    """Draw these cards where they lie; return the map."""
    for _ in range(cards):
        page.locator('[data-act="primary"]').click()
        wait_for(page, "choose")
        page.locator('[data-act="primary"]').click()
        wait_for(page, "draw", "choose")
    return str(page.locator(".cells").get_attribute("data-map"))


def resume(page: Page) -> str:
    wait_for(page, "home", patience=60)
    page.locator('[data-act="continue"]').click()
    wait_for(page, "draw", "choose", patience=60)
    return str(page.locator(".cells").get_attribute("data-map"))


def test_game_resumes_after_a_reload_and_after_closing_the_tab(page: Page) -> None:
    page.goto("/?lang=en")
    start(page)
    drawn = draw(page)
    page.reload()
    wait_for(page, "draw", "choose", patience=60)
    assert page.locator(".cells").get_attribute("data-map") == drawn
    page.go_back()
    assert resume(page) == drawn
    drawn = draw(page, 1)
    other = page.context.new_page()
    page.close()
    other.goto("/?lang=en")
    assert resume(other) == drawn


def test_game_resumes_from_home_after_closing_the_browser(
    browser_type: BrowserType, browser_type_launch_args: dict[str, object], base_url: str, tmp_path: Path
) -> None:
    drawn = ""
    for _ in range(2):
        context = browser_type.launch_persistent_context(tmp_path, **browser_type_launch_args)  # type: ignore[arg-type]
        context.add_init_script(IN_EVERY_PAGE)
        page = context.pages[0]
        page.goto(f"{base_url}/?lang=en")
        if drawn:
            assert resume(page) == drawn
        else:
            wait_for(page, "home", patience=60)
            start(page)
            drawn = draw(page)
        context.close()


@pytest.mark.browser_context_args(service_workers="allow")
def test_update_during_a_game_resumes_the_game(visited: Page, hosted: Path, next_build: Path) -> None:
    start(visited)
    drawn = draw(visited)
    deploy(next_build, hosted)
    look_for_update(visited)
    visited.go_back()
    wait_for(visited, "home")
    with visited.expect_navigation():
        visited.get_by_role("button", name="Update").click()
    assert resume(visited) == drawn


@pytest.mark.browser_context_args(service_workers="allow")
def test_every_screen_opens_offline_after_the_first_visit(context: BrowserContext, watch: Watch, site: Path) -> None:
    page = context.new_page()
    with serving(site) as address:
        watch.allow(address)
        page.goto(f"{address}/?lang=en")
        until_ready(page)
        until(page, "navigator.serviceWorker.controller !== null")
    page.reload()
    wait_for(page, "home", patience=60)
    for room in ("puzzles", "gallery", "desk", "workshop"):
        unfold(page)
        page.locator(f'[data-act="{room}"]').click()
        wait_for(page, room, patience=60)
        assert page.locator("main").inner_text().strip()
        page.locator('[data-act="leave"]').click()
        wait_for(page, "home")
    unfold(page)
    page.locator('[data-act="rules"]').click()
    expect(page.locator(".book")).to_contain_text("Edicts")
    page.go_back()
    start(page)
    play_until(page, until="season")
    expect(page.locator(".tally")).to_be_visible()
