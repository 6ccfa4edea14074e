"""The bot workshop in Chromium, from home to a league: by mouse, by keyboard, with a shared bot."""

import re

import pytest
from playwright.sync_api import Page, expect

from coding import PATIENCE, at_rest, choosing, code, enter, mistake, put, run
from page_state import wait_for


@pytest.mark.thorough
def test_a_newcomer_writes_a_bot_and_plays_a_league_by_mouse(page: Page) -> None:
    enter(page)
    assert "class Bot" in code(page)
    run(page)
    page.locator('[data-show="prints"] li').nth(15).wait_for(timeout=PATIENCE)
    assert int(page.locator('[data-show="replay-stars"]').inner_text().replace("−", "-")) > -60
    page.locator('[data-field="open"]').select_option("starter:twenty_lines")
    assert "all four edicts alike" in code(page)
    page.locator('[data-field="bot-name"]').fill("Mine")
    page.locator('[data-act="keep"]').click()
    page.locator('[data-field="deals"]').select_option("5")
    run(page, "league")
    table = page.locator('[data-show="league"]')
    assert table.get_attribute("data-games") == "5"
    assert table.locator("[data-bot]").count() == 4
    assert re.search(r"\d ± \d", table.locator('[data-bot="mine"]').inner_text())
    assert table.locator(".ws-bars li").count() >= 1
    assert table.locator(".ws-edicts tbody tr").count() >= 4
    page.reload()
    wait_for(page, "home", patience=60)
    page.locator('[data-act="workshop"]').click()
    wait_for(page, "workshop", patience=60)
    assert page.locator('[data-field="bot-name"]').input_value() == "Mine"
    assert "all four edicts alike" in code(page)


def test_and_by_keyboard(page: Page) -> None:
    page.goto("/?lang=en")
    wait_for(page, "home", patience=60)
    page.locator('[data-act="workshop"]').focus()
    page.keyboard.press("Enter")
    wait_for(page, "workshop", patience=60)
    page.locator(".ws-editor .cm-content").focus()
    page.keyboard.press("ControlOrMeta+End")
    page.keyboard.press("Enter")
    page.keyboard.type("# mine")
    page.keyboard.press("ControlOrMeta+s")
    expect(page.locator('[data-act="keep"]'), "it is kept").to_be_disabled()
    page.keyboard.press("ControlOrMeta+Enter")
    at_rest(page)
    page.locator('[data-show="prints"] li').first.wait_for(timeout=PATIENCE)
    page.locator(".ws-editor .cm-content").focus()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.act") == "run", "the editor lets go of the focus"
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.act") == "league"
    page.keyboard.press("Enter")
    page.locator('[data-act="stop"]').focus()
    page.keyboard.press("Enter")
    at_rest(page)
    assert mistake(page)[0] == "stopped"


def test_the_engines_words_are_completed_and_explained(page: Page) -> None:
    enter(page)
    put(page, "from mapwright import \n")
    page.locator(".ws-editor .cm-content").focus()
    page.keyboard.press("ControlOrMeta+Home")
    page.keyboard.press("End")
    page.keyboard.type("le")
    offered = page.locator(".ws-editor .cm-tooltip-autocomplete")
    offered.wait_for()
    assert "legal" in offered.inner_text()
    assert "legal(state: State) -> list[Action]" in page.locator(".ws-editor .cm-completionInfo").inner_text()
    offered.locator("li", has_text="legal").first.click()
    assert "import legal" in code(page)


@pytest.mark.thorough
def test_a_shared_bot_is_shown_and_not_run(page: Page) -> None:
    enter(page)
    put(page, choosing("print('hello')"), "Greeter.py")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    page.locator('[data-act="share-bot"]').click()
    page.get_by_text("copied").first.wait_for()
    link: str = page.evaluate("window.copied")
    assert "#bot=" in link and "name=Greeter" in link
    for shown, whole in ((link, True), (re.sub(r"(#bot=.{150}).*?&", r"\1&", link), False)):
        page.goto("about:blank")
        page.goto(shown)
        wait_for(page, "workshop", patience=60)
        assert "class Bot" in code(page)
        assert ("hello" in code(page)) is whole
        assert page.locator('[data-show="prints"]').count() == 0
        assert page.locator('[data-field="bot-name"]').input_value().startswith("Greeter")
    assert page.locator("[data-running]").count() == 0
