"""Replays: from a link, a file, the history; to the end, and taken over on the way."""

from playwright.sync_api import Page, expect

from page_state import follow, unfold, wait_for
from shelf import finished, keep, offer

RECORD = finished("cB1hk-film", greedy=True)
WORDS = RECORD.split(".")


def test_keys_step_and_the_film_runs(home: Page) -> None:
    page = home
    follow(page, f"/#game={RECORD}", "replay")
    page.locator('[data-act="forward"]').click()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-show="step"]')).to_have_text(f"3 / {len(WORDS)}")
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-show="step"]')).to_have_text(f"2 / {len(WORDS)}")
    page.locator('[data-act="play"]').click()
    expect(page.locator('[data-show="step"]')).to_have_text(f"4 / {len(WORDS)}", timeout=8000)
    page.locator('[data-act="play"]').click()


def test_from_the_history_a_file_and_the_clipboard(home: Page) -> None:
    page = home
    keep(page, [RECORD])
    unfold(page)
    page.locator('[data-act="gallery"]').click()
    page.locator('[data-room="replay"]').click()
    wait_for(page, "replay")
    page.locator(".replays button").click()
    expect(page.locator('[data-show="step"]')).to_have_text(f"1 / {len(WORDS)}")
    page.locator('[data-act="other"]').click()
    offer(page, "record-file", "\n".join(WORDS).encode(), "game.txt")
    expect(page.locator('[data-show="step"]')).to_have_text(f"1 / {len(WORDS)}")
    page.locator('[data-act="other"]').click()
    unfold(page, ".opener details")
    page.locator('[data-field="record"]').fill(f"https://elsewhere.example/#game={RECORD}")
    page.locator('[data-act="watch"]').click()
    expect(page.locator('[data-show="step"]')).to_have_text(f"1 / {len(WORDS)}")
