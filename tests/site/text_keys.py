"""The keys of what the engine names: each must have a text. All other keys are a type of the page, `TextKey`."""

from __future__ import annotations

import ast
import re
from typing import get_args

from mapwright.bots.coach import IdeaCode
from mapwright.history import album
from mapwright.rules import cards, option, scoring, skills
from mapwright.workshop.course import STEPS as COURSE
from mapwright.workshop.texts import STARTERS, starter_source
from paths import ENGINE

EXPLORE_IDS = [*cards.EXPLORE_BY_ID]
AMBUSH_IDS = [card.id for card in cards.AMBUSHES]
HERO_IDS = [card.id for card in cards.HEROES]
SKILL_IDS = [card.id for card in cards.SKILLS]
PLACED_SKILLS = [id for id, does in skills.BEHAVIOURS.items() if not isinstance(does, skills.ReplacesAmbushShape)]
EDICT_IDS = list(scoring.EDICTS)


def starter_keys() -> list[str]:
    """The comments and docstrings of the starter bots, numbered from above as the workshop translates them."""
    keys = []
    for id in STARTERS:
        blocks = re.findall(r'(?m)(?:^ *# .*\n)+|^ *""".*"""$|\S {2}# ', starter_source(id))
        keys += [f"starter-{id}-{number + 1}" for number in range(len(blocks))]
    return keys


def title_key(threshold: int) -> str:
    return f"title-{'minus-' if threshold < 0 else ''}{abs(threshold)}"


def required_keys() -> list[str]:
    """Return the keys of everything that the engine names, which the page completes with `textFor`."""
    card_ids = [*EXPLORE_IDS, *cards.RUINS, *AMBUSH_IDS, *HERO_IDS, *EDICT_IDS, *SKILL_IDS]
    ruled = [*cards.RUINS, *AMBUSH_IDS, *HERO_IDS, *EDICT_IDS, *SKILL_IDS]
    stamps = [stamp.id for stamp in album.STAMPS if not re.fullmatch(r"title-\d+", stamp.id)]
    return [
        *(f"name-{id}" for id in card_ids),
        *(f"rule-{id}" for id in ruled),
        *(f"why-{id}" for id in [*EDICT_IDS, "none"]),
        *(f"play-skill-{id}" for id in PLACED_SKILLS),
        *(f"season-{season.id}" for season in cards.SEASONS),
        *(title_key(threshold) for threshold in cards.SOLO_TITLES),
        *(f"{what}-{letter}" for what in ("letter", "sheet") for letter in "ABCD"),
        *(f"set-{id}" for id in ("base", "heroes", "combined", *cards.EXPANSIONS)),
        *(f"pack-{id}" for id in cards.AMBUSH_PACKS),
        *(f"bot-{id}" for id in ("random", "novice", "greedy", "expert")),
        *(f"bot-name-{number}" for number in range(1, 9)),
        *(f"date-{month}" for month in range(1, 13)),
        *(f"puzzles-grade-{grade}" for grade in (1, 2, 3)),
        *(f"play-ambush-corner-{row}-{column}" for row in ("top", "bottom") for column in ("left", "right")),
        *(f"book-edicts-kind-{kind}" for kind in sorted({edict.kind for edict in scoring.EDICTS.values()})),
        *(f"workshop-starter-{id}" for id in STARTERS),
        *(f"course-{step.number}-{part}" for step in COURSE for part in ("title", "text", "more", "task", "hint")),
        *(f"word-{word.replace('.', '-')}" for step in COURSE for word in step.uses),
        *(f"idea-{code}" for code in get_args(IdeaCode) if code != "keeps-open"),
        *(f"idea-keeps-open-{terrain}" for terrain in "FVAWB"),
        *starter_keys(),
        *(f"reason-{code}" for code in ("inside", "no-coins", "skill-timing", "skill-used")),
        *(f"album-page-{stamp.page}" for stamp in album.STAMPS),
        *(f"stamp-{id}{part}" for id in stamps for part in ("", "-how")),
        "stamp-title-how",
    ]


# Calls that take an error code: the two errors, and functions that read a value by its declared type.
TOLD = {
    "RuleError": ("RuleError",),
    "NotationError": ("NotationError", "decode", "max_length", "ErrorCode", "_error_response"),
}


def engine_codes(error: str) -> set[str]:
    """The codes with which the engine refuses something, read from its source."""
    packages = ("board", "rules", "notation", "history", "puzzles", "page", "page/messages")
    codes = set()
    for path in [
        ENGINE / "page" / "bridge.py",
        ENGINE / "decoding.py",
        *(file for package in packages for file in (ENGINE / package).glob("*.py")),
    ]:
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in TOLD[error]:
                codes |= {word.value for word in call.args if isinstance(word, ast.Constant) and is_code(word)}
    return codes | (skill_codes() | option_codes() if error == "RuleError" else set())


def skill_codes() -> set[str]:
    """Return the codes with which a skill refuses a free place."""
    return {does.placement_error_code for does in skills.BEHAVIOURS.values() if isinstance(does, skills.AddsToDraw)}


def option_codes() -> set[str]:
    """Return the codes with which an option refuses a place."""
    kinds = [kind for kind in vars(option).values() if isinstance(kind, type) and issubclass(kind, option.Option)]
    return {kind.misplaced for kind in kinds if kind.misplaced}


def is_code(word: ast.Constant) -> bool:
    return isinstance(word.value, str) and bool(re.fullmatch(r"[a-z]+(-[a-z]+)*", word.value))
