"""Each pair of choices that the forms offer is played to the end of a game, over the bridge like a page."""

import random
from itertools import combinations, product

import pytest

from game_combinations import CHOICES, bots_of, covering_games, is_offered, pairs_of, setup_of
from mapwright.bots import Budget, seated_bots
from mapwright.notation.record import final_state, parse_record
from mapwright.page.catalogue import setup_json
from page import Page

GAMES = covering_games()


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    monkeypatch.setattr(seated_bots, "_THINKING_BUDGET", Budget(nodes=1))


def turn(page, rng):
    """Draw with random tools, skills among them, take one drawing back, and leave what is left unused."""
    undone = False
    while page.view["phase"] not in ("next", "bot", "over"):
        places = [
            {"tool": number, "terrain": rng.choice(tool["terrains"] or [None]), "orientation": orientation["code"],
             "row": row, "column": column}
            for number, tool in enumerate(page.view["tools"]) for orientation in tool["orientations"]
            for row, column in orientation["anchors"]
        ]  # fmt: skip
        if not places or (page.view["can_pass"] and rng.random() < 0.5):
            page.tell("pass")
        else:
            page.tell("act", intent=rng.choice(places))
        if not undone and page.view["can_undo"] and rng.random() < 0.2:
            page.tell("undo")
            undone = True


def play_on_one_device(game, rng):
    page = Page(deal=None)
    page.tell("new", setup=setup_json(setup_of(game)), seed="pairs", bots=list(bots_of(game)))
    while page.view["phase"] != "over":
        turn(page, rng)
        page.tell("think", ms=20) if page.view["phase"] == "bot" else page.tell("next")
    return page.view["record"]


def play_at_a_table(game, rng):
    """One device draws for all people, seat by seat; another one that gets its entries has the same game."""
    device, other = Page(deal=None), Page(deal=None)
    bots = bots_of(game)
    link = device.tell("table-link", secret="0e" * 16, setup=setup_json(setup_of(game)), bots=list(bots))["link"]
    table = device.tell("table-open", link=link, entries=[], written=[])["table"]
    entries = []
    while not table["over"]:
        people = [seat for seat in table["able"] if not bots[seat]]
        if people:
            device.tell("table-sit", seat=people[0])
            turn(device, rng)
            answer = device.tell("table-end-turn", by=people[0])
        else:
            answer = device.tell("table-think", ms=20)
        table = answer["table"]
        entries += answer["written"]
    rng.shuffle(entries)
    assert other.tell("table-open", link=link, entries=entries, written=[])["table"]["record"] == table["record"]
    return table["record"]


@pytest.mark.parametrize(
    "number", [*range(3), *(pytest.param(i, marks=pytest.mark.thorough) for i in range(3, len(GAMES)))]
)
def test_a_game_of_these_choices_ends_and_can_be_replayed(number):
    game = GAMES[number]
    play = play_at_a_table if game["place"] == "table" else play_on_one_device
    assert final_state(parse_record(play(game, random.Random(number)))).over


def test_the_list_contains_every_pair_of_choices_that_can_be_offered():
    pairs = set().union(*map(pairs_of, GAMES))
    values = [[(name, value) for value in choices] for name, choices in CHOICES.items()]
    missing = [pair for one, other in combinations(values, 2) for pair in product(one, other) if pair not in pairs]
    for pair in map(dict, missing):
        free = [[pair[name]] if name in pair else choices for name, choices in CHOICES.items()]
        assert not any(is_offered(dict(zip(CHOICES, game, strict=True))) for game in product(*free)), pair
