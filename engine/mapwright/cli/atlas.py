"""The subcommand atlas: the twelve maps, the deal code of one, and the seals that a record earns."""

from __future__ import annotations

import argparse
import json

from mapwright.atlas.maps import ATLAS, AtlasMap
from mapwright.atlas.progress import SEAL_NAMES, earned_seals
from mapwright.cli.games import records_of
from mapwright.errors import NotationError
from mapwright.notation.deal_code import format_deal
from mapwright.notation.record import Record


def atlas_command(args: argparse.Namespace) -> None:
    """Print the maps, the deal code of one map, or the seals of a record."""
    if args.record is not None:
        [(record, _, _), *_] = records_of(args.record)
        _print_seals(record, as_json=args.json)
    elif args.number is not None:
        print(ATLAS[_index(args.number)].deal)
    elif args.json:
        print(json.dumps([row._asdict() for row in ATLAS]))
    else:
        print("\n".join(_map_line(number, row) for number, row in enumerate(ATLAS, 1)))


def _index(number: int) -> int:
    if number > len(ATLAS):
        raise NotationError(f"the number of a map must be 1 to {len(ATLAS)}; got {number}", "arguments")
    return number - 1


def _map_line(number: int, row: AtlasMap) -> str:
    opponents = f", against {' and '.join(row.bots)}" if row.bots else ""
    return (
        f"{number:>2} {row.id:<18} {row.deal:<20} {row.drawn} stars, task {row.task}, {row.mastered} stars{opponents}"
    )


def _print_seals(record: Record, *, as_json: bool) -> None:
    deal = format_deal(record.setup, record.seed)
    row = next((row for row in ATLAS if row.deal == deal), None)
    if row is None:
        raise NotationError(f"no map of the atlas has the deal {deal}", "deal")
    seals = dict(zip(SEAL_NAMES, earned_seals(row, record), strict=True))
    if as_json:
        print(json.dumps({"map": row.id, "seals": seals}))
    else:
        print("\n".join(f"{name}: {'earned' if is_earned else 'not earned'}" for name, is_earned in seals.items()))
