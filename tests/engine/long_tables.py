"""Many random histories of a table on several devices, in pieces with separate seeds; see `table_model`."""

import argparse
import random
import time

from hypothesis import seed
from hypothesis.stateful import run_state_machine_as_test

from table_model import TableHistory, histories

PIECE = 250


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--histories", type=int, default=10_000)
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=random.randrange(10**9))
    given = parser.parse_args()
    end, done = time.monotonic() + 60 * given.minutes, 0
    while done < given.histories and time.monotonic() < end:
        count = min(PIECE, given.histories - done)
        print(f"{done} histories without a violated invariant; next seed {given.seed + done}", flush=True)
        run_state_machine_as_test(seed(given.seed + done)(TableHistory), settings=histories(count))
        done += count
    print(f"{done} histories without a violated invariant")


if __name__ == "__main__":
    main()
