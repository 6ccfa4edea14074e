"""Own sheets: painted by touch or keys, tried out, sent as a link, kept, played to the end, printed and exported."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from driver.controls import PHONE, Mouse, Touch
from driver.online_player import (
    NewPlayer,
    agreed_record,
    play,
    saved_table,
    skip_to_the_last_card,
    until_exchanged,
)
from driver.page_state import open_from_home, unfold, wait_for
from driver.stored_games import play_to_the_end, skip_to_the_end
from driver.watch import Visitor, until, until_ready
from mapwright.board.sheets import sheet_from_letters

BLANK = "/".join(["." * 11] * 11)


def painted(**letters: str) -> str:
    """Return the map text of a sheet with these letters."""
    rows = [[*row] for row in BLANK.split("/")]
    for cell, letter in letters.items():
        rows[int(cell[1:]) - 1]["abcdefghijk".index(cell[0])] = letter
    return "/".join("".join(row) for row in rows)


LAKES = painted(c3="^", i3="^", c9="^", i9="^", f6="*", b2="*", j10="*", a1="#", b1="#", c1="#", d1="#")
ID = sheet_from_letters(LAKES).id
NOTE_PRINT = "() => { window.print = () => { window.printed = document.querySelector('.print-page').textContent; }; }"


def shows(page: Page, map_text: str) -> None:
    expect(page.locator(".cells")).to_have_attribute("data-map", map_text)


def brush(page: Page, letter: str) -> None:
    page.locator(f'.palette label:has([value="{letter}"])').tap()


def paint_by_touch(page: Page, touch: Touch) -> None:
    def tap(cell: str) -> None:
        page.locator(f'[data-cell="{cell}"]').tap(force=True)

    brush(page, "^")
    for cell in ("c3", "i3", "c9", "i9", "e5"):
        tap(cell)
    page.locator('[data-act="sheet-undo"]').tap()
    brush(page, "*")
    for cell in ("f6", "b2", "j10"):
        tap(cell)
    brush(page, "#")
    touch.touch("touchStart", 0.5, 0.5)
    for column in (1.5, 2.5, 3.5):
        touch.touch("touchMove", 0.5, column)
    touch.touch("touchEnd")


def test_a_sheet_painted_by_touch_is_sent_kept_played_printed_and_exported(visitor: Visitor, base_url: str) -> None:
    phone = visitor(**PHONE)
    open_from_home(phone, "sheets")
    until_ready(phone)
    paint_by_touch(phone, Touch(phone))
    shows(phone, LAKES)
    phone.locator('[data-field="sheet-name"]').fill("Lakes <b>")
    phone.locator('[data-act="try-sheet"]').tap()
    expect(phone.locator('[data-show="trial"]')).to_contain_text("of 20 games", timeout=300_000)
    phone.locator('[data-act="share-sheet"]').tap()
    link = str(until(phone, "document.querySelector('[data-field=\"sheet-link\"]')?.value"))
    assert link == f"{base_url}/to/sheet/#sheet={ID}&name=Lakes%20%3Cb%3E"

    phone.evaluate(NOTE_PRINT)
    phone.locator('[data-act="print-sheet"]').tap()
    phone.locator('[data-act="print-empty"]').tap()
    assert "Lakes <b>" in until(phone, "window.printed")

    friend = visitor(locale="en")
    friend.goto(link)
    wait_for(friend, "sheets", patience=60)
    shows(friend, LAKES)
    expect(friend.locator('[data-show="linked"]')).to_be_visible()
    friend.locator('[data-act="keep-sheet"]').click()
    friend.locator('[data-act="draw-on-sheet"]').click()
    wait_for(friend, "draw", "choose", patience=60)
    drawn_by_monsters = re.compile(re.escape(LAKES).replace(r"\.", "[.M]"))  # the first card may be an ambush
    expect(friend.locator(".cells")).to_have_attribute("data-map", drawn_by_monsters)
    skip_to_the_end(friend)
    deal = play_to_the_end(friend)["deal"]
    assert deal.startswith(f"b{ID}1-")

    friend.goto("about:blank")
    open_from_home(friend, "gallery")
    friend.locator('.hung [data-act="keepsake"]').click()
    friend.evaluate(NOTE_PRINT)
    friend.locator('[data-act="print-empty"]').click()
    printed = until(friend, "window.printed")
    assert "Lakes <b>" in printed and deal in printed
    friend.keyboard.press("Escape")
    exported = json.loads(export(friend).read_text("utf-8"))
    assert exported["sheets"] == [{"sheet": ID, "name": "Lakes <b>"}]
    assert exported["games"][0]["record"].startswith(deal)


def export(page: Page) -> Path:
    """Download all data of a player who looks at the finished maps."""
    page.locator('[data-room="stats"]').click()
    wait_for(page, "stats")
    with page.expect_download() as download:
        page.locator('[data-act="export"]').click()
    return Path(download.value.path())


def test_a_sheet_is_painted_kept_and_deleted_by_keyboard_alone(home: Page) -> None:
    page, keyboard = home, home.keyboard
    unfold(page)
    page.locator('[data-act="sheets"]').focus()
    keyboard.press("Enter")
    wait_for(page, "sheets", patience=60)
    page.locator('[data-cell="a1"]').focus()
    for key in ("Digit1", "Enter", "ArrowRight", "ArrowDown", "Digit3", "Space"):
        keyboard.press(key)
        until(page, "document.activeElement.matches('[data-cell]')")
    shows(page, painted(a1="^", b2="#"))
    keyboard.press("z")
    shows(page, painted(a1="^"))
    keyboard.press("Shift+Z")
    shows(page, painted(a1="^", b2="#"))
    page.locator('[name="mirror"][value="none"]').focus()
    keyboard.press("ArrowRight")
    page.locator('[data-cell="b2"]').focus()
    keyboard.press("ArrowDown")
    until(page, "document.activeElement.dataset.cell === 'b3'")
    keyboard.press("Enter")
    shows(page, painted(a1="^", b2="#", b3="#", j3="#"))
    expect(page.locator('[data-act="keep-sheet"]')).to_be_enabled()
    page.locator('[data-act="keep-sheet"]').press("Enter")
    expect(page.locator(".kept-sheets li")).to_have_count(1)
    page.reload()
    wait_for(page, "sheets", patience=60)
    shows(page, painted(a1="^", b2="#", b3="#", j3="#"))
    page.locator('[data-act="delete-sheet"]').press("Enter")
    page.locator('[data-act="delete-sheet-sure"]').press("Enter")
    expect(page.locator(".kept-sheets li")).to_have_count(0)


def test_a_link_to_a_damaged_sheet_is_refused_in_a_sentence_and_changes_nothing(home: Page) -> None:
    for sheet, words in (
        ("S00_", "cannot be read"),
        ("%3Cb%3E", "cannot be read"),
        ("T1_", "cannot be read"),
        ("Sx1_", "too little room"),  # 121 mountains
    ):
        home.goto("about:blank")
        home.goto(f"/?lang=en#sheet={sheet}")
        expect(home.locator(".failure-veil")).to_contain_text(words)
        assert home.evaluate("localStorage.getItem('mapwright:sheet')") is None


def test_two_devices_play_at_a_table_on_an_own_sheet(new_player: NewPlayer, address: str) -> None:
    ada, ben = new_player(Mouse, 1), new_player(Touch, 2)
    ada.page.goto(f"{address}/embed/")
    ada.page.evaluate(
        "(sheets) => localStorage.setItem('mapwright:sheets', sheets)",
        json.dumps({"sheets": [{"id": ID, "name": "Lakes", "map": LAKES}]}),
    )
    ben.join(ada.open_table(address, "Ada", sheet=ID), "Ben")
    for person in (ada, ben):
        shows(person.page, LAKES)
        assert person.draw()
    assert f".b{ID}2-" in saved_table(ben.page)["link"]
    until_exchanged([ada, ben])
    skip_to_the_last_card([ada, ben], address)
    play([ada, ben])
    for person in (ada, ben):
        wait_for(person.page, "final", patience=60)
    agreed_record([ada, ben])
