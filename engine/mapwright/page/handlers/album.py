"""The handler for the stamps of the album. The module is not part of the first download."""

from __future__ import annotations

from mapwright.history.album import album_progress, nearest_stamp
from mapwright.history.album_game import StampProgress
from mapwright.page.handlers import Handlers, handlers_of
from mapwright.page.messages import album as messages
from mapwright.page.session import CurrentGame
from mapwright.page.slices import SlicedTask, slice_seconds


def handlers(_: CurrentGame) -> Handlers:
    return handlers_of(AlbumHandlers())


class AlbumHandlers:
    """Computes the album in slices. The result is cached until other games are sent."""

    def __init__(self) -> None:
        self._task = SlicedTask[tuple[StampProgress, ...]]()

    def album(self, request: messages.AlbumRequest) -> messages.AlbumResponse:
        games = request.games
        key = hash(tuple((game.record, game.seat, game.day, game.hints) for game in games))
        stamps, progress = self._task.run_slice(
            f"{request.lesson} {key}", lambda: album_progress(games, request.lesson), slice_seconds(request.ms)
        )
        return messages.AlbumResponse(stamps is None, progress, stamps, nearest_stamp(stamps or ()))
