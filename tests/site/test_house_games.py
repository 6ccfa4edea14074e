"""The stored games of the engine's bots are those that the bots play now."""

import re

import pytest

import league_games
from mapwright.workshop.bot_game import LEAGUE_BOTS

STORED = league_games.TARGET.read_text(encoding="utf-8")


def stored(bot: str) -> list[str]:
    found = re.search(rf'"{bot}": \[(.*?)\]', STORED, re.DOTALL)
    assert found
    return re.findall(r'"([^"]*)"', found[1])


@pytest.mark.parametrize("bot", LEAGUE_BOTS)
def test_every_deal_has_a_stored_game_of_each_bot(bot: str) -> None:
    assert len(stored(bot)) == league_games.DEALS


@pytest.mark.parametrize("number", [1, 4])
@pytest.mark.parametrize("bot", LEAGUE_BOTS)
def test_stored_game_equals_the_game_that_the_bot_plays(bot: str, number: int) -> None:
    assert stored(bot)[number - 1] == league_games.game(bot, number)
    assert f'"{league_games.edicts(number)}"' in STORED
