"""Replays: from a link, a file, the history; to the end, and taken over on the way."""

import pytest
from playwright.sync_api import Page, expect

from page_state import follow, wait_for
from shelf import HISTORY, SAVES, almost_finish, ask, finished, keep, offer, play_out, ready, shown, stored, summary

RECORD = finished("cB1hk-film", greedy=True)
WORDS = RECORD.split(".")


def watch_film(page: Page, record: str = RECORD) -> None:
    page.goto(f"/#game={record}")
    wait_for(page, "replay", patience=60)


def slide(page: Page, to: int) -> None:
    page.locator(".reel-slider input").fill(str(to))
    expect(page.locator('[data-show="step"]')).to_have_text(f"{to + 1} / {len(WORDS)}")


@pytest.mark.thorough
def test_the_end_of_the_film_has_the_stars_of_the_game(page: Page) -> None:
    ready(page)
    for deal in ("bA1-film", "hD1hk-film", "cB1hk-film"):
        record = finished(deal)
        page.evaluate("(record) => { location.hash = `game=${record}`; }", record)
        words = len(record.split("."))
        expect(page.locator('[data-show="step"]')).to_have_text(f"1 / {words}")
        page.locator('[data-act="end"]').click()
        stars = shown(summary(record)["stars"])
        expect(page.locator('[data-show="replay-end"]')).to_contain_text(stars.removeprefix("−"))
        expect(page.locator('[data-show="replay-stars"]')).to_have_text(stars)
        expect(page.locator('[data-show="step"]')).to_have_text(f"{words} / {words}")
    assert stored(page, SAVES) == [] and stored(page, HISTORY) == [], "watching keeps nothing"


@pytest.mark.thorough
def test_every_step_tells_its_notation_and_stars(page: Page) -> None:
    frames = ask(do="replay", record=RECORD)["frames"]
    watch_film(page)
    for index in (1, len(frames) // 3, len(frames) // 2, len(frames) - 2):
        slide(page, index)
        expect(page.locator('[data-show="word"]')).to_have_text(WORDS[index])
        expect(page.locator('[data-show="replay-stars"]')).to_have_text(shown(frames[index]["players"][0]["stars"]))


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


@pytest.mark.thorough
def test_take_over_at_any_turn(page: Page) -> None:
    watch_film(page)
    middle = len(WORDS) // 2
    slide(page, middle)
    taken = ask(do="replay", record=RECORD)["frames"][middle]
    page.locator('[data-act="take-over"]').click()
    wait_for(page, "draw", "choose")
    save = stored(page, SAVES)[0]
    assert save["record"] == taken["record"]
    assert page.locator(".cells").get_attribute("data-map") == taken["players"][0]["map"]
    almost_finish(page, left=2)
    play_out(page)
    assert [game["taken"] for game in stored(page, HISTORY)] == [True]
    page.locator('[data-act="home"]').click()
    page.locator('[data-act="gallery"]').click()
    page.locator('[data-room="stats"]').click()
    wait_for(page, "stats")
    expect(page.locator(".empty-room")).to_be_visible()


def test_from_the_history_a_file_and_the_clipboard(home: Page) -> None:
    page = home
    keep(page, [RECORD])
    page.locator('[data-act="gallery"]').click()
    page.locator('[data-room="replay"]').click()
    wait_for(page, "replay")
    page.locator(".replays button").click()
    expect(page.locator('[data-show="step"]')).to_have_text(f"1 / {len(WORDS)}")
    page.locator('[data-act="other"]').click()
    offer(page, "record-file", "\n".join(WORDS).encode(), "game.txt")
    expect(page.locator('[data-show="step"]')).to_have_text(f"1 / {len(WORDS)}")
    page.locator('[data-act="other"]').click()
    page.locator('[data-field="record"]').fill(f"https://elsewhere.example/#game={RECORD}")
    page.locator('[data-act="watch"]').click()
    expect(page.locator('[data-show="step"]')).to_have_text(f"1 / {len(WORDS)}")


@pytest.mark.thorough
def test_a_bad_file_leaves_the_room_as_it_was(page: Page) -> None:
    ready(page)
    page.locator('[data-act="gallery"]').click()
    page.locator('[data-room="replay"]').click()
    wait_for(page, "replay")
    for content in (b"\x00\xff\xfe", b"bA1-x.F1aa1.nonsense", b"x" * 300_000):
        offer(page, "record-file", content, "game.txt")
        expect(page.locator("dialog[open]")).to_be_visible()
        page.locator("dialog [data-first]").click()
        wait_for(page, "replay")


@pytest.mark.thorough
def test_the_final_screen_leads_to_the_film_and_back(page: Page) -> None:
    page.goto("/?deal=bA1-again")
    wait_for(page, "draw", patience=60)
    page.keyboard.press("Enter")  # a game from a link is stored with its first move
    wait_for(page, "choose")
    almost_finish(page)
    stars = play_out(page)["stars"]
    page.locator('[data-act="replay"]').click()
    wait_for(page, "replay")
    page.locator('[data-act="end"]').click()
    expect(page.locator('[data-show="replay-stars"]')).to_have_text(shown(stars))
    page.locator('[data-act="leave"]').click()
    wait_for(page, "final")
