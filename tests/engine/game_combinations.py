"""The list of games that contains each pair of choices that the forms offer: about forty of all possible ones.

`python tests/engine/game_combinations.py` prints it.
"""

import random
from dataclasses import replace
from itertools import combinations

from mapwright.bots.names import BOTS
from mapwright.rules.cards import AMBUSH_BY_ID, AMBUSH_PACKS
from mapwright.rules.random_sheets import random_sheet
from mapwright.rules.setup import PRESETS

CHOICES = {
    "set": ["base", "heroes", "combined"],
    "sheet": ["A", "B", "C", "D", "own"],
    "explore": ["base", "heroes"],
    "seasons": ["base", "heroes"],
    "heroes": [False, True],
    "skills": [False, True],
    "ambush": ["of the set", "all packs", "four cards"],
    "solo ambushes": [False, True],
    "seats": [
        "one person",
        "two people",
        *(f"a person and {bot}" for bot in BOTS),
        "a person and their own bot",
        "eight, some of them bots",
    ],
    "place": ["one device", "online", "direct", "by post"],
}
FOUR_CARDS = tuple(AMBUSH_BY_ID)[:4]
OWN_SHEET = random_sheet("pairs").id
OWN_BOT = "ada.py"


def is_offered(game):
    """Whether the forms let a player choose this.

    A set alone has its own cards, a table at least two seats, and own bots play on one device.
    """
    if game["set"] != "combined" and {game["explore"], game["seasons"]} != {game["set"]}:
        return False
    if game["set"] == "base" and game["heroes"]:
        return False
    if game["seats"] == "one person" and game["solo ambushes"]:
        return False
    return game["place"] == "one device" or game["seats"] not in ("one person", "a person and their own bot")


def pairs_of(game):
    return set(combinations(game.items(), 2))


def random_game(rng):
    while True:
        game = {name: rng.choice(values) for name, values in CHOICES.items()}
        if is_offered(game):
            return game


def covering_games(seed=1, candidates=4000):
    """The games of the list: each is the candidate that contains the most pairs that no earlier one contains."""
    rng = random.Random(seed)
    pool = [(game, pairs_of(game)) for game in (random_game(rng) for _ in range(candidates))]
    remaining = set().union(*(pairs for _, pairs in pool))
    games = []
    while remaining:
        best, pairs = max(pool, key=lambda candidate: len(candidate[1] & remaining))
        games.append(best)
        remaining -= pairs
    return games


def bots_of(game):
    """The bot of each seat, empty for people."""
    seats = game["seats"]
    if seats == "one person":
        return ("",)
    if seats == "two people":
        return ("", "")
    if seats.startswith("eight"):
        return ("", "greedy", "", "novice", "", "random", "", "greedy")
    return ("", OWN_BOT if "own bot" in seats else seats.removeprefix("a person and "))


def setup_of(game):
    setup = PRESETS[game["set"]]
    ambush = {"of the set": setup.ambush, "all packs": AMBUSH_PACKS, "four cards": FOUR_CARDS}[game["ambush"]]
    return replace(
        setup, sheet=OWN_SHEET if game["sheet"] == "own" else game["sheet"], explore=game["explore"],
        seasons=game["seasons"], heroes=game["heroes"], skills=game["skills"], solo_ambushes=game["solo ambushes"],
        ambush=ambush, players=len(bots_of(game)),
    )  # fmt: skip


if __name__ == "__main__":
    for number, game in enumerate(covering_games()):
        print(number, ", ".join(f"{name} {value}" for name, value in game.items()))
