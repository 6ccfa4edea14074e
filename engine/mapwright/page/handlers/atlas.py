"""The handler for the progress of the atlas. The module is not part of the first download."""

from __future__ import annotations

from mapwright.atlas.progress import MapProgress, atlas_progress
from mapwright.page.handlers import Handlers, handlers_of
from mapwright.page.messages import atlas as messages
from mapwright.page.session import CurrentGame
from mapwright.page.slices import SlicedTask, slice_seconds


def handlers(_: CurrentGame) -> Handlers:
    return handlers_of(AtlasHandlers())


class AtlasHandlers:
    """Computes the progress in slices. The result is cached until other games are sent."""

    def __init__(self) -> None:
        self._task = SlicedTask[tuple[MapProgress, ...]]()

    def atlas(self, request: messages.AtlasRequest) -> messages.AtlasResponse:
        games = request.games
        key = str(hash(tuple((game.record, game.seat, tuple(game.bots), game.hints) for game in games)))
        maps, progress = self._task.run_slice(key, lambda: atlas_progress(games), slice_seconds(request.ms))
        return messages.AtlasResponse(maps is None, progress, maps)
