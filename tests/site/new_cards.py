"""A made-up card of each kind, and all that adding it to a tree takes: rows of Python, texts, pictures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import languages
from lab.new_card import append_item, insert_before

ENGINE = "engine/mapwright"
PACK, LETTER = "wild", "W"
"""The expansion that all of them belong to."""
MORE_SKILLS = ("glean", "harvest")
"""With these, three skills can be dealt from the expansion alone."""
EXPLORE, AMBUSH, HERO, SKILL, EDICT = "mill-race", "harpy-swoop", "osric", "forage", "brook-wood"

ITEMS = {
    f"{ENGINE}/rules/cards.py": (
        ("EXPANSIONS", f'"{PACK}": "{LETTER}"'),
        (
            "EXPANSION_EXPLORE",
            f'Explore("{EXPLORE}", 2, (FARM, WATER), (shape_from_rows("#.#", "###", "..#"),), "{PACK}")',
        ),
        ("AMBUSHES", f'Ambush("{AMBUSH}", "{PACK}", shape_from_rows("#.#", "#.."), True, "top-left")'),
        ("HEROES", f'hero_from_rows("{HERO}", "*..", ".H.", "..*", pack="{PACK}")'),
        *(("SKILLS", f'Skill("{id}", "{id[0]}", 1, SINGLE_CELL, "{PACK}")') for id in (SKILL, *MORE_SKILLS)),
    ),
    f"{ENGINE}/rules/skills.py": tuple(
        ("BEHAVIOURS", f'"{id}": AddsToDraw(_forage, placement_error_code="not-beside-farm")')
        for id in (SKILL, *MORE_SKILLS)
    ),
    f"{ENGINE}/rules/scoring.py": (
        (
            "EXPANSION_EDICTS",
            f'Edict("{EDICT}", "{PACK}", "forest", 20, "FW", (per_cell(lambda b: b.forest & neighbours(b.water), 2),))',
        ),
    ),
    f"{ENGINE}/bots/search/edicts/forest.py": (
        ("FOREST", f'"{EDICT}": EdictHeuristic(brook_wood_features, brook_wood_weights)'),
    ),
    "tests/engine/naive.py": (("EDICTS", f'"{EDICT}": brook_wood'),),
    "tests/engine/edict_cases.py": (
        ("CASES", f'"{EDICT}": [(0, "corner to corner", "F. .W"), (2, "once beside two", "WFW"), (4, "both", "FWF")]'),
    ),
    "tests/engine/edict_claims.py": (("CLAIMS", f'"{EDICT}": ("FW", ["2 a1"])'),),
}
"""What is added to the tables of each file, by their names."""

DEFINITIONS = {
    f"{ENGINE}/rules/skills.py": (
        "BEHAVIOURS",
        "def _forage(skill: Skill, card: Explore, board: Board, task: Task) -> list[Option]:\n"
        '    return [Option("skill", 0, SINGLE_CELL, (VILLAGE,), board.empty & neighbours(board.farm))]',
    ),
    f"{ENGINE}/bots/search/edicts/forest.py": (
        "FOREST",
        "def brook_wood_features(board: FastBoard) -> Features:\n"
        "    beside = neighbours(board.water)\n"
        "    return 2 * (board.forest & beside).bit_count(), (board.empty & beside).bit_count()\n\n\n"
        "def brook_wood_weights(board: FastBoard, letter: str) -> list[CellWeight]:\n"
        '    return [(neighbours(board.water), 10)] if letter == "F" else []',
    ),
    "tests/engine/naive.py": (
        "EDICTS",
        'def brook_wood(m):\n    return 2 * sum(1 for cell in m.cells("forest") if m.is_beside(cell, "water"))',
    ),
}
"""The functions that these need, each before the table that names it."""

WEIGHTS = f"{EDICT}\n{'0.1 ' * 7}\n{'0.1 ' * 7}\n"

FACTS: dict[str, Any] = {
    "explore": {
        "id": EXPLORE, "time": 2, "terrains": ["farm", "water"], "shapes": [{"rows": "#.#/###/..#", "coin": False}],
    },
    "ambush": {
        "id": AMBUSH, "set": PACK, "shape": "#.#/#..", "arrow": "clockwise", "solo_corner": "top-left",
        "mark": None, "effect": None,
    },
    "heroes": {"id": HERO, "pattern": "*../.H./..*"},
    "skills": {"id": SKILL, "cost": 1, "shape": "#"},
    "scoring": {"id": EDICT, "set": PACK, "kind": "forest", "solo": 20},
}  # fmt: skip

TEXTS = {
    "names.ftl": {
        f"set-{PACK}": "Wild Lands",
        f"name-{EXPLORE}": "Mill Race",
        f"name-{AMBUSH}": "Harpy Swoop",
        f"name-{HERO}": "Osric",
        f"name-{SKILL}": "Forage",
        "name-glean": "Glean",
        "name-harvest": "Harvest",
        f"name-{EDICT}": "Brook Wood",
    },
    "rules.ftl": {
        f"rule-{AMBUSH}": "They dive.",
        f"rule-{HERO}": "Strikes twice.",
        **{f"rule-{id}": "Add a village beside a farm." for id in (SKILL, *MORE_SKILLS)},
        f"rule-{EDICT}": "2 stars for each forest cell beside water.",
        f"why-{EDICT}": "Forest beside water: { n-stars }.",
    },
    "play.ftl": {f"play-skill-{id}": "Choose a cell beside a farm." for id in (SKILL, *MORE_SKILLS)},
    "reasons.ftl": {"reason-not-beside-farm": "It must touch a farm."},
}

PICTURES = f"""
= {EDICT}
FWF

= {EDICT} c3
FW..F
.F...

= {EDICT} c3
WWF.
.F.F

{"".join(f"= {id} sign{chr(10)}M4 20 20 4M4 4 20 20{chr(10)}" for id in (SKILL, *MORE_SKILLS))}"""


def add_rows(tree: Path) -> None:
    for name, rows in ITEMS.items():
        source = (tree / name).read_text(encoding="utf-8")
        for table, row in rows:
            source = append_item(source, table, row)
        if name in DEFINITIONS:
            source = insert_before(source, *DEFINITIONS[name])
        (tree / name).write_text(source, encoding="utf-8")
    weights = tree / ENGINE / "bots" / "search" / "weights.py"
    text = weights.read_text(encoding="utf-8")
    weights.write_text(text.replace("canal-lake\n", f"{WEIGHTS}canal-lake\n"), encoding="utf-8")
    path = tree / "tests" / "engine" / "facts.json"
    facts = json.loads(path.read_text(encoding="utf-8"))
    for kind, card in FACTS.items():
        (facts[kind].setdefault(PACK, []) if kind == "explore" else facts[kind]).append(card)
    facts["skills"] += [{**FACTS["skills"], "id": id} for id in MORE_SKILLS]
    path.write_text(json.dumps(facts), encoding="utf-8")


def spaced(text: str, language: str) -> str:
    """Put a space before each mark that has one in this language; the build makes it narrow."""
    marks = languages.languages()[language].get("spaced_marks", "").split()
    return "".join(f" {letter}" if letter in marks else letter for letter in text)


def add_texts(tree: Path) -> None:
    for name, messages in TEXTS.items():
        for language in languages.finished():
            path = tree / "web" / "texts" / language / name
            translated = "" if language == "en" else f" ({language})"
            lines = [f"{key} = {spaced(text, language)}{translated}\n" for key, text in messages.items()]
            path.write_text(path.read_text(encoding="utf-8") + "".join(lines), encoding="utf-8")


def add_pictures(tree: Path) -> None:
    path = tree / "web" / "book" / "pictures.txt"
    path.write_text(path.read_text(encoding="utf-8") + PICTURES, encoding="utf-8")
