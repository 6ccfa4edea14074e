"""The stored games of the engine's bots are those that the bots play now."""

import re

import pytest

import house_games
from mapwright.workshop.trial import RIVALS

STORED = house_games.TARGET.read_text(encoding="utf-8")


def stored(bot: str) -> list[str]:
    found = re.search(rf'"{bot}": \[(.*?)\]', STORED, re.DOTALL)
    assert found
    return re.findall(r'"([^"]*)"', found[1])


@pytest.mark.parametrize("bot", RIVALS)
def test_every_deal_has_a_game(bot: str) -> None:
    assert len(stored(bot)) == house_games.DEALS


@pytest.mark.parametrize("number", [1, 17])
@pytest.mark.parametrize("bot", RIVALS)
def test_a_stored_game_is_the_one_that_the_bot_plays(bot: str, number: int) -> None:
    assert stored(bot)[number - 1] == house_games.game(bot, number)
    assert f'"{house_games.edicts(number)}"' in STORED
