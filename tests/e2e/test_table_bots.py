"""Bots at a table are watched and skipped; the scores of all; a hint."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from axe import violations
from driver.local_table import continue_game, home, just_before, play_until, start
from driver.page_state import last_save, unfold, wait_for
from mapwright.board.grid import cell_names
from mapwright.notation.record import parse_record, replay

RIGHT_EDGES = """(cells) => cells.map((cell) => {
  const range = document.createRange();
  range.selectNodeContents(cell);
  const seen = [...cell.querySelectorAll('.seal, .i')].at(0);
  return (seen ?? range).getBoundingClientRect().right;
})"""


def test_scores_are_aligned_with_their_column_headings(page: Page) -> None:
    record = just_before("bA4-mixed", lambda state: bool(state.players[0].seasons))
    continue_game(page, record, ("Anna", ""), ("Ben", ""), ("", "greedy"), ("Grim", "novice"))
    play_until(page, until="season")
    columns_are_straight(page)


def columns_are_straight(page: Page) -> None:
    heads = page.locator(".table-tally thead th").evaluate_all(RIGHT_EDGES)
    numbers = page.locator(".table-tally tbody tr:first-child td").evaluate_all(RIGHT_EDGES)
    assert len(heads) > 2
    assert max(abs(head - number) for head, number in zip(heads, numbers, strict=True)) <= 1


# WCAG: 2.2.2
def test_turns_of_bots_can_be_watched_and_skipped(page: Page) -> None:
    home(page)
    unfold(page, ".setup")
    page.locator('input[value="table"]').check(force=True)
    page.locator('[data-act="add-bot"]').click()
    page.locator('[data-field="watch"]').select_option("slow")
    start(page, "watch")
    wait_for(page, "draw", patience=60)
    page.locator('[data-act="primary"]').click()
    wait_for(page, "choose")
    own_map = page.locator(".cells").get_attribute("data-map")
    page.locator('[data-act="primary"]').click()
    expect(page.locator(".bots-turn")).to_contain_text("Drawing: Bram", timeout=30_000)
    expect(page.locator('[data-show="owner"]')).to_have_text("Map: Bram")
    assert page.locator(".cells").get_attribute("data-map") != own_map
    assert violations(page) == [], "a bot's turn"
    page.keyboard.press("Escape")
    wait_for(page, "draw")
    assert page.locator(".bots-turn").count() == 0
    assert page.locator(".cells").get_attribute("data-map") == own_map


def test_hint_lists_three_placements_and_draws_the_chosen_one(page: Page) -> None:
    home(page)
    start(page, "coach")
    wait_for(page, "draw", patience=60)
    page.keyboard.press("h")
    use = page.locator('[data-act="use-hint"]')
    expect(use).to_be_enabled(timeout=60_000)
    assert page.locator(".hint .place").count() == 3
    assert violations(page) == [], "the hint"
    page.locator('[data-place="2"]').click()
    expect(page.locator(".hint .place.on")).to_have_attribute("data-place", "2")
    description = page.locator(".hint .place.on .named").inner_text()
    use.click()
    wait_for(page, "draw")
    page.locator('[data-act="primary"]').click()
    wait_for(page, "choose", "draw")
    record = parse_record(last_save(page)["record"])
    last = [events for _, events in replay(record)][-1][0]
    assert last.terrain
    cells = description.split(": ")[1].lower().split(", ")
    assert cell_names(last.cells) == cells
