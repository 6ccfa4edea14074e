"""Environments for machine learning. The extra `gym` installs what they need: `pip install './[gym]'` in a clone."""

from __future__ import annotations

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"mapwright.learning needs {error.name}: run `pip install './[gym]'` in a clone of the project", name=error.name
    ) from None

from mapwright.learning.codec import ActionCodec
from mapwright.learning.sheets import random_sheets
from mapwright.learning.solo import SoloEnv
from mapwright.learning.table import TableEnv

__all__ = ["ActionCodec", "SoloEnv", "TableEnv", "random_sheets"]

if "mapwright/Solo-v0" not in gymnasium.registry:
    gymnasium.register("mapwright/Solo-v0", entry_point="mapwright.learning.solo:SoloEnv")
