"""Long lists of parameters, of which `python3 build test` uses a few."""

from collections.abc import Iterable
from typing import Any

import pytest


def thorough_except(values: Iterable[Any], *usual: Any) -> list[Any]:
    """All values for `python3 build test --all`; these few for `python3 build test`."""
    marks = {True: (), False: pytest.mark.thorough}
    return [
        pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=marks[value in usual])
        for value in values
    ]
