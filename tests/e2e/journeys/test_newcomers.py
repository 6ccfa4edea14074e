"""Newcomers who come by a friend's link: the name of the game, the lesson, and back to the invitation."""

import pytest
from playwright.sync_api import Page, expect

from driver.page_state import wait_for
from driver.stored_games import finished_record, open_home, store_finished

RECORD = finished_record("bA1-invited", greedy=True)
CHALLENGE = f"/to/challenge/?lang=en&deal=bA1-invited#rival={RECORD}&name=Ann"
WITHOUT_STORAGE = """
delete window.indexedDB;
Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } });
"""
PHONE = {"width": 390, "height": 844}


@pytest.fixture(autouse=True)
def on_a_phone(page: Page) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]


def learn(page: Page) -> None:
    page.locator('[data-act="learn-first"]').click()
    wait_for(page, "draw")
    expect(page.locator(".coach")).to_be_visible()


def test_newcomer_reads_the_name_of_the_game_learns_and_comes_back_to_the_challenge(page: Page) -> None:
    page.goto(CHALLENGE)
    wait_for(page, "challenge", patience=60)
    expect(page.locator('[data-show="newcomer"]')).to_contain_text("Mapwright")
    learn(page)
    page.locator('[data-act="leave-lesson"]').click()
    wait_for(page, "home")
    page.reload()
    wait_for(page, "home")
    expect(page.locator('[data-act="invitation"]')).to_contain_text("Ann")
    page.locator('[data-act="invitation"]').click()
    wait_for(page, "challenge")
    expect(page.locator("h2")).to_contain_text("Ann")


def test_invitation_on_home_can_be_removed(page: Page) -> None:
    page.goto(CHALLENGE)
    wait_for(page, "challenge", patience=60)
    learn(page)
    page.locator('[data-act="leave-lesson"]').click()
    wait_for(page, "home")
    page.locator('[data-act="drop-invitation"]').click()
    expect(page.locator('[data-act="invitation"]')).to_have_count(0)


def test_player_who_has_finished_a_game_is_not_offered_the_lesson(page: Page) -> None:
    store_finished(page, [RECORD])
    open_home(page)
    page.goto("about:blank")
    page.goto(CHALLENGE)
    wait_for(page, "challenge", patience=60)
    expect(page.locator('[data-act="learn-first"]')).to_have_count(0)


def test_newcomer_with_a_link_to_a_puzzle_may_learn_first_or_solve_it(page: Page) -> None:
    page.goto("/to/puzzle/?lang=en#puzzle=day.2027-01-05")
    wait_for(page, "puzzles", patience=60)
    expect(page.locator('[data-act="learn-first"]')).to_be_visible()
    page.locator('[data-act="accept"]').click()
    wait_for(page, "draw", "choose", patience=60)


def test_link_opens_its_game_in_a_browser_without_storage(page: Page) -> None:
    page.add_init_script(WITHOUT_STORAGE)
    page.goto(CHALLENGE)
    wait_for(page, "challenge", patience=60)
    learn(page)
    page.locator('[data-act="leave-lesson"]').click()
    wait_for(page, "home")
    page.locator('[data-act="invitation"]').click()
    wait_for(page, "challenge")
    page.locator('[data-act="accept"]').click()
    wait_for(page, "draw")
