"""Make bots by name, and let them play a whole game."""

from __future__ import annotations

from dataclasses import replace

from mapwright.bots import Bot, Budget
from mapwright.bots.hidden_deck import as_fair_bot
from mapwright.bots.names import built_in_bot, is_command, is_custom_bot
from mapwright.errors import BotError, NotationError, checked_type
from mapwright.notation.action_text import format_action
from mapwright.notation.record import Record
from mapwright.rules.game import apply, start
from mapwright.rules.setup import Setup
from mapwright.rules.state import State


def make_bot(name: str, seed: str = "", budget: Budget | None = None, *, open_deck: bool = False) -> Bot:
    """Return the built-in bot of that name, the bot of a Python file, whose code runs, or a program with its arguments.

    Bots with equal seeds choose alike. Without a budget the expert samples 200 futures per action. The bot of a file
    sees random cards instead of the hidden ones (`hide_deck`), unless the deck is open. Raise `NotationError` if there
    is no such bot.

    >>> from mapwright import BASE, make_bot, start
    >>> make_bot("greedy", "seed").choose(start(BASE, "harbour")[0])
    <Action shape 1 W f3 f4 f5>
    """
    checked_type(name, str, "the name of a bot", "bot")
    checked_type(seed, str, "a seed", "seed")
    budget = checked_type(Budget() if budget is None else budget, Budget, "a budget", "bot")
    if not is_custom_bot(name) and not is_command(name):
        return built_in_bot(name, seed, budget)
    # The page, which reads no files and starts no programs, does not load these modules.
    from mapwright.bots.custom_bots import bot_factory
    from mapwright.bots.program import ProgramBot, is_program

    bot: Bot = ProgramBot(name, seed, budget) if is_program(name) else bot_factory(name)(seed, budget)
    return bot if open_deck else as_fair_bot(bot)


def play_match(setup: Setup, seed: str, bots: list[Bot], *, open_deck: bool = False) -> tuple[State, Record]:
    """Play a game and return its last state and its record; `bots` has one bot per seat.

    Unless the deck is open, bots see random cards instead of the hidden ones (`hide_deck`). A setup for one player
    becomes one for as many players as there are bots. Raise `NotationError` if any other setup is not for that number
    of players.

    >>> from mapwright import BASE, make_bot, play_match
    >>> over, record = play_match(BASE, "harbour", [make_bot("greedy"), make_bot("random")])
    >>> over.over, [player.stars for player in over.players], record
    (True, [91, 13], <Record bA2-harbour, 46 actions>)
    """
    checked_type(setup, Setup, "a setup", "setup")
    for bot in checked_type(bots, list, "bots", "bot"):
        if not callable(getattr(bot, "choose", None)):
            raise NotationError(f"a bot must have the method choose(state); got {bot!r:.60}", "bot")
    if setup.players == 1 and len(bots) > 1:
        setup = replace(setup, players=len(bots))
    if len(bots) != setup.players:
        raise NotationError(f"a game of {setup.players} needs a bot for each seat; got {len(bots)} bots", "setup")
    state, _ = start(setup, seed)
    actions: list[str] = []
    players = bots if open_deck else [as_fair_bot(bot) for bot in bots]
    try:
        while state.task is not None:
            action = players[state.task.by].choose(state)
            actions.append(format_action(state, action))
            state, _ = apply(state, action)
    except BotError as error:
        error.record = str(Record(state.setup, seed, tuple(actions)))
        raise
    return state, Record(state.setup, seed, tuple(actions))
