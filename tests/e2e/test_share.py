"""Challenges between two people, what is shared, and links that are not to be trusted."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mapwright.page.qr import qr
from page_state import follow, wait_for
from png import size_of_png
from shelf import HISTORY, SAVES, almost_finish, finished, keep, play_out, ready, shown, stored, summary
from watching import Visitor, until

DEAL = "bA1-challenge"
RECORD = finished(DEAL, greedy=True)
TABLE_OF_FOUR = finished("cA4hk-four")


def open_share(page: Page, record: str = RECORD) -> None:
    keep(page, [record])
    ready(page)
    page.locator('[data-act="gallery"]').click()
    wait_for(page, "gallery")
    page.locator('.hung [data-act="share"]').click()
    expect(page.locator('[data-show="share-text"]')).to_be_visible()


def shared_link(page: Page) -> str:
    text = page.locator('[data-show="share-text"]').text_content() or ""
    found = re.search(r"http\S+", text)
    assert found
    return found[0]


def test_a_friend_races_the_ghost_and_compares(home: Page, visitor: Visitor, base_url: str) -> None:
    page = home
    mine = summary(RECORD)
    open_share(page)
    page.locator('[data-act="with-result"]').click()
    page.locator('[data-field="name"]').fill("Олена <b>")
    page.locator('[data-field="name"]').press("Tab")
    expect(page.locator('[data-show="share-text"]')).to_contain_text(re.compile("rival=~2.*name="))
    link = shared_link(page)
    assert len(link) <= 500 and link.startswith(f"{base_url}/?deal={DEAL}#rival=")
    friend = visitor(locale="en")
    friend.goto(link)
    wait_for(friend, "challenge", patience=60)
    expect(friend.locator(".today-words h2")).to_contain_text(f"Олена <b>: {mine['stars']} stars")
    assert stored(friend, SAVES) == [], "nothing is kept before the friend plays"
    friend.locator('[data-act="accept"]').click()
    wait_for(friend, "draw")
    assert friend.evaluate("location.search + location.hash") == ""
    ghost = friend.locator('[data-show="ghost"] td')
    expect(ghost).to_have_text([shown(total) for total in mine["seasons"]])
    almost_finish(friend)
    wait_for(friend, "draw", "choose")
    expect(ghost).to_have_count(4)
    theirs = play_out(friend)
    friend.locator('[data-act="compare"]').click()
    wait_for(friend, "compare")
    lead = theirs["stars"] - mine["stars"]
    said = "level" if not lead else f"{'ahead' if lead > 0 else 'behind'} by {abs(lead)} star"
    expect(friend.locator('[data-show="verdict"]')).to_contain_text(said)
    for row, figures in (("mine", theirs), ("theirs", mine)):
        wanted = [shown(number) for number in [*figures["seasons"], figures["stars"]]]
        expect(friend.locator(f'[data-row="{row}"] td')).to_have_text(wanted)
    friend.locator('[data-season="spring"]').click()
    expect(friend.locator('[data-season="spring"]')).to_have_attribute("aria-pressed", "true")
    expect(friend.locator(".two-maps .board")).to_have_count(2)


@pytest.mark.thorough
def test_a_plain_deal_link_starts_the_same_cards(page: Page, visitor: Visitor, base_url: str) -> None:
    open_share(page)
    link = shared_link(page)
    assert link == f"{base_url}/?deal={DEAL}"
    friend = visitor()
    friend.goto(link)
    wait_for(friend, "draw", patience=60)
    friend.keyboard.press("Enter")  # a game from a link is stored with its first move
    wait_for(friend, "choose")
    assert stored(friend, SAVES)[0]["record"].startswith(f"{DEAL}.")


@pytest.mark.thorough
def test_what_is_shared_gives_no_card_away(page: Page) -> None:
    open_share(page)
    figures = summary(RECORD)
    text = page.locator('[data-show="share-text"]').text_content() or ""
    lines = text.splitlines()
    assert lines[2:13] == figures["emoji"]
    assert str(figures["stars"]) in lines[0] and all(str(total) in lines[1] for total in figures["seasons"])
    assert text.count("http") == 1 and len(lines) == 14


@pytest.mark.thorough
def test_the_qr_code_is_that_of_the_link(page: Page) -> None:
    open_share(page)
    path = page.locator('[data-show="qr"] path').get_attribute("d") or ""
    rows = qr(shared_link(page))
    runs = [(int(y) - 4, int(x) - 4, int(run)) for x, y, run in re.findall(r"M(\d+) (\d+)h(\d+)", path)]
    dark = {(row, column + i) for row, column, run in runs for i in range(run)}
    assert dark == {(r, c) for r, row in enumerate(rows) for c, module in enumerate(row) if module == "#"}


def test_text_goes_to_the_clipboard(home: Page) -> None:
    page = home
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_share(page)
    page.locator('[data-act="copy-text"]').click()
    expect(page.locator(".share-news")).to_have_text("Text copied.")
    assert page.evaluate("navigator.clipboard.readText()") == page.locator('[data-show="share-text"]').text_content()


def test_web_share_where_there_is_one(page: Page) -> None:
    page.add_init_script("""
      window.shared = [];
      const share = async (what) => void window.shared.push([what.text, what.files?.[0]?.type]);
      Object.defineProperty(navigator, 'share', { value: share });
      Object.defineProperty(navigator, 'canShare', { value: () => true });
    """)
    open_share(page)
    page.locator('[data-act="send"]').click()
    text, kind = until(page, "window.shared[0]")
    assert text == page.locator('[data-show="share-text"]').text_content() and kind == "image/png"


def test_pictures_and_keepsakes(home: Page, tmp_path: Path) -> None:
    page = home
    open_share(page)
    with page.expect_download() as picture:
        page.locator('[data-act="picture"]').click()
    picture.value.save_as(tmp_path / "shared.png")
    assert min(size_of_png(tmp_path / "shared.png")) >= 1000
    page.keyboard.press("Escape")
    page.locator('.hung [data-act="keepsake"]').click()
    page.locator('[data-field="name"]').fill("<b>&A")
    page.locator('[data-field="name"]').press("Tab")
    expect(page.locator('[data-act="png"]')).to_be_enabled(timeout=15_000)
    with page.expect_download() as print_size:
        page.locator('[data-act="png"]').click()
    print_size.value.save_as(tmp_path / "keepsake.png")
    assert min(size_of_png(tmp_path / "keepsake.png")) >= 1500
    with page.expect_download() as vector:
        page.locator('[data-act="svg"]').click()
    vector.value.save_as(tmp_path / "keepsake.svg")
    drawn = ElementTree.parse(tmp_path / "keepsake.svg").iter("{http://www.w3.org/2000/svg}text")
    assert any("<b>&A" in (text.text or "") for text in drawn)


@pytest.mark.thorough
def test_a_table_of_several_is_shared_as_its_deal(page: Page, base_url: str) -> None:
    open_share(page, TABLE_OF_FOUR)
    expect(page.locator('[data-act="with-result"]')).to_have_count(0)
    assert shared_link(page) == f"{base_url}/?deal=cA4hk-four"


ILLEGAL = RECORD.replace(".", ".F1ak11.", 1)
BAD_RECORDS = {
    "empty": "",
    "no record": "hello",
    "broken escape": "%E0%A4%A",
    "markup": "<img src=x onerror=alert(1)>",
    "prototype": "__proto__",
    "illegal move": ILLEGAL,
    "too many moves": f"{RECORD}.F1aa1",
    "enormous": "bA1-x." + "F1aa1." * 20_000,
}
BAD_DEALS = {
    "script": "?deal=javascript:alert(1)&lang=uk",
    "path": "?deal=../../etc/passwd&lang=uk",
    "no such sheet": "?deal=bZ1-x&lang=uk",
    "enormous": f"?deal={'x' * 5000}&lang=uk",
    "rival of another deal": f"?deal=bA1-other&lang=uk#rival={RECORD}",
    "rival not finished": f"?deal={DEAL}&lang=uk#rival={RECORD[:-6]}",
    "rival is no record": f"?deal={DEAL}&lang=uk#rival=<script>alert(1)</script>",
}
NO_ALERT = "window.alert = () => { window.alerted = true; }"


def is_refused(page: Page) -> None:
    """In the player's language; the page continues, and nothing was evaluated or stored."""
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text(re.compile("посилання|задовг|завелик|довг", re.IGNORECASE), timeout=60_000)
    dialog.locator("[data-first]").click()
    wait_for(page, "home")
    assert not page.evaluate("window.alerted === true")
    assert stored(page, SAVES) == [] and stored(page, HISTORY) == []
    assert page.evaluate("location.hash") == ""


@pytest.mark.thorough
def test_bad_replays_are_refused(page: Page) -> None:
    page.add_init_script(NO_ALERT)
    ready(page, "/?lang=uk")
    for kind, record in BAD_RECORDS.items():
        page.evaluate("(record) => { location.hash = `game=${record}`; }", record)
        print(kind)
        is_refused(page)
    page.locator('[data-act="desk"]').click()
    wait_for(page, "desk")


@pytest.mark.thorough
def test_bad_deals_and_challenges_are_refused(page: Page) -> None:
    """The first is what the page is opened with; the others come to a page that is open, the same way."""
    page.add_init_script(NO_ALERT)
    for kind, link in BAD_DEALS.items():
        print(kind)
        if page.url == "about:blank":
            page.goto(f"/{link}")
        else:
            follow(page, f"/{link}", "home")
        is_refused(page)


@pytest.mark.thorough
def test_a_name_is_only_a_name(page: Page) -> None:
    page.goto(f"/?deal={DEAL}#rival={RECORD}&name=%3Cimg%20src=x%3E%E2%80%AE%0A{'x' * 5000}")
    wait_for(page, "challenge", patience=60)
    expect(page.locator(".today-words h2")).to_contain_text("<img src=x> xxxx")
    assert page.locator(".today-words img").count() == 0
