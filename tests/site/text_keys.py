"""Which keys the texts must have: for every card and topic, and for what the page and the engine say."""

from __future__ import annotations

import ast
import re
from typing import get_args

from mapwright.bots.coach import IdeaCode
from mapwright.history import album
from mapwright.rules import cards, scoring, skills
from mapwright.workshop.course import STEPS as COURSE
from mapwright.workshop.texts import STARTERS, starter_source
from paths import ENGINE, WEB
from text_folders import MESSAGES

EXPLORE_IDS = [*cards.EXPLORE_BY_ID]
AMBUSH_IDS = [card.id for card in cards.AMBUSHES]
HERO_IDS = [card.id for card in cards.HEROES]
SKILL_IDS = [card.id for card in cards.SKILLS]
PLACED_SKILLS = [id for id, does in skills.BEHAVIOURS.items() if not isinstance(does, skills.ReplacesAmbushShape)]
EDICT_IDS = list(scoring.EDICTS)
TERRAINS = (
    "forest", "village", "farm", "water", "monster", "mountain", "hero", "ruins", "wasteland", "destroyed", "empty",
    "dragon", "zombie", "troll", "gorgon", "diplomacy",
)  # fmt: skip
STEPS = (
    "welcome", "shape", "terrain", "rotate", "place", "coin", "mountain", "ruins", "ambush", "edict", "season-end",
    "goodbye",
)  # fmt: skip
TIPS = ("ruins", "ambush", "coin", "mountain", "zombie", "troll", "gorgon", "dragon", "hero", "skill", "fallback")
TOPICS = (
    "goal", "turn", "drawing", "coins", "ruins", "ambush", "ambush-solo", "season", "solo", "heroes", "monsters",
    "skills", "combined", "edicts",
)  # fmt: skip

MISTAKES = (
    "syntax", "raised", "nothing", "junk", "list", "illegal", "slow", "refused", "memory", "silent", "broken",
    "stopped", "turn", "wrong", "no-init", "no-self",
)  # fmt: skip
"""What a bot of the workshop can do wrong: as Python reports it, and as the page finds it."""


def starter_keys() -> list[str]:
    """The comments and docstrings of the starter bots, numbered from above as the workshop translates them."""
    found = []
    for id in STARTERS:
        blocks = re.findall(r'(?m)(?:^ *# .*\n)+|^ *""".*"""$|\S {2}# ', starter_source(id))
        found += [f"starter-{id}-{number + 1}" for number in range(len(blocks))]
    return found


def title_key(threshold: int) -> str:
    return f"title-{'minus-' if threshold < 0 else ''}{abs(threshold)}"


def required_keys() -> list[str]:
    card_ids = [*EXPLORE_IDS, *cards.RUINS, *AMBUSH_IDS, *HERO_IDS, *EDICT_IDS, *SKILL_IDS]
    ruled = [*cards.RUINS, *AMBUSH_IDS, *HERO_IDS, *EDICT_IDS, *SKILL_IDS]
    return [
        *(f"name-{id}" for id in card_ids),
        *(f"rule-{id}" for id in ruled),
        *(f"why-{id}" for id in [*EDICT_IDS, "none"]),
        *(f"play-skill-{id}" for id in PLACED_SKILLS),
        *(f"terrain-{id}" for id in TERRAINS),
        *(f"season-{season.id}" for season in cards.SEASONS),
        *(title_key(threshold) for threshold in cards.SOLO_TITLES),
        *(f"{what}-{letter}" for what in ("letter", "sheet") for letter in "ABCD"),
        *(f"set-{id}" for id in ("base", "heroes", "combined")),
        *(f"pack-{id}" for id in cards.AMBUSH_PACKS),
        *(f"bot-{id}" for id in ("random", "novice", "greedy", "expert")),
        *(f"set-{expansion}" for expansion in cards.EXPANSIONS),
        *(f"workshop-starter-{id}" for id in STARTERS),
        *(f"workshop-wrong-{kind}" for kind in MISTAKES),
        *(f"workshop-running-{job}" for job in ("play", "league", "check")),
        *(f"course-{step.number}-{part}" for step in COURSE for part in ("title", "text", "more", "task", "hint")),
        *(f"idea-{code}" for code in get_args(IdeaCode) if code != "keeps-open"),
        *(f"idea-keeps-open-{terrain}" for terrain in "FVAWB"),
        *starter_keys(),
        *(f"word-{word}" for word in ids_after()["word-"]),
        *(f"learn-{step}-{part}" for step in STEPS for part in ("title", "text")),
        *(f"tip-first-{topic}" for topic in TIPS),
        *(f"book-{topic}-{part}" for topic in TOPICS for part in ("title", "1")),
        *(f"stamp-{id}" for id in ids_after()["stamp-"]),
    ]


# Who is handed a code: the two refusals, and whatever reads a value by its declared type.
TOLD = {
    "RuleError": ("RuleError",),
    "NotationError": ("NotationError", "decode", "max_length", "ErrorCode", "_error_response"),
}


def engine_codes(error: str) -> set[str]:
    """The codes with which the engine refuses something, read from its source."""
    packages = ("board", "rules", "notation", "history", "puzzles", "page", "page/messages")
    found = set()
    for path in [
        ENGINE / "page" / "bridge.py",
        ENGINE / "decoding.py",
        *(file for package in packages for file in (ENGINE / package).glob("*.py")),
    ]:
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in TOLD[error]:
                found |= {word.value for word in call.args if isinstance(word, ast.Constant) and is_code(word)}
    return found | (skill_codes() if error == "RuleError" else set())


def skill_codes() -> set[str]:
    """Why a free place is refused to a skill."""
    return {does.placement_error_code for does in skills.BEHAVIOURS.values() if isinstance(does, skills.AddsToDraw)}


def is_code(word: ast.Constant) -> bool:
    return isinstance(word.value, str) and bool(re.fullmatch(r"[a-z]+(-[a-z]+)*", word.value))


def ids_after() -> dict[str, list[str]]:
    """What may follow each start of a key that the page's sources complete: t(`start-${...}`)."""
    colours = re.findall(r"'(\w+)'", source_line("core/state/seats.ts", "export const COLOURS"))
    kinds = ("forest", "farm-water", "village", "spatial")
    crests = re.findall(r"'(\w+)'", source_line("core/state/crests.ts", "export const CRESTS"))
    stamps = [stamp.id for stamp in album.STAMPS if not re.fullmatch(r"title-\d+", stamp.id)]
    return {
        "album-page-": [stamp.page for stamp in album.STAMPS],
        "book-": [f"{topic}-{part}" for topic in TOPICS for part in ("title", *"123456789")],
        "book-edicts-kind-": list(kinds),
        "bot-name-": list("12345678"),
        "crest-": crests,
        "date-": [str(month) for month in range(1, 13)],
        "error-": sorted(engine_codes("NotationError")),
        "learn-": [f"{step}-{part}" for step in STEPS for part in ("title", "text", "do")],
        "log-": ["troll", "gorgon"],
        "menu-theme-": ["system", "day", "candle", "contrast"],
        "pad-": ["left", "right", "up", "down"],
        "play-ambush-corner-": ["top-left", "top-right", "bottom-left", "bottom-right"],
        "play-card-": ["explore", "ruins", "ambush", "hero"],
        "play-skill-": SKILL_IDS,
        "puzzles-grade-": list("123"),
        "puzzles-name-": ["day", "free", "run", "own"],
        "reason-": [*engine_codes("RuleError"), *SKILL_REASONS],
        "seats-watch-": re.findall(r"'(\w+)'", source_line("core/state/settings.ts", "export const BOT_TURN_SPEEDS")),
        "stamp-": [f"{id}{part}" for id in stamps for part in ("", "-how")],
        "table-colour-": colours,
        "word-": [word.replace(".", "-") for step in COURSE for word in step.uses],
    }


SKILL_REASONS = (
    "skill-not-dealt", "skill-used", "skill-timing", "no-coins", "inside", "not-your-turn",
)  # fmt: skip


REFUSALS = (
    "no-webrtc", "code", "code-newer", "code-older", "code-other", "full", "blocked", "local-network", "closed",
    "camera", "no-camera",
)  # fmt: skip
"""Why a line between two devices is not made; the others can only be faults of ours."""


def words_in(name: str, start: str) -> list[str]:
    return re.findall(r"'([\w-]+)'", source_line(name, start))


def source_line(name: str, start: str) -> str:
    lines = (WEB / "src" / name).read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith(start))


def sources() -> str:
    files = [*WEB.rglob("*.ts"), *WEB.rglob("*.html")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if "generated" not in path.parts)


def used_keys() -> set[str]:
    """Keys written out in the page's sources, keys of ids, keys inside other texts."""
    whole = set(re.findall(r"""['"`]([a-z][a-zA-Z0-9-]*)['"`]""", sources()))
    inside = {reference for pattern in MESSAGES["en"].values() for reference in pattern.references}
    completed = {start + id for start, ids in ids_after().items() for id in ids}
    return whole | inside | completed | set(required_keys())
