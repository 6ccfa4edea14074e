"""A challenge between two people, the clipboard, the share sheet, pictures and keepsakes."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from driver.page_state import unfold, wait_for
from driver.stored_games import (
    SAVES,
    finished_record,
    open_home,
    play_to_the_end,
    skip_to_the_end,
    store_finished,
    stored_games,
    summary_of,
    with_minus,
)
from driver.watch import Visitor, until
from png import size_of_png

DEAL = "bA1-challenge"
RECORD = finished_record(DEAL, greedy=True)


def open_share(page: Page, record: str = RECORD) -> None:
    store_finished(page, [record])
    open_home(page)
    unfold(page)
    page.locator('[data-act="gallery"]').click()
    wait_for(page, "gallery")
    page.locator('.hung [data-act="share"]').click()
    expect(page.locator('[data-show="share-text"]')).to_be_visible()


def shared_link(page: Page) -> str:
    text = page.locator('[data-show="share-text"]').text_content() or ""
    link = re.search(r"http\S+", text)
    assert link
    return link[0]


def press(page: Page, act: str) -> str:
    """Press a button; return the text at this moment, because the expert's stars may be added to it at any time."""
    text: str = page.locator(f'[data-act="{act}"]').evaluate(
        """button => {
          const text = document.querySelector('[data-show="share-text"]').textContent;
          button.click();
          return text;
        }"""
    )
    return text


def test_challenge_link_lets_a_friend_play_and_compare(home: Page, visitor: Visitor, base_url: str) -> None:
    page = home
    rival_game = summary_of(RECORD)
    open_share(page)
    page.locator('[data-act="with-result"]').click()
    page.locator('[data-field="name"]').fill("Олена <b>")
    page.locator('[data-field="name"]').press("Tab")
    expect(page.locator('[data-show="share-text"]')).to_contain_text(re.compile("rival=~2.*name="))
    link = shared_link(page)
    assert len(link) <= 500 and link.startswith(f"{base_url}/to/challenge/?deal={DEAL}#rival=")
    friend = visitor(locale="en")
    friend.goto(link)
    wait_for(friend, "challenge", patience=60)
    expect(friend.locator(".today-words h2")).to_contain_text(f"Олена <b>: {rival_game['stars']} stars")
    assert stored_games(friend, SAVES) == [], "nothing is kept before the friend plays"
    friend.locator('[data-act="accept"]').click()
    wait_for(friend, "draw")
    assert friend.evaluate("location.search + location.hash") == ""
    ghost = friend.locator('[data-show="ghost"] td')
    expect(ghost).to_have_text([with_minus(total) for total in rival_game["seasons"]])
    skip_to_the_end(friend)
    wait_for(friend, "draw", "choose")
    expect(ghost).to_have_count(4)
    own_game = play_to_the_end(friend)
    stars = with_minus(own_game["stars"]), with_minus(rival_game["stars"])
    standing = (
        "A tie, {} to {} (Олена <b>)"
        if own_game["stars"] == rival_game["stars"]
        else "You are ahead, {} to {} (Олена <b>)"
    )
    if own_game["stars"] < rival_game["stars"]:
        standing, stars = "Олена <b> is ahead, {} to {}", stars[::-1]
    expect(friend.locator('[data-show="lead"]')).to_have_text(standing.format(*stars))
    friend.locator('[data-act="duel"]').click()
    wait_for(friend, "duel")
    expect(friend.locator('[data-show="verdict"]')).to_have_text(standing.format(*stars))
    for row, figures in (("mine", own_game), ("theirs", rival_game)):
        expected = [with_minus(number) for number in [*figures["seasons"], figures["stars"]]]
        expect(friend.locator(f'[data-row="{row}"] td')).to_have_text(expected)
    friend.locator('[data-season="spring"]').click()
    expect(friend.locator('[data-season="spring"]')).to_have_attribute("aria-pressed", "true")
    expect(friend.locator(".two-maps .board")).to_have_count(2)


# Guarantee: input
def test_copy_button_puts_the_shared_text_on_the_clipboard(home: Page) -> None:
    page = home
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_share(page)
    text = press(page, "copy-text")
    expect(page.locator(".share-news")).to_have_text("Text copied.")
    assert page.evaluate("navigator.clipboard.readText()") == text


def test_send_button_passes_text_and_picture_to_web_share(page: Page) -> None:
    page.add_init_script("""
      window.shared = [];
      const share = async (what) => void window.shared.push([what.text, what.files?.[0]?.type]);
      Object.defineProperty(navigator, 'share', { value: share });
      Object.defineProperty(navigator, 'canShare', { value: () => true });
    """)
    open_share(page)
    text = press(page, "send")
    assert until(page, "window.shared[0]") == [text, "image/png"]


def test_shared_picture_and_keepsake_are_downloaded_in_their_sizes(home: Page, tmp_path: Path) -> None:
    page = home
    open_share(page)
    with page.expect_download() as picture:
        page.locator('[data-act="picture"]').click()
    picture.value.save_as(tmp_path / "shared.png")
    assert size_of_png(tmp_path / "shared.png") == (1080, 1350)
    page.keyboard.press("Escape")
    page.locator('.hung [data-act="keepsake"]').click()
    page.locator('[data-field="name"]').fill("<b>&A")
    page.locator('[data-field="name"]').press("Tab")
    expect(page.locator('[data-act="png"]')).to_be_enabled(timeout=15_000)
    with page.expect_download() as print_size:
        page.locator('[data-act="png"]').click()
    print_size.value.save_as(tmp_path / "keepsake.png")
    assert min(size_of_png(tmp_path / "keepsake.png")) >= 1500


@pytest.mark.parametrize(("paper", "width"), [("A4", 595), ("letter", 612)])
def test_map_prints_on_one_page_and_empty_sheet_with_cards_on_two(home: Page, paper: str, width: int) -> None:
    page = home
    store_finished(page, [RECORD])
    open_home(page)
    unfold(page)
    page.locator('[data-act="gallery"]').click()
    page.locator('.hung [data-act="keepsake"]').click()
    page.locator(f'input[name="paper"][value="{paper}"]').check(force=True)
    page.evaluate("void (window.print = () => (document.documentElement.dataset.printed = ''))")
    for act, pages in (("print-poster", 1), ("print-empty", 2)):
        page.locator(f'[data-act="{act}"]').click()
        until(page, "'printed' in document.documentElement.dataset")
        file = page.pdf(prefer_css_page_size=True)
        sizes = re.findall(rb"/MediaBox\s*\[0 0 (\d+)", file)
        assert [int(size) for size in sizes] == pytest.approx([width] * pages, abs=1), act
        expect(page.locator(".print-page")).to_have_count(0)  # Chromium reports the end of the printing
        page.evaluate("delete document.documentElement.dataset.printed")
