"""One table on several devices: however entries come, all get the same record, and no honest seat is blamed."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from peers import Network, check_same, random_terms
from tries import tries

SLOW_TABLES, CHUNKS = 3000, 10


def play_table(seed):
    """A whole table on a bad network; now and then a page is closed and opened again."""
    rng = random.Random(seed)
    network = Network(rng, random_terms(rng))
    network.play()
    check_same(network)


@tries(24)
@given(st.integers(0, 2**32))
def test_any_order_loss_doubling_and_reopening_give_the_same_record(seed):
    play_table(seed)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_thousands_of_tables_give_the_same_record(chunk):
    for number in range(SLOW_TABLES // CHUNKS):
        play_table(f"tables-{chunk}-{number}")


@pytest.mark.parametrize("seats", range(2, 9))
def test_tables_of_all_sizes(seats):
    rng = random.Random(f"size-{seats}")
    network = Network(rng, random_terms(rng, seats), loss=0, doubling=0)
    network.play()
    check_same(network)
