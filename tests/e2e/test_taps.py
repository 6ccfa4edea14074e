"""How often a whole solo game is pressed: by the settings that a new player has, and with every question asked."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from hands import PHONE, Hand, Mouse, Touch, ghost
from mapwright.notation.notation import parse_action
from mapwright.notation.record import parse_record
from mapwright.page.intent import intent_of
from mapwright.page.session import Session
from page_state import wait_for
from shelf import finished
from watching import Visitor

DEAL = "bA1-taps"
SOON = 450
"""Milliseconds that pass on the page's clock: a press that comes sooner is meant for the card before."""
FRESH = "localStorage['mapwright:settings'] = '{}';"
ASKED = """localStorage['mapwright:settings'] = '{"onward":false,"askSkills":true}';"""
COUNT = """
window.presses = 0;
window.passed = 0;
{
  const now = performance.now.bind(performance);
  performance.now = () => now() + window.passed;
}
addEventListener('pointerdown', (event) => { if (event.isTrusted) window.presses += 1; }, { capture: true });
"""

# The finger is lifted in the page, at the moment when it is seen: the way of a real one through a busy machine is long.
# It is also lifted when the shape has turned all the way round.
LET_GO = """(code) => new Promise((done, fail) => {
  const end = performance.now() + 20000;
  const turned = () => document.querySelector('.cells').dataset.ghost.split(' ')[2];
  const first = turned();
  let moved = false;
  const look = () => {
    const now = turned();
    moved ||= now !== first;
    if (performance.now() > end) return fail(new Error('held, and yet it does not turn'));
    if (now !== code && !(moved && now === first)) return setTimeout(look, 10);
    document.querySelector('[data-act="rotate"]').dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    done();
  };
  look();
})"""


# Timers fire in order: one that is set later and for longer fires after the page's own.
LATER_TIMER = "(ms) => new Promise((done) => setTimeout(done, ms))"


class Resting(Mouse):
    """A mouse that lets the shape lie where it rests, without a click."""

    def move(self, row: int, column: int) -> None:
        self.search(row, column)
        self.page.evaluate(LATER_TIMER, 250)
        self.page.mouse.move(2, 2)
        shown = self.drawn()
        assert shown and (shown.row, shown.column) == (row, column), "the way to the button drags it along"


class Deft(Touch):
    """A finger that presses the button long to turn the shape, and pulls a terrain from the card onto the map."""

    pulled = ""

    def turn(self, code: str) -> None:
        """The button is let go as soon as the shape lies right; what is not found on this side is on the other."""
        for _side in range(2):
            if self.lies(code):
                return
            self.on('[data-act="rotate"]')
            self.page.evaluate(LET_GO, code)
            self.touch("touchEnd")
            self.frame()
            if self.lies(code):
                return
            self.flip()
        assert self.lies(code), "it turns on after it was let go"

    def lies(self, code: str) -> bool:
        shown = self.drawn()
        return shown is None or shown.turn == code

    def on(self, selector: str) -> None:
        box = self.page.locator(selector).bounding_box()
        assert box
        self.touch_at("touchStart", box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def terrain(self, letter: str | None) -> None:
        shown = ghost(self.page)
        self.pulled = letter if letter and shown and shown.terrain != letter else ""

    def move(self, row: int, column: int) -> None:
        if not self.pulled:
            return super().move(row, column)
        self.on(f'[data-terrain="{self.pulled}"]')
        self.touch("touchMove", 9.5, 5.5)
        self.search(row, column)
        self.touch("touchEnd")
        shown = self.drawn()
        assert shown and (shown.row, shown.column, shown.terrain) == (row, column, self.pulled)
        return None


def decisions(deal: str) -> list[dict[str, Any]]:
    """What the greedy player puts where, card by card."""
    record = parse_record(finished(deal, greedy=True))
    session, made = Session(record.setup, record.seed), []
    for word in record.actions:
        action = parse_action(session.now.state, word)
        made.append(dict(intent_of(session.now.state, action) or {}))
        session.act(action)
        if session.now.waiting:
            session.next()
    return made


def draw(hand: Hand, intent: dict[str, Any]) -> None:
    hand.choose(intent["tool"], None)
    hand.terrain(intent["terrain"])
    hand.turn(intent["turn"])
    hand.move(intent["row"], intent["column"])
    hand.confirm()


def play(hand: Hand, by_itself: bool) -> int:
    """Plays the game to its end, and returns how often it was pressed from the first card on."""
    page = hand.page
    page.goto(f"/?deal={DEAL}&lang=en")
    wait_for(page, "draw", patience=60)
    for intent in decisions(DEAL):
        draw(hand, intent)
        if not by_itself:
            wait_for(page, "choose")
            hand.confirm()
        while until_next(page) == "season":
            hand.end_season()
        page.evaluate("(passed) => { window.passed += passed; }", SOON)
    wait_for(page, "final")
    return int(page.evaluate("window.presses"))


def until_next(page: Page) -> str:
    """The next card lies there, or a season has ended."""
    return wait_for(page, "draw", "season", "final")


def pressed(page: Page, hand: Hand, settings: str) -> int:
    page.add_init_script(COUNT + settings)
    return play(hand, settings == FRESH)


@pytest.mark.thorough
@pytest.mark.parametrize("hand_name", ["mouse", "touch"])
def test_a_whole_game_is_pressed_less_often(visitor: Visitor, hand_name: str) -> None:
    """A mouse needs no click for the place and none for the next card. A finger pulls each terrain to its place."""
    options: dict[str, Any] = {"locale": "en", **(PHONE if hand_name == "touch" else {})}
    before, after = visitor(**options), visitor(**options)
    old = pressed(before, Mouse(before) if hand_name == "mouse" else Touch(before), ASKED)
    new = pressed(after, Resting(after) if hand_name == "mouse" else Deft(after), FRESH)
    print(f"{hand_name}: {old} presses with every question asked, {new} by default: {1 - new / old:.0%} fewer")
    assert new <= old * 2 / 3
