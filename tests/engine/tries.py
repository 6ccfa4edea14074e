"""How often a property is tried: often, but a few times only where every line is counted, which takes twice as long."""

import os

from hypothesis import settings

HUNDRED = 10 if "MAPWRIGHT_COUNTED" in os.environ else 100


def tries(count: int) -> settings:
    return settings(max_examples=max(5, count * HUNDRED // 100), deadline=None)
