"""How often a property is tried: often from source, a few times against the wheel, which has the same code."""

import os

from hypothesis import settings

INSTALLED = "MAPWRIGHT_INSTALLED" in os.environ
HUNDRED = 10 if INSTALLED else 100


def tries(count: int) -> settings:
    return settings(max_examples=max(5, count * HUNDRED // 100), deadline=None)
