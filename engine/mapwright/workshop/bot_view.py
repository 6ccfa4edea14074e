"""What a custom bot sees of a game: the state with random cards instead of the hidden ones, and without the seed."""

from __future__ import annotations

# The module `pickle` and what it imports would be 80 kB more for the page, which needs these two functions alone.
from _pickle import dumps, loads
from binascii import a2b_base64, b2a_base64
from dataclasses import replace
from random import Random

from mapwright.bots.search.futures import revealed_cards, sample_future
from mapwright.rules.state import State


def hide_deck(state: State) -> State:
    """Return the state with random cards instead of the hidden ones, and without its seed.

    The random cards depend only on revealed cards, so that they tell nothing about the seed.
    """
    revealed = revealed_cards(state)
    # The name of the class stays "Known" in this text: another seed would change the games of custom bots.
    random_seed = repr((revealed, state.deal.edicts)).replace("RevealedCards", "Known", 1)
    rest_of_season, *later_seasons = sample_future(revealed, Random(random_seed))
    present = state.deal.seasons[state.season][: state.turn + 1] + rest_of_season
    seasons = (*state.deal.seasons[: state.season], present, *later_seasons)
    return replace(state, seed="", deal=replace(state.deal, seasons=seasons))


def bot_seed(state: State, seat: int) -> str:
    """Return the seed of a bot's own random numbers: the same in all states of a game, and known to every player."""
    deal = state.deal
    return f"{Random(repr((deal.edicts, deal.skills, deal.seasons[0][0], seat))).getrandbits(64):x}"


def serialize(state: State) -> str:
    """Return what a bot may see as a pickled text. Only the bot's interpreter unpickles it, never the page."""
    return b2a_base64(dumps(hide_deck(state)), newline=False).decode()


def deserialize(text: str) -> State:
    """Return the state of a text that `serialize` has returned."""
    state: State = loads(a2b_base64(text))
    return state
