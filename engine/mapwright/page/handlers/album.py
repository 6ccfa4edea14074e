"""Computes the stamps of the album. The module is not part of the first download."""

from __future__ import annotations

from mapwright.history.album import AlbumEntry, StampProgress, album_progress, nearest_stamp
from mapwright.page.handlers.history import finished_game
from mapwright.page.messages.album import AlbumGame, AlbumRequest, AlbumResponse, StampProgressJson
from mapwright.page.route import Route, route
from mapwright.page.session import CurrentGame
from mapwright.page.slices import SlicedTask, slice_seconds


def routes(_: CurrentGame) -> tuple[Route, ...]:
    return (route(AlbumRequest, AlbumHandlers().album),)


class AlbumHandlers:
    """Computes the album in slices. The result is cached until other games are sent."""

    def __init__(self) -> None:
        self._task = SlicedTask[tuple[StampProgress, ...]]()

    def album(self, request: AlbumRequest) -> AlbumResponse:
        games = request.games
        key = hash(tuple((game["record"], game["seat"], game["day"], game["hints"]) for game in games))
        progress_by_stamp, progress = self._task.run_slice(
            f"{request.lesson} {key}",
            lambda: album_progress(_album_games(games), request.lesson),
            slice_seconds(request.ms),
        )
        stamps = None if progress_by_stamp is None else [_stamp_json(earned) for earned in progress_by_stamp]
        return AlbumResponse(progress_by_stamp is None, progress, stamps, nearest_stamp(progress_by_stamp or ()))


def _album_games(games: list[AlbumGame]) -> list[AlbumEntry]:
    return [
        AlbumEntry(number, finished_game(game), game["map"], game["record"], game["seat"], tuple(game["bots"]))
        for number, game in enumerate(games)
    ]


def _stamp_json(earned: StampProgress) -> StampProgressJson:
    stamp = earned.stamp
    return {
        "id": stamp.id,
        "page": stamp.page,
        "goal": stamp.goal,
        "reached": earned.reached,
        "game": earned.game,
    }
