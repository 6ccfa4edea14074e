"""The board of a cup: who is where, as far as one member may see it, and who was best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from mapwright.together.cups import SEASONS, Cup, Summary

BEST_MAPS = 3
"""Number of the best maps of a round that are shown."""


@dataclass(frozen=True, slots=True)
class Row:
    """A member on the board."""

    id: str
    player: str
    seasons: tuple[int, ...]
    """The number of seasons that are over in each round."""
    stars: tuple[int | None, ...]
    """The stars of each round, as far as the viewer may see them; None without any."""
    place: int = 0
    """The place in the shown round, or in all of them; 0 without stars."""
    overall: int = 0
    """The place in all rounds."""
    unread: bool = False
    """Whether a game of what is shown is not replayed yet."""

    @property
    def total(self) -> int:
        return sum(stars or 0 for stars in self.stars)


@dataclass(frozen=True, slots=True)
class BestMap:
    """A finished map of a round."""

    member: str
    summary: Summary
    place: int


class Board:
    """What a member may see of a cup: of each round the seasons that the member has finished, or everything."""

    def __init__(self, cup: Cup, sees_all: bool) -> None:
        self._cup = cup
        self._rounds = range(1, cup.link.rounds + 1)
        self.own_seasons = tuple(_seasons(cup.summary(round, cup.own)) for round in self._rounds)
        """The number of seasons that the own member has finished in each round."""
        self.visible_seasons = (SEASONS,) * cup.link.rounds if sees_all else self.own_seasons
        self.members = cup.members()
        """The members on the board."""
        self._games = {member.id: [cup.summary(round, member.id) for round in self._rounds] for member in self.members}
        """The games of each member, by round."""
        self._stars = {
            id: tuple(_visible(*pair) for pair in zip(games, self.visible_seasons, strict=True))
            for id, games in self._games.items()
        }
        self._totals = {
            id: sum(each or 0 for each in stars) for id, stars in self._stars.items() if set(stars) != {None}
        }

    def rows(self, round: int) -> list[Row]:
        """Return the members in the order of their stars in a round; with 0, in all rounds."""
        overall = places_of(self._totals)
        places = places_of({id: stars[round - 1] for id, stars in self._stars.items()}) if round else overall
        rows = [
            Row(
                member.id, member.player, tuple(map(_seasons, self._games[member.id])), self._stars[member.id],
                places.get(member.id, 0), overall.get(member.id, 0),
            )
            for member in self.members
        ]  # fmt: skip
        return sorted(rows, key=lambda row: (row.place or len(rows) + 1, -sum(row.seasons)))

    def finished(self, round: int) -> dict[str, Summary]:
        """Return the finished games of a round by member."""
        games = {id: rounds[round - 1] for id, rounds in self._games.items()}
        return {id: game for id, game in games.items() if game and game.over}

    def is_revealed(self, round: int) -> bool:
        """Return whether the maps of a round may be seen."""
        return self.visible_seasons[round - 1] == SEASONS

    def best_maps(self, round: int) -> list[BestMap]:
        """Return the best maps of a round, then the own one if it is not among them; none before they may be seen."""
        games = self.finished(round) if self.is_revealed(round) else {}
        places = places_of({id: game.stars_after(SEASONS) for id, game in games.items()})
        ids = sorted(games, key=lambda id: (places[id], id != self._cup.own))
        shown = [*ids[:BEST_MAPS], *(id for id in ids[BEST_MAPS:] if id == self._cup.own)]
        return [BestMap(id, games[id], places[id]) for id in shown]

    def decided(self, round: int, member: str) -> int:
        """Return the season, from 1, since which a member has had the final place of a round; 0 without a place."""
        games = self.finished(round)
        if member not in games or not self.is_revealed(round):
            return 0
        return decided_season([game.seasons for game in games.values()], games[member].seasons)

    def winners(self) -> list[str]:
        """Return the members with most stars in all rounds, among those who have finished all; none before all may
        be seen."""
        if not all(self.is_revealed(round) for round in self._rounds):
            return []
        finished = [id for id, games in self._games.items() if all(game and game.over for game in games)]
        best = max((self._totals[id] for id in finished), default=0)
        return [id for id in finished if self._totals[id] == best]


def _seasons(summary: Summary | None) -> int:
    return len(summary.seasons) if summary else 0


def _visible(summary: Summary | None, seasons: int) -> int | None:
    return summary.stars_after(seasons) if summary and seasons else None


def places_of(scores: dict[str, int | None] | dict[str, int]) -> dict[str, int]:
    """Return the place of each member who has a score: one more than the number of those with more."""
    places: dict[int, int] = {}
    for place, score in enumerate(sorted((score for score in scores.values() if score is not None), reverse=True), 1):
        places.setdefault(score, place)
    return {id: places[score] for id, score in scores.items() if score is not None}


def decided_season(games: Sequence[Sequence[int]], own: Sequence[int]) -> int:
    """Return the first season, from 1, after which the place among these games stayed as it is at the end.

    >>> decided_season([(5, 5, 5, 5), (9, 1, 1, 1)], (5, 5, 5, 5))
    3
    """
    after = list(zip(*(accumulate(game) for game in games), strict=True))
    places = [1 + sum(other > stars for other in all) for all, stars in zip(after, accumulate(own), strict=True)]
    last_other = max((season for season, place in enumerate(places, 1) if place != places[-1]), default=0)
    return last_other + 1
