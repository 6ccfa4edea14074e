"""The workshop with real storage: only stored text is reported as saved, and no tab overwrites another tab's text."""

from playwright.sync_api import Page, expect

from driver.page_state import READ_STORE, wait_for
from driver.workshop import code, open_file, open_workshop


def second_tab(page: Page) -> Page:
    tab = page.context.new_page()
    tab.goto("/?lang=en#workshop")
    wait_for(tab, "workshop", patience=60)
    tab.locator(".workshop-editor .cm-content").wait_for()
    return tab


def type_text(page: Page, text: str) -> None:
    page.locator(".workshop-editor .cm-content").focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.press("Delete")  # over coloured words Chromium types a styled element, which the policy refuses
    page.keyboard.type(text)


def save(page: Page, name: str) -> None:
    page.locator('[data-field="bot-name"]').fill(name)
    page.locator('[data-act="save-bot"]').click()


def unsaved(page: Page) -> list[str]:
    """The texts under *Not saved*."""
    lists: list[list[dict[str, str]]] = page.evaluate(
        f"async () => (await ({READ_STORE})('drafts')).filter(Array.isArray)"
    )
    return [bot["source"] for bots in lists for bot in bots]


# Guarantee: storage
def test_saving_a_bot_on_a_full_disk_offers_the_file(page: Page) -> None:
    """The quota is set before the first write: Chromium remembers for a while how much room there is."""
    other = page.context.new_page()
    other.goto("/embed/")
    origin = {"origin": other.evaluate("location.origin")}
    disk = page.context.new_cdp_session(other)
    disk.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": 1})
    open_workshop(page)
    type_text(page, "precious = 1")
    save(page, "Mine")
    expect(page.locator('[data-show="storage-full"]')).to_contain_text("no room")
    expect(page.locator('[data-act="save-bot"]')).to_be_enabled()
    expect(page.locator('[data-field="open"] option', has_text="Mine")).to_have_count(0)
    with page.expect_download() as download:
        page.locator('[data-act="export-unsaved"]').click()
    assert download.value.path().read_text().strip() == "precious = 1"
    disk.send("Storage.overrideQuotaForOrigin", origin)
    page.locator('[data-act="save-bot"]').click()
    expect(page.locator('[data-act="save-bot"]')).to_be_disabled()
    expect(page.locator('[data-show="storage-full"]')).to_have_count(0)
    page.reload()
    wait_for(page, "workshop", patience=60)
    assert code(page) == "precious = 1"


# Guarantee: storage
def test_draft_of_another_tab_is_listed_as_not_saved(page: Page) -> None:
    open_workshop(page)
    tab = second_tab(page)
    type_text(page, "first = 1")
    type_text(tab, "second = 2")
    page.reload()
    wait_for(page, "workshop", patience=60)
    assert code(page) == "second = 2"
    assert "first = 1" in unsaved(page)


# Guarantee: storage
def test_text_survives_a_reload_right_after_typing(page: Page) -> None:
    open_workshop(page)
    type_text(page, "typed = 1")
    page.reload()
    wait_for(page, "workshop", patience=60)
    assert code(page) == "typed = 1"


# Guarantee: storage
def test_same_bot_name_in_two_tabs_saves_two_bots(page: Page) -> None:
    open_workshop(page)
    tab = second_tab(page)
    open_file(page, "first = 1")
    save(page, "Mine")
    open_file(tab, "second = 2")
    save(tab, "Mine")
    expect(page.locator('[data-field="open"] option', has_text="Mine 2")).to_be_attached()
    page.locator('[data-field="open"]').select_option("bot:Mine 2")
    assert code(page) == "second = 2"
    page.locator('[data-field="open"]').select_option("bot:Mine")
    assert code(page) == "first = 1"


def test_version_that_another_tab_has_saved_is_listed_as_not_saved(page: Page) -> None:
    open_workshop(page)
    open_file(page, "old = 0")
    save(page, "Mine")
    tab = second_tab(page)
    type_text(tab, "theirs = 1")
    tab.locator('[data-act="save-bot"]').click()
    type_text(page, "own = 2")
    page.locator('[data-act="save-bot"]').click()
    expect(page.locator('[data-act="save-bot"]')).to_be_disabled()
    assert "theirs = 1" in unsaved(page)
