"""The stored games of the engine's bots are those that the bots play now."""

import re

import pytest

from lab import league_games
from mapwright.workshop.bot_game import LEAGUE_BOTS

STORED = league_games.TARGET.read_text(encoding="utf-8")


def stored_games(bot: str) -> list[str]:
    games = re.search(rf'^"{bot}": \[\n(.*?),\n\]', STORED, re.DOTALL | re.MULTILINE)
    assert games
    return games[1].split(",\n")


@pytest.mark.parametrize("bot", LEAGUE_BOTS)
def test_every_deal_has_a_stored_game_of_each_bot(bot: str) -> None:
    assert len(stored_games(bot)) == len(league_games.DEALS)


@pytest.mark.parametrize("number", [1, 4])
@pytest.mark.parametrize("bot", LEAGUE_BOTS)
def test_stored_game_equals_the_game_that_the_bot_plays(bot: str, number: int) -> None:
    assert stored_games(bot)[number - 1] == league_games.game(bot, number)
