"""Format and parse deal codes such as `bA1-harbour`: a setup and a seed."""

from __future__ import annotations

import re
from dataclasses import replace
from string import ascii_lowercase, ascii_uppercase

from mapwright.board.sheets import OWN_SHEET_PATTERN, SHEETS
from mapwright.errors import NotationError, checked_type
from mapwright.rules.cards import AMBUSH_PACKS, AMBUSHES, EXPANSIONS
from mapwright.rules.deal import check_seed
from mapwright.rules.scoring import EDICTS
from mapwright.rules.setup import PRESETS, SETS, Setup, validated

_SET_LETTERS = dict(zip(SETS, "bhc", strict=True))
_PACK_LETTERS: dict[str, str] = dict(zip(AMBUSH_PACKS, "bhp", strict=True))
_SETUP = re.compile(
    rf"([bhc])([{''.join(SHEETS)}]|{OWN_SHEET_PATTERN})([0-9]{{1,3}})(x?)(t?)(h?)(k?)(s?)([A-Z]*)"
    r"(?:m([bhp]{1,3})|n([a-z]{4}))?(?:e([A-Za-z]{1,4}))?"
)
_EDICT_LETTERS = dict(zip(EDICTS, ascii_uppercase + ascii_lowercase, strict=False))
_AMBUSH_LETTERS = dict(zip((card.id for card in AMBUSHES), ascii_lowercase, strict=False))


def format_deal(setup: Setup, seed: str) -> str:
    """Return the code of a deal: set, sheet, players, options, then the seed. `bA1-seed` is base, sheet A, solo.

    >>> from mapwright import HEROES, format_deal
    >>> format_deal(HEROES, "harbour")
    'hC1h-harbour'
    """
    checked_type(setup, Setup, "a setup", "setup")
    checked_type(seed, str, "a seed", "seed")
    options = [
        "x" if setup.set == "combined" and setup.explore == "heroes" else "",
        "t" if setup.set == "combined" and setup.seasons == "heroes" else "",
        "h" if setup.heroes else "",
        "k" if setup.skills else "",
        "s" if setup.solo_ambushes else "",
        "".join(EXPANSIONS[pack] for pack in setup.packs),
        "" if setup.ambush == PRESETS[setup.set].ambush else _format_ambush(setup.ambush),
        "e" + "".join(_EDICT_LETTERS[id] for id in setup.edicts) if setup.edicts else "",
    ]
    return f"{_SET_LETTERS[setup.set]}{setup.sheet}{setup.players}{''.join(options)}-{seed}"


def _format_ambush(ambush: tuple[str, ...]) -> str:
    """Return the letters of ambush packs after an m, or of single ambush cards after an n."""
    if ambush[0] in _PACK_LETTERS:
        return "m" + "".join(_PACK_LETTERS[pack] for pack in ambush)
    return "n" + "".join(_AMBUSH_LETTERS[id] for id in ambush)


def parse_deal(code: str) -> tuple[Setup, str]:
    """Return the setup and the seed of a deal code. Raise `NotationError` if it is not one.

    >>> from mapwright import parse_deal
    >>> setup, seed = parse_deal("bA2-harbour")
    >>> setup.players, seed
    (2, 'harbour')
    """
    options, dash, seed = checked_type(code, str, "a deal code", "deal").partition("-")
    match = _SETUP.fullmatch(options)
    if not match or not dash:
        raise NotationError(f"a deal code must look like bA1-seed; got {code[:40]!r}", "deal")
    set_letter, sheet, players, explore, seasons, heroes, skills, solo_ambushes, expansions, packs, cards, edicts = (
        match.groups()
    )
    name = SETS["bhc".index(set_letter)]
    setup = replace(
        PRESETS[name], sheet=sheet, players=int(players), heroes=bool(heroes), skills=bool(skills),
        edicts=tuple(_ids_of_letters(_EDICT_LETTERS, edicts or "")),
        packs=tuple(_ids_of_letters(EXPANSIONS, expansions)),
        solo_ambushes=bool(solo_ambushes),
    )  # fmt: skip
    if name == "combined":
        setup = replace(setup, explore="heroes" if explore else "base", seasons="heroes" if seasons else "base")
    elif explore or seasons:
        raise NotationError(f"only a deal code of a combined game may have x and t; got {code[:40]!r}", "deal")
    if packs or cards:
        setup = replace(
            setup, ambush=tuple(_ids_of_letters(_PACK_LETTERS if packs else _AMBUSH_LETTERS, packs or cards))
        )
    return validated(setup), check_seed(seed)


def _ids_of_letters(letters_by_id: dict[str, str], letters: str) -> list[str]:
    """Return the ids of these letters in their order. Raise `NotationError` for an unknown letter."""
    ids = {letter: id for id, letter in letters_by_id.items()}
    unknown = [letter for letter in letters if letter not in ids]
    if unknown:
        raise NotationError(
            f"a deal code must use the letters of docs/notation.md; got {unknown[0]!r} in {letters!r}", "deal"
        )
    return [ids[letter] for letter in letters]
