"""Devices of one table end with the same game, whatever the network loses, delays or doubles."""

import os

import pytest

from table_devices import play_table

TABLES = 200 if "MAPWRIGHT_EVERYTHING" in os.environ else 6


@pytest.mark.parametrize("number", range(TABLES))
def test_all_devices_end_with_the_same_game(number):
    play_table(f"test-{number}")


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_tables_of_all_sizes_end_with_the_same_game(seats):
    play_table(f"size-{seats}", seats=seats)
