"""The state that a custom bot sees, as a text for its interpreter."""

from __future__ import annotations

# The module `pickle` and what it imports would be 80 kB more for the page, which needs these two functions alone.
from _pickle import dumps, loads
from binascii import a2b_base64, b2a_base64

from mapwright.bots.hidden_deck import hide_deck
from mapwright.rules.state import State


def serialize(state: State) -> str:
    """Return what a bot may see as a pickled text. Only the bot's interpreter unpickles it, never the page."""
    return b2a_base64(dumps(hide_deck(state)), newline=False).decode()


def deserialize(text: str) -> State:
    """Return the state of a text that `serialize` has returned."""
    state: State = loads(a2b_base64(text))
    return state
