"""The figures of a finished game, for statistics, shared texts and keepsakes."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from typing import Annotated

from mapwright.board.board import Board
from mapwright.board.grid import ROWS, bits
from mapwright.decoding import exact_length, in_range
from mapwright.errors import NotationError
from mapwright.history.map_name import MapName, map_name
from mapwright.notation.deal_code import format_deal
from mapwright.notation.record import Record, replay
from mapwright.rules.events import Scored
from mapwright.rules.game import rating, title
from mapwright.rules.state import Player


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """The figures of one seat of a finished game that statistics need."""

    set: str
    sheet: str
    players: int
    skills: bool
    stars: int
    rating: int | None
    toll: int
    coins: int
    seasons: Annotated[list[int], exact_length(4)]
    edicts: dict[str, int]
    """The stars of each edict in the whole game."""
    takebacks: Annotated[int, in_range(0, 9999)] = 0
    """Number of takebacks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SummaryDetails(Summary):
    """A summary with what shared texts, keepsakes and comparisons with other players also need."""

    deal: str
    title: int | None
    so_far: list[int]
    """Stars of the game after each season."""
    map: str
    season_maps: list[str]
    emoji: list[str]
    name: MapName


def summarise(record: Record, seat: int) -> SummaryDetails:
    """Return the figures of one seat of a finished game. Raise `NotationError` if the game has not ended."""
    steps = [*replay(record)]
    state, _ = steps[-1]
    if not state.over or not 0 <= seat < len(state.players):
        raise NotationError("the record is no finished game of that seat", "not-finished")
    player = state.players[seat]
    solo_rating = rating(state) if state.is_solo else None
    seasons = [season.total for season in player.seasons]
    deal = format_deal(state.setup, state.seed)
    events = (event for _, step_events in steps for event in step_events)
    return SummaryDetails(
        set=state.setup.set,
        sheet=state.setup.sheet,
        players=len(state.players),
        skills=bool(state.deal.skills),
        stars=player.stars,
        rating=solo_rating,
        toll=player.toll,
        coins=player.coins,
        seasons=seasons,
        edicts=_stars_by_edict(state.deal.edicts, player),
        deal=deal,
        title=None if solo_rating is None else title(solo_rating),
        so_far=list(accumulate(seasons)),
        map=player.board.map_text(),
        season_maps=[event.map for event in events if isinstance(event, Scored) and event.on == seat],
        emoji=_emoji_rows(player.board),
        name=map_name(player.board, deal),
        takebacks=record.takebacks,
    )


def _stars_by_edict(edicts: tuple[str, ...], player: Player) -> dict[str, int]:
    stars_by_edict = dict.fromkeys(edicts, 0)
    for season in player.seasons:
        for id, stars in season.edicts:
            stars_by_edict[id] += stars
    return stars_by_edict


def _emoji_rows(board: Board) -> list[str]:
    """Return the map as eleven rows of coloured squares, for a shared text."""
    squares = (
        (board.forest, "🟩"),
        (board.village, "🟥"),
        (board.farm, "🟨"),
        (board.water, "🟦"),
        (board.monster, "🟪"),
        (board.hero, "🟧"),
        (board.mountain, "🟫"),
        (board.filled, "⬛"),
    )
    return [
        "".join(next((square for mask, square in squares if mask & cell), "⬜") for cell in bits(row)) for row in ROWS
    ]
