"""Subcommands about maps and cards: score, fits, deal, show; and what several subcommands share."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from mapwright.board.shapes import SINGLE_CELL, Shape, placements
from mapwright.cli.inputs import standard_input
from mapwright.cli.maps import is_terminal, map_lines
from mapwright.cli.sheet import sheet_argument
from mapwright.errors import NotationError
from mapwright.notation.deal_code import format_deal, parse_deal
from mapwright.notation.map_text import format_map, parse_map
from mapwright.rules.cards import AMBUSH_BY_ID, AMBUSH_PACKS, EXPANSIONS, EXPLORE_BY_ID, HERO_BY_ID, SEASONS
from mapwright.rules.deal import check_seed, deal
from mapwright.rules.scoring import EDICTS, toll
from mapwright.rules.setup import PRESETS, Setup, setup_from_dict
from mapwright.text import did_you_mean


def setup_and_seed(args: argparse.Namespace, players: int | None = None) -> tuple[Setup, str]:
    """Return the setup and the seed that the arguments describe. Raise `NotationError` for contradictions."""
    if args.deal is not None:
        return _from_deal_code(args, players)
    if _is_deal_code(args.seed):
        raise NotationError(f"--seed must be a seed; {args.seed!r} is a deal code: use --deal", "arguments")
    values: dict[str, Any] = _fields(PRESETS[args.preset]) if args.preset else {"set": args.set or "base"}
    if args.set not in (None, values["set"]):
        raise NotationError(f"--set must be {values['set']} with --preset {args.preset}; got {args.set}", "arguments")
    if args.sheet is not None:
        values["sheet"] = sheet_argument(args.sheet).id
    for key in ("explore", "seasons", "heroes"):
        if getattr(args, key) is not None:
            values[key] = getattr(args, key)
    for key in ("ambush", "edicts", "packs"):
        if getattr(args, key) is not None:
            values[key] = _split_ids(key, getattr(args, key))
    flags = {key: getattr(args, key) or bool(values.get(key)) for key in ("skills", "solo_ambushes")}
    return setup_from_dict(values | flags | {"players": players or 1}), args.seed


def _split_ids(key: str, text: str) -> list[str]:
    """Return the ids in an argument's value. Raise `NotationError` for an id that does not exist."""
    known = {"edicts": EDICTS, "ambush": (*AMBUSH_PACKS, *AMBUSH_BY_ID), "packs": EXPANSIONS}[key]
    ids = text.split(",")
    for id in ids:
        if id not in known:
            raise NotationError(f"--{key}: {id[:40]!r} does not exist{did_you_mean(id, known)}", "setup")
    return ids


def _fields(setup: Setup) -> dict[str, Any]:
    from dataclasses import asdict

    return asdict(setup)


def _from_deal_code(args: argparse.Namespace, players: int | None) -> tuple[Setup, str]:
    """Return setup and seed of the deal code, for another number of players if one is given: the cards are the same."""
    from dataclasses import replace

    extra_arguments = [
        f"--{key.replace('_', '-')}" for key in args.setup_arguments if getattr(args, key) not in (None, False)
    ]
    if extra_arguments:
        raise NotationError(f"--deal contains the whole setup; got {', '.join(extra_arguments)} as well", "arguments")
    setup, seed = parse_deal(args.deal)
    return replace(setup, players=players or setup.players), seed


def _is_deal_code(text: str) -> bool:
    try:
        parse_deal(text)
    except NotationError:
        return False
    return True


def score_command(args: argparse.Namespace) -> None:
    """Print the stars of a map as a table or as JSON, or of each line of standard input as JSON."""
    if args.map is not None:
        if args.json:
            print(json.dumps(_scores(args.map)))
        else:
            _print_scores(args.map)
        return
    for number, line in enumerate(standard_input('maps, one JSON object {"map": TEXT} per line,'), 1):
        if line.strip():
            print(json.dumps(_scores(_map_of(line, number), f"line {number}: ")), flush=True)


def _map_of(line: str, number: int) -> str:
    """Return the map text of an input line. Raise `NotationError` with the line's number if it has none."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise NotationError(
            f"line {number}: the line must be a JSON object; got {line.strip()[:40]!r} ({str(error)[:80]})"
        ) from None
    if not isinstance(value, dict) or not isinstance(value.get("map"), str):
        raise NotationError(f'line {number}: the object must be {{"map": TEXT}}; got {line.strip()[:40]!r}')
    return str(value["map"])


def _scores(text: str, prefix: str = "") -> dict[str, Any]:
    """Return the stars of all edicts and the toll for a map text; `prefix` begins the message of an error."""
    try:
        board = parse_map(text)
    except NotationError as error:
        raise NotationError(f"{prefix}{error}", error.code) from None
    return {"stars": {id: edict.count(board) for id, edict in EDICTS.items()}, "toll": toll(board)}


def _print_scores(text: str) -> None:
    scores = _scores(text)
    for id, stars in scores["stars"].items():
        print(f"{id:<22}{EDICTS[id].kind:<12}{stars:>4}")
    print(f"{'toll':<34}{-scores['toll']:>4}")


def show_command(args: argparse.Namespace) -> None:
    """Print a map as SVG, letters or colours, or write it to a file."""
    board = parse_map(args.map)
    style = args.style or ("colours" if is_terminal() and not (args.out or args.json) else "svg")
    picture = board._repr_svg_() if style == "svg" else "\n".join(map_lines(board, style == "colours"))
    if args.json:
        picture = json.dumps({"map": format_map(board), style: picture})
    if args.out is None:
        print(picture)
    else:
        Path(args.out).write_text(picture, "utf-8")


def fits_command(args: argparse.Namespace) -> None:
    """Print how many placements the shapes of a card have, or its fallback."""
    board = parse_map(args.map)
    shapes = _shapes_of(args.card)
    must_cover = board.ruins & board.empty if args.ruins and args.card in EXPLORE_BY_ID else None
    possible = {cells for shape in shapes for cells in placements(shape, board.empty)}
    if must_cover is not None:
        possible = {cells for cells in possible if cells & must_cover}
    is_fallback = not possible and args.card not in HERO_BY_ID
    number = board.empty.bit_count() if is_fallback else len(possible)
    print(json.dumps({"placements": number, "fallback": is_fallback}))


def _shapes_of(card: str) -> tuple[Shape, ...]:
    """Return the shapes of a card, a single cell for a hero. Raise `NotationError` if there is no such card."""
    if card in EXPLORE_BY_ID:
        return EXPLORE_BY_ID[card].shapes
    if card in AMBUSH_BY_ID:
        return (AMBUSH_BY_ID[card].shape,)
    if card in HERO_BY_ID:
        return (SINGLE_CELL,)
    hint = did_you_mean(card, (*EXPLORE_BY_ID, *AMBUSH_BY_ID, *HERO_BY_ID))
    raise NotationError(f"--card must be the id of an explore, ambush or hero card; got {card[:40]!r}{hint}", "card")


def deal_command(args: argparse.Namespace) -> None:
    """Print the edicts and every card of a deal as JSON."""
    setup, seed = setup_and_seed(args)
    dealt = deal(setup, check_seed(seed))
    seasons = [
        {"season": season.id, "time": limit, "turns": [list(turn) for turn in turns]}
        for season, limit, turns in zip(SEASONS, setup.limits, dealt.seasons, strict=True)
    ]
    edicts = dealt.edicts_by_letter
    code = format_deal(setup, seed)
    print(json.dumps({"deal": code, "edicts": edicts, "skills": list(dealt.skills), "seasons": seasons}))
