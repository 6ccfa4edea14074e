"""What a bot may see of a game: the state with random cards instead of the hidden ones, and without the seed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from mapwright.bots import Bot
from mapwright.bots.expert import ExpertBot
from mapwright.bots.greedy import GreedyBot
from mapwright.bots.novice import NoviceBot
from mapwright.bots.random import RandomBot
from mapwright.bots.search.futures import revealed_cards, sample_seasons
from mapwright.errors import checked_type
from mapwright.rules.state import Action, State


def sample_future(state: State, rng: Random) -> State:
    """Return the state with its hidden cards dealt anew as they may come, and without its seed.

    The order of explore cards and ruins is random, and so is which ambushes and heroes come (R4, R29). A search plays
    its actions in several futures, whose cards `apply` then reveals.

    >>> from random import Random
    >>> from mapwright import BASE, sample_future, start
    >>> state, _ = start(BASE, "harbour")
    >>> [sample_future(state, Random(seed)).deal.seasons[0][:2] for seed in (1, 2)]
    [(('great-river',), ('hamlet',)), (('great-river',), ('rift-lands',))]
    """
    checked_type(state, State, "a state")
    rest_of_season, *later_seasons = sample_seasons(revealed_cards(state), checked_type(rng, Random, "a generator"))
    present = state.deal.seasons[state.season][: state.turn + 1] + rest_of_season
    seasons = (*state.deal.seasons[: state.season], present, *later_seasons)
    return replace(state, seed="", deal=replace(state.deal, seasons=seasons))


def hide_deck(state: State) -> State:
    """Return the state as the players know it: `sample_future` with the same random cards for the same revealed ones.

    The random cards depend only on what is revealed, so that they tell nothing about the seed.

    >>> from mapwright import BASE, hide_deck, start
    >>> state, _ = start(BASE, "harbour")
    >>> hide_deck(state).cards == state.cards, hide_deck(state).deal == state.deal
    (True, False)
    """
    # The name of the class stays "Known" in this text: another seed would change the games of custom bots.
    text = repr((revealed_cards(checked_type(state, State, "a state")), state.deal.edicts))
    return sample_future(state, Random(text.replace("RevealedCards", "Known", 1)))


def bot_seed(state: State, seat: int) -> str:
    """Return the seed of a bot's own random numbers: the same in all states of a game, and known to every player."""
    deal = state.deal
    return f"{Random(repr((deal.edicts, deal.skills, deal.seasons[0][0], seat))).getrandbits(64):x}"


class FairBot:
    """A bot that sees random cards instead of the hidden ones."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, state: State) -> Action:
        return self._bot.choose(hide_deck(state))


def as_fair_bot(bot: Bot) -> Bot:
    """Return a bot that cannot see hidden cards; those of the engine do not look at them anyway."""
    return bot if type(bot) in (FairBot, RandomBot, NoviceBot, GreedyBot, ExpertBot) else FairBot(bot)
