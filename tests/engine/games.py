"""Random tables and random moves, cheap enough for thousands of games."""

from dataclasses import replace

from mapwright.board.grid import bits
from mapwright.board.shapes import orientations
from mapwright.notation.action_text import format_action
from mapwright.notation.record import Record
from mapwright.rules.cards import AMBUSH_BY_ID, AMBUSH_PACKS
from mapwright.rules.game import apply, start
from mapwright.rules.legal_options import may_pass, options
from mapwright.rules.setup import PRESETS
from mapwright.rules.state import PASS, Action

PLAYERS = (1,) * 9 + (2,) * 6 + (3,) * 3 + (4, 5, 6)
"""Small tables more often: a game of six costs as much as six."""


def random_setup(rng, own_sheets=False):
    """Any table; with `own_sheets` only sheets that belong to the set (R6)."""
    setup = PRESETS[rng.choice(["base", "heroes", "combined"])]
    sheets = {"base": "AB", "heroes": "CD"}.get(setup.set, "ABCD") if own_sheets else "ABCD"
    four = tuple(rng.sample(list(AMBUSH_BY_ID), 4))
    packs = tuple(rng.sample(AMBUSH_PACKS, rng.randint(1, 3)))
    setup = replace(
        setup,
        players=rng.choice(PLAYERS),
        sheet=rng.choice(sheets),
        skills=rng.random() < 0.6,
        ambush=rng.choice([setup.ambush, packs, four]),
    )
    if setup.set == "combined":
        setup = replace(setup, explore=rng.choice(["base", "heroes"]), seasons=rng.choice(["base", "heroes"]))
    if setup.set != "base":
        setup = replace(setup, heroes=rng.random() < 0.7)
    return setup


def random_start(rng, own_sheets=False):
    return start(random_setup(rng, own_sheets), f"{rng.getrandbits(48):x}")[0]


def random_action(rng, state):
    """A legal action; all kinds come up, though not all equally often."""
    offered = options(state)
    if may_pass(state) and rng.random() < 0.3:
        return PASS
    option = rng.choice(offered)
    if option.kind == "dodge":
        return Action("dodge", shape_number=option.shape_number, skill=option.skill)
    cells = _random_place(rng, option)
    if option.kind == "hero":
        return Action("hero", option.terrains[0], 0, cells, attack=rng.choice(option.attacks(cells)))
    terrain = rng.choice(option.terrains) if option.terrains else None
    return Action(option.kind, terrain, option.shape_number, cells, option.skill)


def _random_place(rng, option):
    if option.overhangs or option.must_cover:
        return rng.choice(option.placements())
    ways = [(turn, anchors) for turn in orientations(option.shape) if (anchors := turn.anchors(option.free))]
    turn, anchors = rng.choice(ways)
    return turn.mask * rng.choice(list(bits(anchors)))


def drained(thinking):
    """What a generator returns, and everything that it yielded before."""
    yielded = []
    while True:
        try:
            yielded.append(next(thinking))
        except StopIteration as done:
            return done.value, yielded


def play_at_random(rng, setup, seed, actions=None, choose=random_action):
    """The record and the last state of a game of random actions, whole or its first actions only."""
    state, texts = start(setup, seed)[0], []
    while not state.over and (actions is None or len(texts) < actions):
        action = choose(rng, state)
        texts.append(format_action(state, action))
        state, _ = apply(state, action)
    return Record(state.setup, seed, tuple(texts)), state
