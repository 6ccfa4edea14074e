"""Two tabs of the workshop, with real storage: neither overwrites what the other has saved."""

from playwright.sync_api import Page, expect

from coding import code, enter, put
from page_state import wait_for


def second_tab(page: Page) -> Page:
    tab = page.context.new_page()
    tab.goto("/?lang=en#workshop")
    wait_for(tab, "workshop", patience=60)
    tab.locator(".ws-editor .cm-content").wait_for()
    return tab


def type_text(page: Page, text: str) -> None:
    page.locator(".ws-editor .cm-content").focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(text)


def save(page: Page, name: str) -> None:
    page.locator('[data-field="bot-name"]').fill(name)
    page.locator('[data-act="save-bot"]').click()


def unsaved(page: Page) -> list[str]:
    """The texts under *Not saved*."""
    bots: list[str] = page.evaluate(
        "JSON.parse(localStorage.getItem('mapwright:bots-aside') ?? '[]').map(({ source }) => source)"
    )
    return bots


def test_two_tabs_save_two_bots_of_one_name(page: Page) -> None:
    enter(page)
    tab = second_tab(page)
    put(page, "first = 1")
    save(page, "Mine")
    put(tab, "second = 2")
    save(tab, "Mine")
    expect(page.locator('[data-field="open"] option', has_text="Mine 2")).to_be_attached()
    page.locator('[data-field="open"]').select_option("bot:Mine 2")
    assert code(page) == "second = 2"
    page.locator('[data-field="open"]').select_option("bot:Mine")
    assert code(page) == "first = 1"


def test_version_that_another_tab_has_saved_is_listed_as_not_saved(page: Page) -> None:
    enter(page)
    put(page, "old = 0")
    save(page, "Mine")
    tab = second_tab(page)
    type_text(tab, "theirs = 1")
    tab.locator('[data-act="save-bot"]').click()
    type_text(page, "own = 2")
    page.locator('[data-act="save-bot"]').click()
    expect(page.locator('[data-act="save-bot"]')).to_be_disabled()
    assert "theirs = 1" in unsaved(page)
