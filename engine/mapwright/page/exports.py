"""An export of games, read back: a file that is not well formed is refused as a whole."""

from __future__ import annotations

from mapwright.bots import BOTS
from mapwright.bots.match import is_guest
from mapwright.errors import NotationError
from mapwright.forms import read
from mapwright.page.messages.archive import Export


def read_export(found: object) -> Export:
    """Games, saves and first tries of the daily deals in an exported file."""
    export = read(Export, found, "file", "no export of Mapwright")
    named = {seat["bot"] for save in export["saves"] for seat in save["seats"]}
    unknown = {name for name in named if not is_guest(name)} - {"", *BOTS}
    if unknown:
        raise NotationError(f"no export of Mapwright: {min(unknown)!r:.20} is no bot", "file")
    return export
