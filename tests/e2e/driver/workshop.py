"""An author of bots in the page: enters the workshop, opens a file, runs it, reads what went wrong."""

from playwright.sync_api import FilePayload, Locator, Page, expect

from driver.controls import Controls
from driver.page_state import open_from_home

PATIENCE = 240_000
"""Milliseconds for a league on a busy machine."""
BOT = """from mapwright.rules.game import legal


class Bot:
    def __init__(self, seed, budget):
        self.kept = []

    def choose(self, state):
        {}
        return legal(state)[0]
"""
LINE = 9


def bot_with(*lines: str) -> str:
    """Return the source of a bot that does this before each of its moves."""
    return BOT.format("\n        ".join(lines))


def open_workshop(page: Page) -> None:
    open_from_home(page, "workshop")
    page.locator(".workshop-editor .cm-content").wait_for()


def open_file(page: Page, text: str, name: str = "mine.py") -> None:
    """Open a file from the disk, and wait until the editor shows it."""
    file: FilePayload = {"name": name, "mimeType": "text/x-python", "buffer": text.encode()}
    page.locator('[data-field="import"]').set_input_files(file)
    expect(page.locator(".workshop-editor .cm-line").first).to_have_text(text.splitlines()[0])


def run(page: Page, act: str = "run") -> None:
    page.locator(f'[data-act="{act}"]').click()
    Controls(page).frame()
    until_at_rest(page)


def until_at_rest(page: Page) -> None:
    page.locator(".workshop:not([data-running])").wait_for(timeout=PATIENCE)


def mistake_shown(page: Page) -> tuple[str, str]:
    mistake: Locator = page.locator('[data-show="mistake"]')
    mistake.wait_for(timeout=PATIENCE)
    return mistake.get_attribute("data-kind") or "", mistake.inner_text()


def code(page: Page) -> str:
    """Return the text in the editor."""
    lines = page.locator(".workshop-editor .cm-line").all_inner_texts()
    return "\n".join(line.rstrip("\n") for line in lines)  # an empty line contains a break
