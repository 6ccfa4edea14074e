"""The first quarter of an hour: the lesson begun, left and resumed; another language."""

from playwright.sync_api import Page, expect

from driver.controls import PHONE, Touch
from driver.lesson_player import LessonPlayer
from driver.page_state import unfold, wait_for
from driver.watch import Visitor


def test_lesson_resumes_at_its_step_after_reload_and_leaving(visitor: Visitor) -> None:
    page = visitor(locale="en", **PHONE)
    lesson = LessonPlayer(page, Touch(page))
    lesson.start()
    lesson.first_card()
    lesson.turn_card("shape")
    page.reload()
    wait_for(page, "draw", "choose", patience=60)
    lesson.await_step("shape")
    page.locator('[data-act="leave-lesson"]').click()
    wait_for(page, "home")
    unfold(page)
    page.locator('.home-more [data-act="learn"]').click()
    lesson.await_step("shape")


def test_language_can_be_switched_on_home_and_during_a_game(page: Page) -> None:
    page.goto("/?lang=en")
    wait_for(page, "home", patience=60)
    page.locator('[data-act="languages"]').click()
    page.locator('dialog[open] [lang="uk"]').click()
    expect(page.locator('[data-act="start"]')).to_have_text("Почати")
    page.locator('[data-act="menu"]').click()
    page.locator('dialog[open] [data-act="languages"]').click()
    page.locator('dialog[open] [lang="cs"]').click()
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator('[data-act="start"]').click()
    wait_for(page, "draw", patience=60)
    page.keyboard.press("Escape")
    page.locator('dialog[open] [data-act="settings"]').click()
    page.locator('dialog[open] [data-act="languages"]').click()
    page.locator('dialog[open] [lang="en"]').click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    wait_for(page, "draw", patience=60)
    expect(page.locator("html")).to_have_attribute("lang", "en")
