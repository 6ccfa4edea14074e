"""How long a bot may think."""

from __future__ import annotations

from dataclasses import dataclass

from mapwright.errors import NotationError

DEFAULT_NODES = 200
"""Futures that the expert samples per action without another limit."""
DEFAULT_TIME_LIMIT = 60.0
"""Seconds after which a bot from outside the engine is stopped if its budget has no seconds."""
GRACE_SECONDS = 5.0
"""Seconds that such a bot may think beyond twice its time."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one action. It stops at the limit that is reached first; None is no limit.

    >>> from mapwright import BASE, Budget, make_bot, start
    >>> make_bot("expert", "seed", Budget(nodes=2)).choose(start(BASE, "harbour")[0])
    <Action shape ...>
    """

    seconds: float | None = None
    """Seconds by the clock."""
    nodes: int | None = None
    """Number of sampled futures: the same number gives the same game everywhere."""

    def __post_init__(self) -> None:
        """Raise `NotationError` if a limit is not a number above 0, which `nodes` must be a whole one of."""
        for name, value, types in (("seconds", self.seconds, int | float), ("nodes", self.nodes, int)):
            if value is not None and (not isinstance(value, types) or isinstance(value, bool) or not value > 0):
                raise NotationError(f"{name} of a budget must be a number above 0, or None; got {value!r:.40}", "bot")


def time_limit(budget: Budget) -> float:
    """Return the seconds that a bot from outside the engine may think about one action before it is stopped."""
    return DEFAULT_TIME_LIMIT if budget.seconds is None else 2 * budget.seconds + GRACE_SECONDS
