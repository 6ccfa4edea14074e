"""Bots at a table: they are watched, play as they do in CPython, raid, and advise."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from axe import violations
from mapwright.board.grid import cell_names
from mapwright.notation.notation import format_map, parse_action
from mapwright.notation.record import Record, parse_record, replay
from mapwright.page.session import Session
from page_state import saved, wait_for
from seating import home, just_before, play, play_greedy, seat_people, start, take_up

RIGHT_EDGES = """(cells) => cells.map((cell) => {
  const range = document.createRange();
  range.selectNodeContents(cell);
  const seen = [...cell.querySelectorAll('.seal, .i')].at(0);
  return (seen ?? range).getBoundingClientRect().right;
})"""


def test_scores_stand_under_the_heads_of_their_columns(page: Page) -> None:
    record = just_before("bA4-mixed", lambda state: bool(state.players[0].seasons))
    take_up(page, record, ("Anna", ""), ("Ben", ""), ("", "greedy"), ("Grim", "novice"))
    play(page, until="season")
    columns_are_straight(page)


def columns_are_straight(page: Page) -> None:
    heads = page.locator(".table-tally thead th").evaluate_all(RIGHT_EDGES)
    numbers = page.locator(".table-tally tbody tr:first-child td").evaluate_all(RIGHT_EDGES)
    assert len(heads) > 2
    assert max(abs(head - number) for head, number in zip(heads, numbers, strict=True)) <= 1


@pytest.mark.thorough
def test_two_people_and_two_bots_play_a_season(page: Page) -> None:
    """One list of seats: people behind the curtain, bots whose turns are shown on their own maps."""
    home(page)
    seat_people(page, "Anna", "Ben")
    page.locator('[data-act="add-bot"]').click()
    page.locator('[data-act="add-bot"]').click()
    page.locator('[data-seat-bot="3"]').select_option("novice")
    page.locator('[data-seat-name="3"]').fill("Grim")
    assert violations(page) == [], "the form"
    start(page, "mixed")
    wait_for(page, "curtain", patience=60)
    save = saved(page)
    assert [(seat["name"], seat["bot"]) for seat in save["seats"]] == [
        ("Anna", ""),
        ("Ben", ""),
        ("", "greedy"),
        ("Grim", "novice"),
    ]
    seen = play(page, until="season")
    asked = [
        one["who"].removeprefix("Next: ") for one in seen if one["kind"] == "curtain" and "Thinking" not in one["words"]
    ]
    assert asked[:4] == ["Anna", "Ben", "Anna", "Ben"]
    drawing = [one["map"] for one in seen if one["kind"] == "drawing"]
    record = parse_record(saved(page)["record"])
    states = [state for state, _ in replay(record)][:-1]
    people = [state for state in states if state.task and state.task.by < 2]
    assert drawing == [format_map(state.players[state.task.on].board) for state in people if state.task]
    assert {state.task.by for state in states if state.task} == {0, 1, 2, 3}
    columns_are_straight(page)


def test_bots_can_be_watched_and_skipped(page: Page) -> None:
    home(page)
    page.locator('input[value="table"]').check(force=True)
    page.locator('[data-act="add-bot"]').click()
    page.locator('[data-field="watch"]').select_option("slow")
    start(page, "watch")
    wait_for(page, "draw", patience=60)
    page.locator('[data-act="primary"]').click()
    wait_for(page, "choose")
    mine = page.locator(".cells").get_attribute("data-map")
    page.locator('[data-act="primary"]').click()
    expect(page.locator(".bots-turn")).to_contain_text("Drawing: Bram", timeout=30_000)
    expect(page.locator('[data-show="owner"]')).to_have_text("Map: Bram")
    assert page.locator(".cells").get_attribute("data-map") != mine
    assert violations(page) == [], "a bot's turn"
    page.keyboard.press("Escape")
    wait_for(page, "draw")
    assert page.locator(".bots-turn").count() == 0
    assert page.locator(".cells").get_attribute("data-map") == mine


def same_game(record: Record, bots: tuple[str, ...]) -> Record:
    """The same table in CPython: people draw what they drew, the bots think for themselves."""
    session = Session(record.setup, record.seed, bots)
    while len(session.now.actions) < len(record.actions):
        if session.now.waiting:
            session.next()
        elif session.is_bots_turn:
            session.think(10.0)
        else:
            session.act(parse_action(session.now.state, record.actions[len(session.now.actions)]))
    return session.record


def sit_down_with_two_bots(page: Page) -> None:
    home(page)
    page.locator('input[value="table"]').check(force=True)
    page.locator('[data-seat-bot="1"]').select_option("expert")
    page.locator('[data-act="add-bot"]').click()
    page.locator('[data-seat-bot="2"]').select_option("greedy")
    page.locator('[data-seat-name="2"]').fill("Grim")
    page.locator('[data-field="watch"]').select_option("off")
    assert violations(page) == [], "the form"
    start(page, "two-bots")
    wait_for(page, "draw", patience=60)
    assert page.locator(".p-name").all_inner_texts() == ["You", "Bram", "Grim"]
    assert violations(page) == [], "the play screen"


def plays_as_in_cpython(page: Page) -> Record:
    save = saved(page)
    bots = tuple(seat["bot"] for seat in save["seats"])
    assert bots == ("", "expert", "greedy")
    record = parse_record(save["record"])
    assert same_game(record, bots).actions == record.actions
    return record


def test_the_first_card_against_two_bots_is_the_same_in_cpython(page: Page) -> None:
    sit_down_with_two_bots(page)
    play(page, until="bot")
    play(page, until="draw")
    assert len(plays_as_in_cpython(page).actions) >= 3


@pytest.mark.thorough
def test_a_game_against_two_bots_is_the_same_in_cpython(page: Page) -> None:
    sit_down_with_two_bots(page)
    seen = play(page, until="season")
    page.goto("/?lang=en")
    wait_for(page, "home")
    page.locator('[data-act="continue"]').click()
    wait_for(page, "season", patience=60)
    seen += play(page)
    wait_for(page, "final")
    assert violations(page) == [], "the ranking"
    assert not [one for one in seen if one["kind"] == "curtain"], "nobody else is there to look"
    states = [state for state, _ in replay(plays_as_in_cpython(page))]
    raided = [state for state in states[:-1] if state.task and state.task.kind == "ambush" and state.task.on == 0]
    raids = [one["text"] for one in seen if one["kind"] == "raid"]
    assert len(raids) == len(raided)
    assert "Monsters cost" in raids[0]


@pytest.mark.thorough
def test_bots_play_on_after_a_game_was_left_and_taken_up_again(page: Page) -> None:
    """Left at what is held until it is read: monsters on one's own map."""
    play_greedy(page, "raid-5")
    for _ in range(2):
        play(page, until="raid")
        before = saved(page)["record"]
        page.locator(".brand").click()
        wait_for(page, "home")
        page.locator('[data-act="continue"]').click()
        expect(page.locator(".cells")).to_be_visible()
        assert saved(page)["record"] == before
    play(page)
    wait_for(page, "final")


@pytest.mark.thorough
def test_two_ambushes_in_a_row_are_both_told(page: Page) -> None:
    """The second comes before the maps have gone back to their owners."""
    home(page)
    seat_people(page, "Anna", "Ben")
    start(page, "dbl24")
    wait_for(page, "curtain", patience=60)
    play(page, until="season")
    page.locator('[data-act="on"]').click()
    seen = play(page, until="season")
    raids = [one["text"].split(" ")[0] for one in seen if one["kind"] == "raid"]
    assert raids == ["Ben", "Ben", "Anna", "Anna"]


@pytest.mark.thorough
def test_a_season_against_bots_is_counted_on_ones_own_map_before_the_scores(page: Page) -> None:
    """Summer begins with an ambush on another's map: it waits until spring is counted."""
    play_greedy(page, "raid-5")
    play(page, until="season")
    expect(page.locator('[data-show="counted-seat"]')).to_have_text("You")
    expect(page.locator(".season h1")).to_have_text("Spring")
    assert page.locator("dialog[open], [data-show=owner]").count() == 0
    mine = page.locator(".cells").get_attribute("data-map")
    page.keyboard.press("Enter")  # counts the rest
    expect(page.locator(".table-tally tbody tr")).to_have_count(2)
    so_far = page.locator(".table-tally .so-far").first.inner_text()
    assert page.locator(".ledger .lt .stars").inner_text() == so_far, "summer has brought nothing yet"
    assert violations(page) == [], "the scores beside the map"
    page.locator('[data-count="1"]').click()
    expect(page.locator('[data-show="owner"]')).to_have_text("Map: Bram")
    assert page.locator(".cells").get_attribute("data-map") != mine
    for _ in range(2):  # counts the rest, and back to the scores
        page.keyboard.press("Enter")
    expect(page.locator(".table-tally tbody tr")).to_have_count(2)
    assert page.locator(".cells").get_attribute("data-map") == mine
    page.keyboard.press("Enter")
    expect(page.locator(".card .notice")).to_have_text("Draw the monsters on Bram’s map.")


def test_a_hint(page: Page) -> None:
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
    told = page.locator(".hint .place.on .named").inner_text()
    use.click()
    wait_for(page, "draw")
    page.locator('[data-act="primary"]').click()
    wait_for(page, "choose", "draw")
    record = parse_record(saved(page)["record"])
    last = [events for _, events in replay(record)][-1][0]
    assert last.terrain
    cells = told.split(": ")[1].lower().split(", ")
    assert cell_names(last.cells) == cells


@pytest.mark.thorough
def test_a_review(page: Page) -> None:
    home(page)
    start(page, "coach")
    wait_for(page, "draw", patience=60)
    play(page)
    wait_for(page, "final")
    page.locator('[data-act="review"]').click()
    expect(page.locator('[data-show="progress"]')).to_be_visible()
    expect(page.locator('[data-act="watch-expert"]')).to_be_visible(timeout=120_000)
    assert page.locator("[data-costly]").count() == 3
    assert violations(page) == [], "the review"
    points = page.locator(".c-dot, .c-costly").count()
    assert points >= 12
    page.locator('[data-act="next-move"]').click()
    page.locator('[data-act="watch-expert"]').click()
    wait_for(page, "replay")
    expect(page.locator(".room-replay")).to_be_visible()
