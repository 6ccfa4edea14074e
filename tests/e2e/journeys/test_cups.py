"""A cup: an organiser and two members draw two rounds at once, over a relay that stores events."""

from __future__ import annotations

import csv
import os
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from driver.controls import Mouse, Touch
from driver.online_player import NewPlayer, OnlinePlayer
from driver.page_state import WRITE_STORE, wait_for
from driver.stored_games import SAVES, ask_engine, finished_record, play_to_the_end, stored_games
from driver.watch import Watch, until, until_ready
from mapwright.board.board import Board
from mapwright.rules.random_sheets import random_sheet
from mapwright.rules.setup import BASE, Setup
from mapwright.together.cup_link import CupLink, new_cup

STORED = "document.querySelector('[data-show=health][data-stored]')"
PICTURES = os.environ.get("PICTURES", "")


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/{name}.png")


def make_cup(person: OnlinePlayer, address: str) -> str:
    """Create a cup of two rounds on the way from home, and return its link."""
    person.page.goto(f"{address}/?lang=en")
    until_ready(person.page)
    person.press("together")
    wait_for(person.page, "together")
    picture(person.page, "ways")
    person.press("cup")
    wait_for(person.page, "cup")
    until(person.page, "document.querySelector('[data-field=cup-name]')")
    person.page.locator("[data-field=cup-name]").fill("Class 7b")
    person.page.locator("[name=cup-rounds][value='2']").check(force=True)
    person.page.locator("[name=cup-seconds][value='60']").check(force=True)
    person.page.locator("[data-field=member-name]").fill("Ada")
    picture(person.page, "new-cup")
    person.press("make-cup")
    until(person.page, STORED, 60)
    field = "document.querySelector('[data-field=link]')?.value"
    return str(until(person.page, field, 60))


def join(person: OnlinePlayer, link: str, name: str) -> None:
    person.page.goto(link)
    until(person.page, "document.querySelector('[data-act=join-cup]')", 60)
    picture(person.page, f"invitation-{name}")
    person.page.locator("[data-field=member-name]").fill(name)
    person.press("join-cup")
    until(person.page, STORED, 60)


def rows(person: OnlinePlayer) -> list[list[str]]:
    """Return place, name, finished seasons and stars of each row of the board."""
    script = """() => [...document.querySelectorAll('.cup-board tbody tr')].map((row) => [
        row.cells[0].textContent.trim(), row.querySelector('.anywhere').textContent,
        row.cells[2].dataset.seasons, row.cells[3].textContent.trim()])"""
    result: list[list[str]] = person.page.evaluate(script)
    return result


def until_row(person: OnlinePlayer, name: str, seasons: int) -> None:
    until(
        person.page,
        f"""[...document.querySelectorAll('.cup-board tbody tr')].some((row) =>
          row.querySelector('.anywhere').textContent === '{name}' && row.cells[2].dataset.seasons === '{seasons}')""",
        60,
    )


def start_round(person: OnlinePlayer, number: int) -> None:
    expect(person.page.locator("[data-act=draw-round]")).to_have_text(f"Draw round {number}", timeout=60_000)
    person.press("draw-round")
    wait_for(person.page, "draw", "choose", patience=60)


def reload_before_the_end(person: OnlinePlayer, left: int = 3) -> None:
    """Reload the page with a stored game that lacks the last cards, as if the others had been drawn."""
    [save] = [save for save in stored_games(person.page, SAVES) if not save["finished"]]
    words = finished_record(save["record"].split(".")[0]).split(".")
    record = ".".join(words[:-left])
    seasons = len(ask_engine(do="open", record=record)["view"]["players"][0]["seasons"])
    person.page.evaluate(WRITE_STORE, [SAVES, [[save["id"], save | {"record": record, "tallied": seasons}]]])
    person.page.reload()
    wait_for(person.page, "draw", "choose", patience=60)


def finish_round(person: OnlinePlayer) -> None:
    reload_before_the_end(person)
    play_to_the_end(person.page)


def to_board(person: OnlinePlayer) -> None:
    person.press("to-cup")
    wait_for(person.page, "cup")
    until(person.page, "document.querySelector('[data-show=maps]')", 60)


def open_round(person: OnlinePlayer, number: int) -> None:
    expect(person.page.locator("[data-act=open-round]")).to_have_text(f"Open round {number}", timeout=60_000)
    person.press("open-round")


def test_organiser_and_two_members_draw_two_rounds_at_once(
    new_player: NewPlayer, posting: str, tmp_path: Path, watch: Watch
) -> None:
    watch.expect("ERR_INTERNET_DISCONNECTED")
    ada, ben, cyd = new_player(Mouse, 1), new_player(Touch, 2), new_player(Touch, 3)
    link = make_cup(ada, posting)
    assert "/to/cup/#cup=1." in link and link.endswith("&name=Class%207b")
    for person, name in ((ben, "Ben"), (cyd, "Cyd")):
        join(person, link, name)
        expect(person.page.locator("#page-title")).to_have_text("Class 7b")
        expect(person.page.locator("[data-show=task] h2")).to_have_text("Waiting for round 1")
    until_row(ada, "Cyd", 0)
    picture(ada.page, "organiser")
    open_round(ada, 1)

    # the first round: Cyd draws without a connection, and Ben reloads in the middle
    start_round(cyd, 1)
    picture(cyd.page, "clock")
    reload_before_the_end(cyd)
    cyd.page.context.set_offline(True)
    play_to_the_end(cyd.page)
    start_round(ben, 1)
    expect(ben.page.locator("[data-show=cup-clock]")).to_contain_text(":")
    reload_before_the_end(ben)
    until_row(ada, "Ben", 3)
    play_to_the_end(ben.page)
    until_row(ada, "Ben", 4)
    assert [row[3] for row in rows(ada)] == ["–"] * 3, "nothing is shown before one's own map is finished"
    start_round(ada, 1)
    finish_round(ada)
    picture(ada.page, "final")
    to_board(ada)
    picture(ada.page, "board")
    assert ada.page.locator("[data-map]").count() == 2
    to_board(ben)
    until_row(ben, "Ada", 4)
    picture(ben.page, "board-phone")
    assert sorted(rows(ben)) == sorted(rows(ada))

    # the second round: Cyd is back, and the result of the first one is sent
    cyd.page.context.set_offline(False)
    to_board(cyd)
    until_row(ada, "Cyd", 4)
    until(cyd.page, STORED, 60)
    open_round(ada, 2)
    for person in (ada, ben, cyd):
        start_round(person, 2)
        finish_round(person)
    for person in (ada, ben, cyd):
        to_board(person)
        until(person.page, "document.querySelector('[data-show=winners]')", 60)
        for name in ("Ada", "Ben", "Cyd"):
            until_row(person, name, 4)
    assert rows(ada) == rows(ben) == rows(cyd)
    picture(cyd.page, "winners-phone")

    ada.page.locator("[data-round='0']").click()
    with ada.page.expect_download() as download:
        ada.press("save-table")
    path = tmp_path / "table.csv"
    download.value.save_as(path)
    table = list(csv.reader(path.read_text("utf-8-sig").splitlines()))
    assert table[0] == ["Place", "Name on the board", "Round 1", "Round 2", "Total"]
    assert sorted(row[1] for row in table[1:]) == ["Ada", "Ben", "Cyd"]
    assert all(int(row[4]) == int(row[2]) + int(row[3]) for row in table[1:])

    ada.page.evaluate("window.print = () => { window.printed = document.querySelector('.cup-certificate')?.outerHTML }")
    ada.press("print-certificate")
    printed = ada.page.evaluate("window.printed")
    assert "Class 7b" in printed and "Ada" in printed and "of 3" in printed
    ada.page.emulate_media(media="print")
    picture(ada.page, "certificate")
    ada.page.emulate_media(media="screen")
    ada.page.evaluate("dispatchEvent(new Event('afterprint'))")

    ada.page.set_viewport_size({"width": 1920, "height": 1080})
    ada.press("projector")
    ada.press("projector-sure")
    expect(ada.page.locator("[data-show=projector] [data-show=qr]")).to_be_visible()
    assert ada.page.locator("[data-show=projector] tbody tr").count() == 3
    picture(ada.page, "projector")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-show=projector]")).to_have_count(0)


def test_round_on_an_own_sheet_is_drawn_and_counted(new_player: NewPlayer, posting: str) -> None:
    sheet = random_sheet("cup")
    cup = new_cup(bytes(16), Setup(sheet=sheet.id), 1, together=False)
    ben = new_player(Touch, 1)
    join(ben, f"{posting}/?lang=en#cup={cup}", "Ben")
    start_round(ben, 1)
    printed = re.escape(Board.blank(sheet).map_text()).replace(r"\.", "[.M]")  # the first card may be an ambush
    expect(ben.page.locator(".cells")).to_have_attribute("data-map", re.compile(printed))
    finish_round(ben)
    to_board(ben)
    [[_, name, seasons, stars]] = rows(ben)
    assert (name, seasons) == ("Ben", "4") and stars != "–"


PARTS_OUTSIDE = """() => [...document.querySelectorAll('.cup-wall :is(tbody tr, [data-show=qr])')].filter((each) => {
  const { top, left, right, bottom } = each.getBoundingClientRect();
  return top < 0 || left < 0 || right > innerWidth || bottom > innerHeight;
}).length"""


NAMES_CUT = """() => [...document.querySelectorAll('.cup-wall .anywhere')]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length"""


def store_cup(page: Page, cup: CupLink, entries: list[str]) -> None:
    """Write a cup that this device only watches into the page's storage."""
    saved = {
        "link": str(cup), "secret": cup.secret.hex(), "context": cup.context, "title": "School",
        "deals": [cup.deal_code(number + 1) for number in range(cup.rounds)], "together": cup.together,
        "cardSeconds": 0, "member": "", "isOrganiser": True, "entries": entries, "hidden": [], "when": 1,
    }  # fmt: skip
    page.evaluate(WRITE_STORE, ["cups", [[saved["secret"], saved]]])


def test_wall_of_a_hundred_members_fits_on_one_screen(new_player: NewPlayer, posting: str) -> None:
    cup = new_cup(bytes(range(16)), BASE, 1, together=True)
    page = new_player(Mouse, 1).page
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(f"{posting}/?lang=en")
    until_ready(page)
    store_cup(page, cup, [f"member {index:08x} 1 tower Hedgehog {index}" for index in range(100)])
    page.goto(f"{posting}/?lang=en#cup={cup}")
    page.reload()
    until(page, "document.querySelector('[data-act=projector]')", 60)
    page.locator("[data-act=projector]").click()
    page.locator("[data-act=projector-sure]").click()
    until(page, "document.querySelectorAll('.cup-wall tbody tr').length === 100")
    expect(page.locator(".cup-wall [data-show=qr]")).to_be_visible()
    picture(page, "wall")
    assert page.evaluate(PARTS_OUTSIDE) == 0
    assert page.evaluate(NAMES_CUT) == 0
