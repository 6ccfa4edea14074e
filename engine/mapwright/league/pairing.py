"""A game between bots that is to be played."""

from __future__ import annotations

from dataclasses import dataclass

from mapwright.bots import Budget
from mapwright.bots.names import is_custom_bot
from mapwright.rules.setup import Setup


@dataclass(frozen=True, slots=True)
class Pairing:
    """A game to be played: the bots by seat, and the deal."""

    bots: tuple[str, ...]
    """The bots by seat: names of built-in bots, or paths of Python files."""
    setup: Setup
    """What is played, for as many players as there are bots."""
    seed: str
    """The seed of the deal."""
    budget: Budget
    """How much each bot may think about an action."""
    sources: tuple[str, ...] = ()
    """The source texts of custom bots by seat, so that another machine can play them; empty for built-in bots."""
    open_deck: bool = False
    """Whether custom bots get the deal, hidden cards and seed included."""

    @property
    def has_custom_bots(self) -> bool:
        return any(is_custom_bot(bot) for bot in self.bots)

    def source(self, seat: int) -> str:
        """Return the source text of the bot on a seat; empty for a built-in bot."""
        return self.sources[seat] if self.sources else ""
