"""Home before the game's own script is there: it stands in the page's HTML, can be filled in, and loses no press."""

import re
from itertools import product

import pytest
from playwright.sync_api import BrowserContext, Route, expect

from driver.page_state import unfold, wait_for
from driver.watch import Watch, until
from parameters import thorough_except

# The date and the state of the daily map, the loading line and the painted pictures come with the script.
TEXTS = """() => [...document.querySelectorAll('#app b, #app :is(h1, h2, legend), #app label span, #app .btn span')]
  .filter((each) => !each.closest('[hidden]')).map((each) => each.textContent.trim())"""
# Folded elements have no position.
PLACES = """() => [...document.querySelectorAll('#app button[data-act], #app label')]
  .filter((each) => each.checkVisibility()).map((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return [each.dataset.act ?? each.textContent.trim(), ...[x, y, width, height].map(Math.round)];
})"""
HOMES = list(product(("en", "uk"), ((1440, 900), (390, 844))))
PLACES_TO_BE = ['[data-act="start"]', 'input[value="heroes"]', '[data-act="languages"]']


def far(one: list[int], other: list[int]) -> bool:
    return any(abs(a - b) > 2 for a, b in zip(one, other, strict=True))


class Gate:
    """Delays the game's script until it is opened."""

    def __init__(self, context: BrowserContext) -> None:
        self.held: list[Route] = []
        self.open = False
        context.route(re.compile(r"/assets/main-.*\.js$"), self.answer)

    def answer(self, route: Route) -> None:
        if self.open:
            route.continue_()
        else:
            self.held.append(route)

    def release(self) -> None:
        self.open = True
        for route in self.held:
            route.continue_()


@pytest.mark.parametrize(("language", "size"), thorough_except(HOMES, ("uk", (390, 844))))
def test_home_of_the_script_is_identical_to_home_in_the_html(
    context: BrowserContext, size: tuple[int, int], language: str
) -> None:
    gate = Gate(context)
    page = context.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/?lang={language}&theme=candle", wait_until="commit")
    expect(page.locator('[data-act="start"]')).to_be_visible()
    until(page, "document.fonts.size > 0")
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate("document.documentElement.dataset.theme") == "candle"
    texts, places = page.evaluate(TEXTS), page.evaluate(PLACES)
    gate.release()
    wait_for(page, "home", patience=60)
    drawn = page.evaluate(TEXTS)
    assert len(texts) > 20
    assert drawn == texts
    there = {name: place for name, *place in page.evaluate(PLACES)}
    assert [name for name, *place in places if far(place, there.get(name, place))] == []


def test_choices_and_presses_before_the_script_loads_are_applied(context: BrowserContext) -> None:
    gate = Gate(context)
    page = context.new_page()
    page.goto("/", wait_until="commit")
    expect(page.locator("[data-today]")).not_to_be_empty()  # the date moves what stands below it
    unfold(page, ".setup")
    page.locator('input[value="heroes"]').check(force=True)
    page.locator('input[name="sheet"][value="B"]').check(force=True)
    assert page.locator("label.on", has=page.locator('input[value="heroes"]')).count() == 1
    page.locator('[data-act="start"]').click()
    gate.release()
    wait_for(page, "draw", "choose", patience=60)
    saved = page.evaluate("() => document.querySelector('.cells').dataset.map")
    assert "#" in saved, "sheet B has a wasteland"


@pytest.mark.parametrize("place", thorough_except(PLACES_TO_BE, '[data-act="languages"]'))
def test_focus_on_home_is_kept_when_the_script_starts(context: BrowserContext, place: str) -> None:
    gate = Gate(context)
    page = context.new_page()
    page.goto("/", wait_until="commit")
    if place.startswith("input"):
        unfold(page, ".setup")
    page.locator(place).focus()
    gate.release()
    wait_for(page, "home", patience=60)
    expect(page.locator(place)).to_be_focused()


def test_saved_game_is_shown_on_home_before_the_script_loads(context: BrowserContext, watch: Watch) -> None:
    watch.expect("favicon")
    page = context.new_page()
    page.goto("/?deal=bA1-harbour")
    wait_for(page, "draw", patience=60)
    page.keyboard.press("Enter")  # a game from a link is stored with its first move
    wait_for(page, "choose")
    page.goto("/oembed.json")
    gate = Gate(context)
    page.goto("/", wait_until="commit")
    button = page.locator('[data-act="continue"]')
    expect(button).to_be_visible()
    until(page, "document.querySelector('[data-act=continue] img').naturalWidth > 0")
    assert not page.locator(".learn-btn").count()
    gate.release()
    expect(button.locator("canvas")).to_be_visible(timeout=30_000)


def test_last_texts_of_home_are_shown_before_the_script_loads(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/embed/")
    page.evaluate("""() => localStorage['mapwright:seen'] = JSON.stringify({
      day: new Date().toISOString().slice(0, 10), language: 'en', form: { mode: 'solo', set: 'heroes', sheet: 'C' },
      texts: ['Solo · Heroes · Sheet C', '1 of 2 done', 'Finished: 76 stars', 'Not solved yet', '4 days in a row'],
    })""")
    Gate(context)
    page.goto("/?lang=en", wait_until="commit")
    card = page.locator(".today-card")
    for text in ("1 of 2 done", "Finished: 76 stars", "4 days in a row", "Next map in"):
        expect(card).to_contain_text(text)
    expect(card.locator("[data-until]")).not_to_have_text("Next map in 0:00")
    expect(page.locator(".setup > summary")).to_contain_text("Heroes")
    expect(page.locator('input[name="set"][value="heroes"]')).to_be_checked()
