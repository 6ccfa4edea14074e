"""The twelve maps of the atlas, in their order. Their deals never change: finished games refer to them."""

from __future__ import annotations

from typing import NamedTuple


class AtlasMap(NamedTuple):
    """A map of the atlas: its deal, the bots on the seats after the player's, and what its seals ask for."""

    id: str
    """What is new on this map."""
    deal: str
    task: str
    """The id of the task for the second seal."""
    drawn: int
    """The stars for the first seal: the novice reaches them in six games of ten."""
    mastered: int
    """The stars for the third seal: the expert reaches them in three games of ten."""
    bots: tuple[str, ...] = ()


ATLAS = (
    AtlasMap("year", "bA1eAIRY-atlas-18", "forest", 55, 120),
    AtlasMap("ruins", "bA1eBKQZ-atlas-806", "harvest", 75, 120),
    AtlasMap("ambush", "bA1eCJTY-atlas-81", "fence", 55, 140),
    AtlasMap("wasteland", "bB1eDLSa-atlas-8", "wasteland", 80, 130),
    AtlasMap("neighbour", "bB2-atlas-4", "neighbour", 45, 100, ("novice",)),
    AtlasMap("skills", "bA1k-atlas-224", "skills", 60, 130),
    AtlasMap("heroes", "hC1heEWNc-atlas-20", "heroes", 50, 130),
    AtlasMap("monsters", "hD1h-atlas-38", "plague", 60, 140),
    AtlasMap("ambush-pack", "bA2mp-atlas-6", "mountains", 50, 110, ("greedy",)),
    AtlasMap("heroes-and-skills", "hC1hk-atlas-1", "seasons", 50, 130),
    AtlasMap("everything", "cD1h-atlas-3", "river", 65, 160),
    AtlasMap("masterpiece", "cB2hk-atlas-3", "expert", 60, 150, ("expert",)),
)
