"""A whole game by what Firefox and WebKit tell a screen reader."""

from collections.abc import Callable

import pytest

from browsers import press_for_each
from driven import Driven, Kind
from driver.screen_reader import play_by_screen_reader

pytestmark = pytest.mark.thorough


# WCAG: 1.3.2, 2.4.3, 4.1.2, 4.1.3
def test_whole_game_can_be_played_by_screen_reader_alone(opened: Callable[[Kind], Driven]) -> None:
    page = opened("plain").page
    press_for_each(page)
    player = play_by_screen_reader(page, page, "bA1-ear")  # type: ignore[arg-type]
    assert player.seasons == 4
    assert player.inked > 15
