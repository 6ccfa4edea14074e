"""The album for a page, in slices, as JSON. Nothing that is needed to play imports it."""

from __future__ import annotations

from mapwright.history.album import Earned, Entry, album, nearest
from mapwright.page.archive import played
from mapwright.page.hints import Thinking, thinking_time
from mapwright.page.messages.album import AlbumAnswer, AlbumGame, AskAlbum, StampJson


class AlbumHandlers:
    """One history at a time; asked about the same games again, it knows."""

    def __init__(self) -> None:
        self._thinking = Thinking[tuple[Earned, ...]]()

    def album(self, asked: AskAlbum) -> AlbumAnswer:
        games = asked.games
        key = hash(tuple((game["record"], game["seat"], game["day"], game["hints"]) for game in games))
        found, share = self._thinking.think(str(key), lambda: album(_entries(games)), thinking_time(asked.ms))
        stamps = None if found is None else [_stamp_json(earned) for earned in found]
        return AlbumAnswer(found is None, share, stamps, nearest(found or ()))


def _entries(games: list[AlbumGame]) -> list[Entry]:
    return [
        Entry(number, played(game), game["map"], game["record"], game["seat"], tuple(game["bots"]))
        for number, game in enumerate(games)
    ]


def _stamp_json(earned: Earned) -> StampJson:
    stamp = earned.stamp
    return {
        "id": stamp.id,
        "page": stamp.page,
        "goal": stamp.goal,
        "reached": earned.reached,
        "game": earned.game,
    }
