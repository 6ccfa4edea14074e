"""A table of people at one device: seats, curtain, names, cards, and what each may take back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from axe import violations
from driver.local_table import NAMES, continue_game, home, just_before, play_greedy, play_until, seat_people, start
from driver.page_state import last_save, unfold, wait_for
from mapwright.notation.deal_code import format_deal
from mapwright.notation.map_text import format_map
from mapwright.notation.record import Record, parse_record, replay
from mapwright.rules.setup import HEROES

# What reaches over the right edge of a box, or of the window.
BEYOND = """(box) => {
  const edge = Math.min(innerWidth, box.getBoundingClientRect().right + 1);
  const wide = [...box.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > edge);
  return wide.map((one) => one.className);
}"""


def expected_maps(record: Record) -> list[str]:
    """Return the maps of the players who took the decisions."""
    states = [state for state, _ in replay(record)][:-1]
    return [format_map(state.players[state.task.on].board) for state in states if state.task]


def open_table_of_four(page: Page) -> None:
    home(page)
    seat_people(page, *NAMES)
    page.locator('[data-seat-look="2"]').click()
    page.get_by_role("radio", name="Violet").check(force=True)
    page.get_by_role("radio", name="Bell").check(force=True)
    assert violations(page) == [], "the form"
    start(page, "table-four")
    wait_for(page, "curtain", patience=60)
    expect(page.get_by_role("heading", level=1)).to_have_text("Next: Anna")
    assert violations(page) == [], "the curtain"
    expect(page.locator("#live")).to_have_text("Next: Anna")
    expect(page.locator('[data-act="show-map"]')).to_be_focused()


def test_curtain_hides_the_map_between_four_players(page: Page) -> None:
    open_table_of_four(page)
    seen = []
    for name in NAMES:
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Next: {name}")
        assert page.locator(".cells, [data-map], [data-board], [data-seat]").count() == 0, "no map behind the curtain"
        page.locator('[data-act="show-map"]').click()
        wait_for(page, "draw")
        expect(page.locator('[data-act="undo"]')).to_be_disabled()
        seen += play_until(page, until="curtain")
    drawing = [one["map"] for one in seen if one["kind"] == "drawing"]
    assert drawing == expected_maps(parse_record(last_save(page)["record"]))[:4]
    page.locator('[data-act="show-map"]').click()
    wait_for(page, "draw")
    page.locator('.player[data-seat="1"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("Map: Ben")
    assert violations(page) == [], "all maps"


def test_four_players_see_season_scores_and_the_final_ranking(page: Page) -> None:
    """Return the last decision of a game."""
    continue_game(page, just_before("bA4-table-four", lambda state: state.over), *((name, "") for name in NAMES))
    play_until(page, until="season")
    assert violations(page) == [], "side by side"
    assert page.locator(".standings tbody tr").count() == 4
    play_until(page)
    wait_for(page, "final")
    assert violations(page) == [], "the ranking"
    shows_ranking(page)


def shows_ranking(page: Page) -> None:
    *_, (end, _) = replay(parse_record(last_save(page)["record"]))
    rows = page.locator(".final-standings tbody tr")
    totals = [row.locator(".so-far").inner_text() for row in rows.all()]
    assert [int(text.replace("−", "-")) for text in totals] == sorted((p.stars for p in end.players), reverse=True)
    places = [int(row.get_attribute("data-place") or 0) for row in rows.all()]
    assert places[0] == 1
    assert places == sorted(places)


def test_open_table_shows_no_curtain_but_the_name_of_the_owner(page: Page) -> None:
    home(page)
    seat_people(page, "Anna", "Ben")
    page.locator('[data-act="open-maps"]').click()
    start(page, "table-four")
    wait_for(page, "draw", patience=60)
    expect(page.locator('[data-show="owner"]')).to_have_text("Map: Anna")
    page.locator('[data-act="primary"]').click()
    wait_for(page, "choose")
    page.locator('[data-act="primary"]').click()
    wait_for(page, "draw")
    expect(page.locator('[data-show="owner"]')).to_have_text("Map: Ben")
    expect(page.get_by_role("status").filter(has_text="Map: Ben")).to_be_visible()
    page.goto("/?lang=en")
    wait_for(page, "home")
    page.locator('[data-act="continue"]').click()
    wait_for(page, "draw", patience=60)
    expect(page.locator('[data-show="owner"]')).to_have_text("Map: Ben")


def test_map_drawn_on_by_another_player_has_the_owners_colour(page: Page) -> None:
    play_greedy(page, "raid-5")
    play_until(page, until="visiting")
    expect(page.locator('[data-show="owner"]')).to_have_text("Map: BramYour turn")
    frame, owner = page.evaluate(
        """() => [getComputedStyle(document.querySelector('.sheet'), '::after').boxShadow,
          getComputedStyle(document.querySelector('.owner-ribbon')).backgroundColor]"""
    )
    assert owner == "rgb(31, 82, 128)"
    assert owner in frame
    assert violations(page) == [], "on another's map"


def test_edicts_and_ambushes_can_be_chosen_by_keyboard(page: Page) -> None:
    """By keyboard: the rulebook's first Heroes game with four ambushes by hand."""
    home(page)
    unfold(page, ".setup")
    page.locator('input[value="heroes"]').check(force=True)
    page.locator(".toggles .link").click()
    page.get_by_label("Seed").fill("chosen")
    page.locator('[data-act="cards"]').press("Enter")
    page.locator('[data-act="first-game"]').press("Enter")
    for card in ("Goblin Attack", "Ogre Charge", "Zombie Plague", "Gnoll Raid"):
        page.get_by_role("checkbox", name=card).press(" ")
    page.locator('[data-kind="forest"] summary').press("Enter")
    page.locator('input[value="deepwood"]').press(" ")
    expect(page.get_by_role("checkbox", name="Kobold Onslaught")).to_be_disabled()
    assert violations(page) == [], "the cards"
    for width, height in ((390, 844), (1024, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".choose-cards").evaluate(BEYOND) == [], width
    page.locator('[data-act="start"]').click()
    wait_for(page, "draw", patience=60)
    deal = parse_record(last_save(page)["record"])
    assert deal.setup.edicts == ("deepwood", "gnomish-colony", "ulems-wallow", "dwarvenholds")
    assert deal.setup.ambush == ("goblin-attack", "gnoll-raid", "zombie-plague", "ogre-charge")


@pytest.mark.thorough
def test_deal_code_restores_the_chosen_cards(page: Page) -> None:
    ambush = ("goblin-attack", "gnoll-raid", "zombie-plague", "ogre-charge")
    edicts = ("deepwood", "gnomish-colony", "ulems-wallow", "dwarvenholds")
    setup = replace(HEROES, edicts=edicts, ambush=ambush)
    code = format_deal(setup, "chosen")
    home(page)
    unfold(page, ".setup")
    page.locator(".toggles .link").click()
    page.locator('[data-act="cards"]').click()
    page.locator('[data-field="deal"]').fill("hC1nothing")
    page.locator('[data-act="take-deal"]').click()
    expect(page.get_by_role("alert")).to_contain_text("not a valid deal code", timeout=60_000)
    page.locator('[data-field="deal"]').fill(code)
    page.locator('[data-field="deal"]').press("Enter")
    expect(page.locator('input[value="heroes"]')).to_be_checked()
    page.locator('[data-act="start"]').click()
    wait_for(page, "draw", patience=60)
    deal = parse_record(last_save(page)["record"])
    assert (deal.setup, deal.seed) == (setup, "chosen")
    page.goto(f"/?lang=en&deal={code}")
    wait_for(page, "draw", patience=60)
    assert page.locator(".edict-name").all_inner_texts()[0] == "Deepwood"
