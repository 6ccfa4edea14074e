"""The scoring desk counts what `mapwright score` counts: pasted, painted by mouse and keys."""

import json
import random
import subprocess
import sys
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from driver.controls import Controls
from driver.page_state import unfold, wait_for
from mapwright.board.board import Board
from mapwright.board.sheets import SHEETS
from mapwright.notation.map_text import format_map

Json = dict[str, Any]
BRUSHES = "FVAWMDZTGHX"


def random_map(seed: int, share: float = 0.6) -> str:
    """Any terrain on any sheet: what is printed stays, ruins lie under what is drawn."""
    rng = random.Random(seed)
    letters = rng.choice(["FVAWM", BRUSHES + "B", "FV", "AWM"])
    printed = format_map(Board.blank(SHEETS["ABCD"[seed % 4]]))

    def drawn(under: str) -> str:
        if under in "/^#" or rng.random() > share:
            return under
        letter = rng.choice(letters)
        return letter.lower() if under == "*" else letter

    return "".join(map(drawn, printed))


def scores(maps: list[str]) -> list[Json]:
    """Return the stars that the command line counts."""
    lines = "\n".join(json.dumps({"map": text}) for text in maps) + "\n"
    command = [sys.executable, "-m", "mapwright", "score"]
    process = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in process.stdout.splitlines()]


def open_desk(page: Page) -> None:
    unfold(page)
    page.locator('[data-act="desk"]').click()
    wait_for(page, "desk", patience=60)
    page.locator('input[name="desk-season"]').nth(4).check(force=True)


@pytest.fixture
def desk(home: Page) -> Page:
    """Open a desk with a blank sheet A, no edict and one player."""
    open_desk(home)
    home.locator('input[name="desk-sheet"][value="A"]').check(force=True)
    choose(home, ["", "", "", ""])
    home.locator('[data-act="desk-clear"]').click()
    home.locator('[data-act="desk-clear-sure"]').click()
    expect(home.locator(".cells")).to_have_attribute("data-map", format_map(Board.blank(SHEETS["A"])))
    return home


def choose(page: Page, edicts: list[str]) -> None:
    for letter in "ABCD":
        page.locator(f'[data-edict="{letter}"]').select_option("")
    for letter, id in zip("ABCD", edicts, strict=True):
        page.locator(f'[data-edict="{letter}"]').select_option(id)


def counted(page: Page) -> Json:
    """Return the stars that the desk shows after it has counted the map."""
    Controls(page).frame()
    expect(page.locator(".desk-result[data-counted]")).to_be_visible()
    read = "(all) => all.map((line) => [line.dataset.line, Number(line.dataset.stars)])"
    lines = page.locator("[data-line]").evaluate_all(read)
    total = page.locator('[data-show="desk-total"]').text_content() or ""
    return dict(lines) | {"total": int(total.replace("−", "-"))}


def wanted(score: Json, edicts: list[str], coins: int = 0) -> Json:
    stars = {id: score["stars"][id] for id in edicts}
    return stars | {"toll": score["toll"], "total": sum(stars.values()) + coins - score["toll"]}


def put_text(page: Page, text: str) -> None:
    """Fill the field and leave it."""
    field = page.locator('[data-field="map-text"]')
    field.evaluate("(field, text) => { field.value = text; field.dispatchEvent(new Event('change')); }", text)


def paste(page: Page, text: str) -> None:
    put_text(page, text)
    expect(page.locator(".cells")).to_have_attribute("data-map", text)


EDICTS_OF_A_GAME = ["sentinel-wood", "canal-lake", "greengold-plains", "borderlands"]


def strokes(text: str, printed: str) -> list[tuple[str, int, int, int]]:
    """Runs of one terrain along the rows: letter, row, first and last column."""
    strokes_on_map = []
    for row, (letters, under) in enumerate(zip(text.split("/"), printed.split("/"), strict=True)):
        column = 0
        while column < 11:
            letter = letters[column].upper()
            last = column
            if letters[column] == under[column]:
                column += 1
                continue
            while last < 10 and letters[last + 1].upper() == letter and letters[last + 1] != under[last + 1]:
                last += 1
            strokes_on_map.append((letter, row, column, last))
            column = last + 1
    return strokes_on_map


def brush(page: Page, letter: str) -> None:
    option = page.locator(f'.palette [value="{letter}"]')
    if not option.is_checked():
        page.locator(f'.palette label:has([value="{letter}"])').click()
        expect(option).to_be_checked()


def point(page: Page, row: int, column: int) -> tuple[float, float]:
    box = page.locator(".cells").bounding_box()
    assert box
    size = box["width"] / 11
    return box["x"] + (column + 0.5) * size, box["y"] + (row + 0.5) * size


def test_map_painted_by_mouse_is_scored_as_by_the_engine(desk: Page) -> None:
    page = desk
    text = random_map(101, share=0.35)
    choose(page, EDICTS_OF_A_GAME)
    page.locator('input[name="desk-sheet"][value="B"]').check(force=True)
    for letter, row, first, last in sorted(strokes(text, format_map(Board.blank(SHEETS["B"])))):
        brush(page, letter)
        page.mouse.move(*point(page, row, first))
        page.mouse.down()
        page.mouse.move(*point(page, row, last))
        page.mouse.up()
    expect(page.locator(".cells")).to_have_attribute("data-map", text)
    assert counted(page) == wanted(scores([text])[0], EDICTS_OF_A_GAME)


def test_calculator_layout_stays_in_place_when_the_engine_is_ready(page: Page) -> None:
    waiting: list[Route] = []
    opened: list[bool] = []
    page.context.route("**/*.wasm*", lambda route: route.continue_() if opened else waiting.append(route))
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/?lang=en")
    unfold(page)
    page.locator('[data-act="desk"]').click()
    expect(page.locator(".room-desk .loadline")).to_be_visible()
    expect(page.locator(".cells")).to_be_visible()
    before = page.locator(".cells").bounding_box(), page.locator(".palette").bounding_box()
    opened.append(True)
    for route in waiting:
        route.continue_()
    expect(page.locator(".room-desk .loadline")).to_have_count(0, timeout=30_000)
    counted(page)
    assert (page.locator(".cells").bounding_box(), page.locator(".palette").bounding_box()) == before


# WCAG: 2.1.1
def test_map_can_be_painted_by_keyboard(desk: Page) -> None:
    page = desk
    page.locator('.cells [tabindex="0"]').focus()
    for key in ["ArrowUp"] * 10 + ["ArrowLeft"] * 10:
        page.keyboard.press(key)
    expect(page.locator('[data-cell="a1"]')).to_be_focused()
    for key in ("1", "Enter", "ArrowRight", "Enter", "5", "Shift+ArrowDown", "Delete", "4", "Enter", "z"):
        page.keyboard.press(key)
        Controls(page).frame()
    rows = (page.locator(".cells").get_attribute("data-map") or "").split("/")
    assert (rows[0][:3], rows[1][:3]) == ("FF.", "...")
    expect(page.locator('[data-cell="b1"]')).to_have_attribute("aria-label", "B1, forest")


def test_copied_map_text_can_be_pasted_again(home: Page) -> None:
    page = home
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_desk(page)
    map = random_map(600)
    paste(page, map)
    unfold(page, ".desk-text")
    page.locator('[data-act="copy-map"]').click()
    assert page.evaluate("navigator.clipboard.readText()") == map
    page.locator('[data-act="desk-clear"]').click()
    page.locator('[data-act="desk-clear-sure"]').click()
    expect(page.locator(".cells")).not_to_have_attribute("data-map", map)
    page.locator('[data-act="paste-map"]').click()
    expect(page.locator(".cells")).to_have_attribute("data-map", map)
