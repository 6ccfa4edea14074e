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
    AtlasMap("year", "bA1eAIRY-atlas-18", "forest", 54, 135),
    AtlasMap("ruins", "bA1eBKQZ-atlas-806", "harvest", 86, 134),
    AtlasMap("ambush", "bA1eCJTY-atlas-81", "fence", 70, 174),
    AtlasMap("wasteland", "bB1eDLSa-atlas-8", "wasteland", 79, 136),
    AtlasMap("neighbour", "bB2-atlas-4", "neighbour", 46, 94, ("novice",)),
    AtlasMap("skills", "bA1k-atlas-224", "skills", 64, 135),
    AtlasMap("heroes", "hC1heEWNc-atlas-20", "heroes", 45, 171),
    AtlasMap("monsters", "hD1h-atlas-38", "plague", 64, 184),
    AtlasMap("ambush-pack", "bA2mp-atlas-6", "mountains", 39, 126, ("greedy",)),
    AtlasMap("heroes-and-skills", "hC1hk-atlas-1", "seasons", 53, 155),
    AtlasMap("everything", "cD1h-atlas-3", "river", 63, 158),
    AtlasMap("masterpiece", "cB2hk-atlas-3", "expert", 64, 126, ("expert",)),
)
