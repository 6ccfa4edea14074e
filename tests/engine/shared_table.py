"""Tables of tests: links, and people who draw at random."""

from dataclasses import replace

from games import random_action
from mapwright.notation.action_text import format_action
from mapwright.rules.setup import BASE
from mapwright.together.bots import TableBots
from mapwright.together.entries import Move
from mapwright.together.links import new_link

SECRET = b"sixteen-bytes-16"


def link_of(*seats, setup=BASE, secret=SECRET):
    """The link to a table of people (p) and bots by name."""
    bots = tuple("" if seat == "p" else seat for seat in seats)
    return new_link(secret, replace(setup, players=len(seats)), bots)


def draw(table, seat, rng):
    """A legal move of the seat, added to the table and returned."""
    state = table.state_to_act(seat)
    entry = str(Move(seat, table.position(state), format_action(state, random_action(rng, state)), False))
    assert table.add([entry]) == [entry]
    return entry


def play(table, rng, moves=10_000):
    """Draw with all people and bots until the game is over, or so many moves of people are made."""
    bots = TableBots(table)
    while moves and not table.state.over:
        busy = True
        while busy:
            busy, _ = bots.think(1)
        able = [seat for seat, bot in enumerate(table.link.bots) if not bot and table.state_to_act(seat)]
        if able:
            draw(table, rng.choice(able), rng)
            moves -= 1
