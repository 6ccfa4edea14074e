"""Each pair of choices that the forms offer is played to the end of a game, over the bridge as pages do."""

import random
from itertools import combinations, product

import pytest

from game_combinations import CHOICES, OWN_BOT, bots_of, covering_games, is_offered, pairs_of, setup_of
from mapwright.bots import Budget, seated_bots
from mapwright.notation.record import final_state, parse_record
from mapwright.page.catalogue import setup_json
from mapwright.page.table_session import SPECTATOR
from mapwright.workshop.sandbox import BotRunner
from page import PLAIN_BOT, Page, bot_answer

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
    page, own_bot = Page(deal=None), BotRunner()
    bots = bots_of(game)
    page.tell("new", setup=setup_json(setup_of(game)), seed="pairs", bots=list(bots))
    while page.view["phase"] != "over":
        turn(page, rng)
        if page.view["phase"] != "bot":
            page.tell("next")
        elif bots[page.view["seat"]] == OWN_BOT:
            act_with_own_bot(page, own_bot)
        else:
            page.tell("think", ms=20)
    return page.view["record"]


def act_with_own_bot(page, own_bot):
    record = page.view["record"]
    answer = bot_answer(own_bot, PLAIN_BOT, page.tell("bot-view", record=record) | {"seat": page.view["seat"]})
    page.tell("custom-bot-act", record=record, action=answer["action"])


class Device:
    """One device of a table: the page of the player on a seat, with the entries that it has."""

    def __init__(self, link, seat, entries=()):
        self.page, self.seat = Page(deal=None), seat
        self.table = self.page.tell("table-open", link=link, entries=list(entries), written=[])["table"]

    def draw(self, rng):
        """Let the player and then the bots draw what they can now, and return the new entries."""
        written = []
        if self.seat in self.table["able"]:
            self.page.tell("table-sit", seat=self.seat)
            turn(self.page, rng)
            written += self._note(self.page.tell("table-end-turn", by=self.seat))
        while any(self.table["bots"][seat] for seat in self.table["able"]):
            written += self._note(self.page.tell("table-think", ms=20))
        return written

    def add(self, entries):
        self._note(self.page.tell("table-add", entries=entries))

    def _note(self, answer):
        self.table = answer["table"]
        return answer["written"]


def play_online(devices, rng):
    """Each entry reaches all devices at once."""
    while not all(device.table["over"] for device in devices):
        for device in devices:
            written = device.draw(rng)
            for other in devices:
                if other is not device:
                    other.add(written)


def play_directly(devices, rng):
    """All devices are connected to the first one, which passes everything on, in another order and twice."""
    host, *others = devices
    while not all(device.table["over"] for device in devices):
        written = [entry for device in others for entry in device.draw(rng)]
        host.add(written)
        passed_on = 2 * (written + host.draw(rng))
        rng.shuffle(passed_on)
        for other in others:
            other.add(passed_on)


def play_by_post(link, people, rng):
    """One device is open at a time, with everything that was stored before, and draws all that it can."""
    stored, devices = [], []
    while not (devices and devices[-1].table["over"]):
        for seat in people:
            devices.append(Device(link, seat, rng.sample(stored, len(stored))))
            while written := devices[-1].draw(rng):
                stored += written
    return [Device(link, seat, stored) for seat in people]


def play_at_a_table(game, rng):
    """Each person has their own device, and there is one that only watches. In the end all have the same game."""
    bots = bots_of(game)
    setup, secret = setup_json(setup_of(game)), "0e" * 16
    link = Page(deal=None).tell("table-link", secret=secret, setup=setup, bots=list(bots))["link"]
    people = [seat for seat, bot in enumerate(bots) if not bot]
    if game["place"] == "by post":
        devices = play_by_post(link, people, rng)
    else:
        devices = [Device(link, seat) for seat in [*people, SPECTATOR]]
        play = play_online if game["place"] == "online" else play_directly
        play(devices, rng)
    records = {device.table["record"] for device in devices}
    assert len(records) == 1
    return records.pop()


QUICK = [next(number for number, game in enumerate(GAMES) if game["place"] == place and game["seats"] == "two people")
         for place in CHOICES["place"]]  # fmt: skip


@pytest.mark.parametrize(
    "number", [pytest.param(i, marks=() if i in QUICK else pytest.mark.thorough) for i in range(len(GAMES))]
)
def test_a_game_of_these_choices_ends_and_can_be_replayed(number):
    game = GAMES[number]
    play = play_on_one_device if game["place"] == "one device" else play_at_a_table
    assert final_state(parse_record(play(game, random.Random(number)))).over


def test_the_list_contains_every_pair_of_choices_that_can_be_offered():
    pairs = set().union(*map(pairs_of, GAMES))
    values = [[(name, value) for value in choices] for name, choices in CHOICES.items()]
    missing = [pair for one, other in combinations(values, 2) for pair in product(one, other) if pair not in pairs]
    for pair in map(dict, missing):
        free = [[pair[name]] if name in pair else choices for name, choices in CHOICES.items()]
        assert not any(is_offered(dict(zip(CHOICES, game, strict=True))) for game in product(*free)), pair
