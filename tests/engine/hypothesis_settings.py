"""How often a property is tried: a hundred times, ten times in `python3 build test`, and more in `build lab fuzz`."""

import os

from hypothesis import settings

EXAMPLES = int(os.environ.get("MAPWRIGHT_EXAMPLES", "100"))
"""How often a property is tried that would be tried a hundred times."""


def examples(count: int) -> settings:
    return settings(max_examples=max(5, count * EXAMPLES // 100), deadline=None)
