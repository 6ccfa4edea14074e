"""What every edict wishes, cell by cell: rough numbers that choose which places to look at."""

from __future__ import annotations

from mapwright.bots.search.base_wishes import BASE_WISHES, Wish, Wisher
from mapwright.bots.search.heroes_wishes import HEROES_WISHES

__all__ = ["WISHES", "Wish"]

WISHES: dict[str, Wisher] = {**BASE_WISHES, **HEROES_WISHES}
