"""The workshop by keyboard, and completion in its editor."""

from playwright.sync_api import Page, expect

from driver.page_state import unfold, wait_for
from driver.workshop import PATIENCE, code, mistake_shown, open_file, open_workshop, until_at_rest


def test_bot_is_saved_and_run_in_the_workshop_by_keyboard_alone(page: Page) -> None:
    page.goto("/?lang=en")
    wait_for(page, "home", patience=60)
    unfold(page)
    page.locator('[data-act="workshop"]').focus()
    page.keyboard.press("Enter")
    wait_for(page, "workshop", patience=60)
    page.locator(".workshop-editor .cm-content").focus()
    page.keyboard.press("ControlOrMeta+End")
    page.keyboard.press("Enter")
    page.keyboard.type("# mine")
    page.keyboard.press("ControlOrMeta+s")
    expect(page.locator('[data-act="save-bot"]'), "it is kept").to_be_disabled()
    page.keyboard.press("ControlOrMeta+Enter")
    until_at_rest(page)
    page.locator('[data-show="prints"] li').first.wait_for(timeout=PATIENCE)
    page.locator('[data-field="deals"]').select_option("100")
    page.locator(".workshop-editor .cm-content").focus()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.act") == "run", "the editor lets go of the focus"
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.act") == "league"
    page.keyboard.press("Enter")
    expect(page.locator('[data-act="stop"]'), "it takes the place of what was pressed").to_be_focused()
    page.keyboard.press("Enter")
    until_at_rest(page)
    assert mistake_shown(page)[0] == "stopped"


def test_editor_completes_and_explains_names_of_the_engine(page: Page) -> None:
    open_workshop(page)
    open_file(page, "from mapwright import \n")
    page.locator(".workshop-editor .cm-content").focus()
    page.keyboard.press("ControlOrMeta+Home")
    page.keyboard.press("End")
    page.keyboard.type("le")
    offered = page.locator(".workshop-editor .cm-tooltip-autocomplete")
    offered.wait_for()
    assert "legal" in offered.inner_text()
    info = page.locator(".workshop-editor .cm-completionInfo")
    assert "legal(state: State) -> list[Action]" in info.inner_text()
    info_box = info.bounding_box()
    assert info_box and info_box["x"] >= 0 and info_box["x"] + info_box["width"] <= page.evaluate("innerWidth"), (
        "nothing is cut off"
    )
    offered.locator("li", has_text="legal").first.click()
    assert "import legal" in code(page)
