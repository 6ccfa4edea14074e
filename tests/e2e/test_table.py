"""A table of players: four people at one device, two bots, and the coach."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from mapwright.grid import cell_names
from mapwright.notation import format_deal, format_map, parse_action
from mapwright.record import Record, parse_record, replay
from mapwright.session import Session
from player import saved, wait_for
from test_play_axe import violations
from watching import Visitor

NAMES = ("Anna", "Ben", "Chiara", "Dana")
PLAY = """async (until) => {
  const root = document.documentElement;
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const find = (selector) => document.querySelector(selector);
  const seen = [];
  for (let step = 0; step < 20000; step++) {
    await frame();
    const state = root.dataset.state;
    const raid = find('[data-act=raid-seen]');
    if (raid && until === 'raid') return seen;
    if (until === 'visiting' && find('.raided') && state === 'draw' && !('busy' in root.dataset)) return seen;
    if (raid) {
      seen.push({ kind: 'raid', text: find('.raid').textContent });
      raid.click();
      continue;
    }
    if (state === until && (state === 'season' || !('busy' in root.dataset))) return seen;
    if (state === 'final') return seen;
    if (state === 'season') {
      seen.push({ kind: 'season', rows: document.querySelectorAll('.standings tbody tr').length });
      find('[data-act=on]')?.click();
      continue;
    }
    if ('busy' in root.dataset) continue;
    if (state === 'curtain') {
      const words = find('.curtain-plate').textContent;
      const maps = document.querySelectorAll('.cells, [data-map], [data-board], [data-seat]').length;
      seen.push({ kind: 'curtain', who: find('h1').textContent, words, maps });
      find('[data-act=unveil]').click();
    } else if (state === 'draw' || state === 'choose') {
      const chips = [...document.querySelectorAll('button.chip[data-terrain]')];
      chips[step % Math.max(1, chips.length)]?.click();
      await frame();
      const placing = state === 'draw';
      const undo = find('[data-act=undo]')?.disabled === false;
      seen.push({ kind: placing ? 'drawing' : 'going on', map: find('.cells').dataset.map, undo });
      find('[data-act=primary]').click();
    }
  }
  throw new Error(`never ${until}: ${root.dataset.state}`);
}"""


RIGHT_EDGES = """(cells) => cells.map((cell) => {
  const range = document.createRange();
  range.selectNodeContents(cell);
  const seen = [...cell.querySelectorAll('.seal, .i')].at(0);
  return (seen ?? range).getBoundingClientRect().right;
})"""


def seat_people(page: Page, *names: str) -> None:
    page.locator('input[value="table"]').check(force=True)
    page.locator('[data-seat-bot="1"]').select_option("")
    for _ in names[2:]:
        page.locator('[data-act="add-player"]').click()
    for index, name in enumerate(names):
        page.locator(f'[data-seat-name="{index}"]').fill(name)


def start(page: Page, seed: str) -> None:
    page.locator(".toggles .link").click()
    page.get_by_label("Seed").fill(seed)
    page.locator('[data-act="start"]').click()


def play(page: Page, until: str = "final") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(PLAY, until)
    return found


def home(page: Page, theme: str = "day") -> None:
    page.add_init_script("localStorage.setItem('mapwright:tips', '{\"off\":true}')")
    page.goto(f"/?lang=en&theme={theme}")
    wait_for(page, "home")


def play_greedy(page: Page, seed: str) -> None:
    """A game against one bot, at its first card."""
    home(page)
    page.locator('input[value="table"]').check(force=True)
    page.locator('[data-seat-bot="1"]').select_option("greedy")
    start(page, seed)
    wait_for(page, "draw", patience=60)


def expected_maps(record: Record) -> list[str]:
    """The map that lay before whoever took each decision."""
    states = [state for state, _ in replay(record)][:-1]
    return [format_map(state.players[state.task.on].board) for state in states if state.task]


def test_four_people_pass_the_device_through_four_seasons(page: Page) -> None:
    home(page)
    seat_people(page, *NAMES)
    page.locator('[data-seat-dress="2"]').click()
    page.get_by_role("radio", name="Violet").check(force=True)
    page.get_by_role("radio", name="Bell").check(force=True)
    assert violations(page) == [], "the form"
    start(page, "table-four")
    wait_for(page, "curtain", patience=60)
    expect(page.get_by_role("heading", level=1)).to_have_text("Next: Anna")
    assert violations(page) == [], "the curtain"
    expect(page.locator("#live")).to_have_text("Next: Anna")
    expect(page.locator('[data-act="unveil"]')).to_be_focused()
    seen = play(page, until="season")
    assert violations(page) == [], "side by side"
    assert page.locator(".standings tbody tr").count() == 4
    seen += play(page)
    wait_for(page, "final")
    assert violations(page) == [], "the ranking"

    curtains = [one for one in seen if one["kind"] == "curtain"]
    assert all(one["maps"] == 0 for one in curtains), "no map behind the curtain"
    asked = [one["who"].removeprefix("Next: ") for one in curtains]
    assert asked[:8] == [*NAMES, *NAMES]
    assert not any(one["undo"] for one in seen if one["kind"] == "drawing"), "what another has drawn stays"
    assert all(one["undo"] for one in seen if one["kind"] == "going on")

    record = parse_record(saved(page)["record"])
    drawing = [one["map"] for one in seen if one["kind"] == "drawing"]
    assert drawing == expected_maps(record), "each draws on the map that the rules give them"
    states = [state for state, _ in replay(record)]
    tasks = [state.task for state in states[:-1]]
    assert asked == [NAMES[task.by] for task in tasks if task]
    passed = [(NAMES[task.by], NAMES[task.on]) for task in tasks if task and task.kind == "ambush"]
    assert len(passed) >= 4
    told = [(who, one["words"]) for who, one in zip(asked, curtains, strict=True) if "Ambush!" in one["words"]]
    assert [who for who, _ in told] == [by for by, _ in passed]
    assert all(f"You now hold {on}’s map." in words for (_, words), (_, on) in zip(told, passed, strict=True))
    raids = [one["text"] for one in seen if one["kind"] == "raid"]
    assert len(raids) == len(passed)
    assert "drew monsters on your map" in raids[0]

    end = states[-1]
    rows = page.locator(".final-standings tbody tr")
    shown = [row.locator(".so-far").inner_text() for row in rows.all()]
    assert [int(text.replace("−", "-")) for text in shown] == sorted((p.stars for p in end.players), reverse=True)
    places = [int(row.get_attribute("data-place") or 0) for row in rows.all()]
    assert places[0] == 1
    assert places == sorted(places)


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
    heads = page.locator(".table-tally thead th").evaluate_all(RIGHT_EDGES)
    numbers = page.locator(".table-tally tbody tr:first-child td").evaluate_all(RIGHT_EDGES)
    assert max(abs(head - number) for head, number in zip(heads, numbers, strict=True)) <= 1


def test_an_open_table_needs_no_curtain_and_shows_whose_map_it_is(page: Page) -> None:
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
    seen = play(page)
    assert not [one for one in seen if one["kind"] == "curtain"]
    wait_for(page, "final")
    page.locator('[data-look="1"]').click()
    page.locator('[data-act="keepsake"]').click()
    expect(page.locator('[data-show="keepsake"]')).to_be_visible(timeout=30_000)
    assert violations(page) == [], "the keepsake"
    page.keyboard.press("Escape")
    page.locator('[data-act="share"]').click()
    expect(page.locator('[data-show="share-text"]')).to_contain_text("?deal=bA2-table-four")


def test_a_map_that_another_draws_on_has_its_owners_colour(page: Page) -> None:
    play_greedy(page, "raid-5")
    page.evaluate(PLAY, "visiting")
    expect(page.locator('[data-show="owner"]')).to_have_text("Map: BramDrawing: You")
    frame, owner = page.evaluate(
        """() => [getComputedStyle(document.querySelector('.sheet'), '::after').boxShadow,
          getComputedStyle(document.querySelector('.owner-ribbon')).backgroundColor]"""
    )
    assert owner == "rgb(31, 82, 128)"
    assert owner in frame
    assert violations(page) == [], "on another's map"


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


def test_the_table_chooses_its_cards_and_a_code_carries_them(page: Page, visitor: Visitor) -> None:
    """By keyboard: the rulebook's first Heroes game with four ambushes by hand; then its code in a fresh profile."""
    home(page)
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
    page.locator('[data-act="start"]').click()
    wait_for(page, "draw", patience=60)
    deal = parse_record(saved(page)["record"])
    assert deal.setup.edicts == ("deepwood", "gnomish-colony", "ulems-wallow", "dwarvenholds")
    assert deal.setup.ambush == ("goblin-attack", "gnoll-raid", "zombie-plague", "ogre-charge")
    code = format_deal(deal.setup, deal.seed)

    fresh = visitor()
    home(fresh)
    fresh.locator(".toggles .link").click()
    fresh.locator('[data-act="cards"]').click()
    fresh.locator('[data-field="deal"]').fill("hC1nothing")
    fresh.locator('[data-act="take-deal"]').click()
    expect(fresh.get_by_role("alert")).to_contain_text("no deal code", timeout=60_000)
    fresh.locator('[data-field="deal"]').fill(code)
    fresh.locator('[data-field="deal"]').press("Enter")
    expect(fresh.locator('input[value="heroes"]')).to_be_checked()
    fresh.locator('[data-act="start"]').click()
    wait_for(fresh, "draw", patience=60)
    again = parse_record(saved(fresh)["record"])
    assert (again.setup, again.seed) == (deal.setup, deal.seed)
    fresh.goto(f"/?lang=en&deal={code}")
    wait_for(fresh, "draw", patience=60)
    assert fresh.locator(".e-name").all_inner_texts()[0] == "Deepwood"


def test_a_name_and_a_crest_are_on_the_map_and_stay(page: Page) -> None:
    home(page)
    page.locator('[data-act="menu"]').click()
    page.locator('.signature [data-field="name"]').fill("Ada")
    page.locator('.signature input[value="ship"]').press(" ")
    assert violations(page) == [], "the settings"
    page.goto("/?lang=en")
    wait_for(page, "home")
    page.locator('input[value="table"]').check(force=True)
    expect(page.locator('[data-seat-name="0"]')).to_have_value("Ada")
    page.locator('[data-seat-dress="0"]').click()
    expect(page.get_by_role("radio", name="Ship")).to_be_checked()


def test_a_turn_is_taken_back_only_by_its_player(page: Page) -> None:
    home(page)
    seat_people(page, "Anna", "Ben")
    start(page, "undo")
    wait_for(page, "curtain", patience=60)
    page.locator('[data-act="unveil"]').click()
    wait_for(page, "draw")
    before = page.locator(".cells").get_attribute("data-map")
    page.locator('[data-act="primary"]').click()
    wait_for(page, "choose")
    assert page.locator(".cells").get_attribute("data-map") != before
    page.locator('[data-act="undo"]').click()
    wait_for(page, "draw")
    assert page.locator(".cells").get_attribute("data-map") == before
    page.locator('[data-act="primary"]').click()
    wait_for(page, "choose")
    page.locator('[data-act="primary"]').click()
    wait_for(page, "curtain")
    page.locator('[data-act="unveil"]').click()
    wait_for(page, "draw")
    assert page.locator(".cells").get_attribute("data-map") == before, "Ben's map is as blank as Anna's was"
    expect(page.locator('[data-act="undo"]')).to_be_disabled()


def test_a_reload_restores_names_and_the_curtain(page: Page) -> None:
    home(page, "candle")
    seat_people(page, "Anna", "Ben")
    start(page, "reload")
    wait_for(page, "curtain", patience=60)
    page.locator('[data-act="unveil"]').click()
    wait_for(page, "draw")
    page.locator('[data-act="primary"]').click()
    wait_for(page, "choose")
    page.locator('[data-act="primary"]').click()
    wait_for(page, "curtain")
    page.goto("/?lang=en&theme=candle")
    wait_for(page, "home")
    page.locator('[data-act="continue"]').click()
    wait_for(page, "curtain", patience=60)
    expect(page.get_by_role("heading", level=1)).to_have_text("Next: Ben")
    assert page.locator(".cells").count() == 0
    page.locator('[data-act="unveil"]').click()
    wait_for(page, "draw")
    expect(page.locator(".player")).to_have_count(2)
    page.locator('.player[data-seat="0"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("Map: Anna")
    assert violations(page) == [], "all maps"


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


def test_a_game_against_two_bots_is_the_same_in_cpython(page: Page) -> None:
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
    seen = play(page, until="season")
    page.goto("/?lang=en")
    wait_for(page, "home")
    page.locator('[data-act="continue"]').click()
    wait_for(page, "season", patience=60)
    seen += play(page)
    wait_for(page, "final")
    assert violations(page) == [], "the ranking"
    assert not [one for one in seen if one["kind"] == "curtain"], "nobody else is there to look"
    save = saved(page)
    bots = tuple(seat["bot"] for seat in save["seats"])
    assert bots == ("", "expert", "greedy")
    record = parse_record(save["record"])
    assert same_game(record, bots).actions == record.actions
    states = [state for state, _ in replay(record)]
    raided = [state for state in states[:-1] if state.task and state.task.kind == "ambush" and state.task.on == 0]
    raids = [one["text"] for one in seen if one["kind"] == "raid"]
    assert len(raids) == len(raided)
    assert "Monsters cost" in raids[0]


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


def test_hint_and_review(page: Page) -> None:
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
