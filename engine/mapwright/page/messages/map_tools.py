"""Maps without a game: the score of a paper map."""

from __future__ import annotations

from typing import Literal

from mapwright.page.messages.base import Message, Response
from mapwright.page.messages.preview import Explanation


class ScoreMapRequest(Message):
    """A paper map to score: `edicts` are the ids that count now."""

    do: Literal["score-map"]
    map: str
    edicts: list[str]
    coins: int


class ScoreMapResponse(Response):
    map: str
    explanations: list[Explanation]
    coins: int
    toll: int
    toll_cells: list[str]
    total: int
