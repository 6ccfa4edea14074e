"""Sound: each is rendered and measured; none comes before a gesture, unasked in a frame, or after it was put out."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from driver.page_state import wait_for
from driver.watch import Visitor
from mapwright.rules.cards import AMBUSHES

RATE = 44_100
LOUDEST = 0.5
"""−6 dBFS."""
LONGEST = 7.0
SOUNDS: dict[str, list[str | int]] = {
    "pen": [0, "F", "V", "A", "W", "M"],
    "rotate": [0],
    "refuse": [0],
    "coin": [0],
    "card": [0],
    "ruins": [0],
    "ambush": [card.id for card in AMBUSHES],
    "star": [1, 2, 5, 15, 99],
    "season": ["spring", "summer", "fall", "winter"],
    "seal": [0],
    "row": [1, 5],
    "tune": ["20,20,20,20", "5,12,30,41"],
}
ALL = [(name, detail) for name, details in SOUNDS.items() for detail in details]
# Of each: the peak, the root of the mean square, how long anything is heard, and where its strength lies in 24 bands.
RENDER = """async ([address, all, rate, seconds]) => {
  const { playParts: play, durationOf: lengthOf } = await import(address);
  const measurements = [];
  for (const [name, detail] of all) {
    const context = new OfflineAudioContext(1, rate * seconds, rate);
    play(context, context.destination, name, detail, 1);
    const samples = (await context.startRendering()).getChannelData(0);
    let [peak, sum, last] = [0, 0, 0];
    samples.forEach((value, i) => {
      peak = Math.max(peak, Math.abs(value));
      sum += value * value;
      if (Math.abs(value) > 0.001) last = i;
    });
    const crossings = Array.from({ length: 24 }, (_, band) => {
      const from = Math.floor((band * samples.length) / 24);
      let energy = 0;
      let turns = 0;
      for (let i = from + 1; i < from + samples.length / 24; i++) {
        energy += samples[i] ** 2;
        if (samples[i - 1] < 0 !== samples[i] < 0) turns += 1;
      }
      return [Math.sqrt(energy), Math.sqrt(energy) > 0.05 ? turns : 0];
    });
    const rms = Math.sqrt(sum / samples.length);
    measurements.push({ peak, rms, heard: last / rate, long: lengthOf(name, detail), crossings });
  }
  return measurements;
}"""
COUNT = """
window.heard = { contexts: 0, sources: 0 };
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  constructor(options) { super(options); window.heard.contexts += 1; }
};
for (const kind of ['createOscillator', 'createBufferSource']) {
  const make = BaseAudioContext.prototype[kind];
  BaseAudioContext.prototype[kind] = function () { window.heard.sources += 1; return make.call(this); };
}
"""
BROKEN = "window.AudioContext = class { constructor() { throw new Error('no device'); } };"
MISSING = "delete window.AudioContext;"
FAULTS = [
    pytest.param(BROKEN, id="broken"),
    pytest.param(MISSING, id="missing", marks=pytest.mark.thorough),
]


def chunk(site: Path) -> Path:
    (script,) = site.glob("assets/sounds-*.js")
    return script


@pytest.fixture(scope="module")
def rendered(site: Path, base_url: str, browser: Any) -> Iterator[dict[tuple[str, str | int], dict[str, Any]]]:
    page = browser.new_page()
    page.goto(f"{base_url}/licences.txt")
    measures = page.evaluate(RENDER, [f"{base_url}/assets/{chunk(site).name}", ALL, RATE, LONGEST])
    page.close()
    yield dict(zip(ALL, measures, strict=True))


def test_every_sound_is_audible_and_below_the_volume_limit(rendered: dict[Any, dict[str, Any]]) -> None:
    for (name, detail), sound in rendered.items():
        description = f"{name} {detail}: peak {sound['peak']:.3f}, rms {sound['rms']:.4f}, {sound['heard']:.2f} s"
        assert 0.03 < sound["peak"] < LOUDEST, description
        assert 0.03 < sound["heard"] <= sound["long"] + 0.05 < LONGEST, description


def test_all_sounds_differ_in_strength_and_pitch_over_time(rendered: dict[Any, dict[str, Any]]) -> None:
    """The sounds of monsters, seasons and stars differ in strength and pitch over time."""
    seen: dict[str, tuple[str, str | int]] = {}
    for key, sound in rendered.items():
        if key == ("star", 99):
            continue
        shape = shape_of(sound)
        assert shape not in seen, f"{key} sounds like {seen[shape]}"
        seen[shape] = key
    assert shape_of(rendered["star", 99]) == shape_of(rendered["star", 15]), "beyond the last step it stays there"


def shape_of(sound: dict[str, Any]) -> str:
    """Return strength and pitch over time, in coarse steps."""
    return str([(round(energy, 1), turns // 8) for energy, turns in sound["crossings"]])


def heard(page: Page) -> dict[str, int]:
    counts: dict[str, int] = page.evaluate("window.heard")
    return counts


@pytest.fixture
def listening(visitor: Visitor) -> Page:
    page = visitor(locale="en")
    page.add_init_script(COUNT)
    return page


def test_no_sound_is_played_before_a_user_gesture(listening: Page) -> None:
    with listening.expect_response("**/sounds-*.js"):
        listening.goto("/?deal=bA1-sound")
        wait_for(listening, "draw", patience=60)
    assert heard(listening) == {"contexts": 0, "sources": 0}
    until_it_sounds(listening)
    assert heard(listening)["contexts"] == 1


def until_it_sounds(page: Page) -> None:
    """The first press makes the device, which takes a moment; an undone ink may be drawn again."""
    for _ in range(20):
        page.keyboard.press("Enter")
        wait_for(page)
        page.keyboard.press("z")
        wait_for(page)
        if heard(page)["sources"]:
            return
    raise AssertionError("nothing sounds")


# WCAG: 1.4.2
def test_m_key_mutes_the_sound_and_updates_the_menu(listening: Page) -> None:
    listening.goto("/?deal=bA1-sound")
    wait_for(listening, "draw", patience=60)
    until_it_sounds(listening)
    expect(listening.locator("#live")).to_contain_text("Fits")  # what follows the undo is said first
    listening.keyboard.press("m")
    expect(listening.locator("#live")).to_have_text("Sound off.")
    before = heard(listening)
    listening.keyboard.press("Enter")
    wait_for(listening, "choose")
    assert heard(listening) == before
    listening.keyboard.press("Escape")
    switch = listening.locator('[data-setting="sound"]')
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(listening.locator('[name="volume"]')).to_have_value("0")
    listening.locator('[name="volume"]').fill("30")
    expect(switch).to_have_attribute("aria-checked", "true")
    assert heard(listening)["sources"] > before["sources"]
    stored = listening.evaluate("JSON.parse(localStorage['mapwright:settings'])")
    assert (stored["sound"], stored["volume"]) == (True, 30)


@pytest.mark.parametrize("fault", FAULTS)
def test_game_works_without_a_sound_device(visitor: Visitor, fault: str) -> None:
    page = visitor(locale="en")
    page.add_init_script(fault)
    page.goto("/?deal=bA1-sound")
    wait_for(page, "draw", patience=60)
    page.keyboard.press("r")
    page.keyboard.press("Enter")
    wait_for(page, "choose")
