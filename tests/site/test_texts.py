"""The texts of the page: complete, alike in every finished language, with the printed names and every plural form."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

import languages
import texts
from fluent_reader import FluentError, Pattern, Select, read, read_folder
from mapwright import album, cards, scoring, skills
from mapwright.workshop.course import STEPS as COURSE
from mapwright.workshop.texts import STARTERS

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
TEXTS = WEB / "texts"
ENGINE = HERE.parents[1] / "engine" / "mapwright"
PRINTED = json.loads((HERE / "names.json").read_text(encoding="utf-8"))

LANGUAGES = languages.finished()
OTHERS = LANGUAGES[1:]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
PLURALS = {code: set(language["plurals"]) for code, language in languages.listed().items()}
NUMBERS = {"count", "stars", "coins", "cells", "number", "days", "games", "seconds"}
FILES = (
    "names.ftl", "rules.ftl", "reasons.ftl", "play.ftl", "rulebook.ftl", "learn.ftl", "embed.ftl", "share.ftl",
    "table.ftl", "coach.ftl", "daily.ftl", "desk.ftl", "stats.ftl", "replay.ftl", "workshop.later.ftl",
)  # fmt: skip

EXPLORE_IDS = [card.id for card in cards.BASE_EXPLORE + cards.HEROES_EXPLORE]
AMBUSH_IDS = [card.id for card in cards.AMBUSHES]
HERO_IDS = [card.id for card in cards.HEROES]
SKILL_IDS = [card.id for card in cards.SKILLS]
PLACED_SKILLS = [id for id, does in skills.BEHAVIOURS.items() if not isinstance(does, skills.Answer)]
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
    "syntax", "raised", "nothing", "junk", "illegal", "slow", "refused", "memory", "silent", "broken", "stopped",
)  # fmt: skip
"""What a bot of the workshop can do wrong: as Python tells it, and as the page finds it."""

FOLDERS = {language: read_folder(TEXTS / language) for language in LANGUAGES}
MESSAGES = {
    language: {key: pattern for file in files.values() for key, pattern in file.items()}
    for language, files in FOLDERS.items()
}


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
        *(f"pack-{id}" for id in cards.PACKS),
        *(f"bot-{id}" for id in ("random", "novice", "greedy", "expert")),
        *(f"workshop-starter-{id}" for id in STARTERS),
        *(f"workshop-wrong-{kind}" for kind in MISTAKES),
        *(f"workshop-running-{job}" for job in ("play", "league", "check")),
        *(f"course-{step.number}-{part}" for step in COURSE for part in ("title", "text", "more", "task")),
        *(f"learn-{step}-{part}" for step in STEPS for part in ("title", "text")),
        *(f"tip-first-{topic}" for topic in TIPS),
        *(f"book-{topic}-{part}" for topic in TOPICS for part in ("title", "1")),
        *(f"stamp-{id}" for id in ids_after()["stamp-"]),
    ]


def deep_variables(language: str, pattern: Pattern) -> set[str]:
    """The variables of a message and of the messages it refers to."""
    found = set(pattern.variables)
    for reference in pattern.references:
        found |= deep_variables(language, MESSAGES[language][reference])
    return found


def is_plural(select: Select) -> bool:
    return select.variable in NUMBERS or set(select.variants) <= CATEGORIES


def is_ordinal(select: Select) -> bool:
    """1st, 2nd, 3rd: a matter of each language, like a plural."""
    return all(variant.isdigit() or variant == select.default for variant in select.variants)


def ids_chosen(pattern: Pattern) -> dict[str, set[str]]:
    """What the selects that are no matter of grammar choose among."""
    return {s.variable: set(s.variants) for s in pattern.all_selects if not is_plural(s) and not is_ordinal(s)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_there(language: str) -> None:
    assert set(FILES) <= set(FOLDERS[language])
    assert set(FOLDERS[language]) == set(FOLDERS["en"])


@pytest.mark.parametrize("language", OTHERS)
def test_every_key_is_in_every_language(language: str) -> None:
    for name, file in FOLDERS["en"].items():
        assert list(FOLDERS[language][name]) == list(file), f"{language}/{name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_in_two_files(language: str) -> None:
    keys = [key for file in FOLDERS[language].values() for key in file]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_topic_has_its_texts(language: str) -> None:
    assert [key for key in required_keys() if key not in MESSAGES[language]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str) -> None:
    loose = {r for pattern in MESSAGES[language].values() for r in pattern.references} - set(MESSAGES[language])
    assert not loose


@pytest.mark.parametrize("language", OTHERS)
def test_placeholders_agree_with_english(language: str) -> None:
    for key, pattern in MESSAGES[language].items():
        assert deep_variables(language, pattern) == deep_variables("en", MESSAGES["en"][key]), f"{language} {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_all_there(language: str) -> None:
    for key, pattern in MESSAGES[language].items():
        for select in filter(is_plural, pattern.all_selects):
            categories = {variant for variant in select.variants if not variant.isdigit()}
            assert categories == PLURALS[language], f"{language} {key}"
            assert select.default == "other", f"{language} {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_choices_are_the_same_as_in_english(language: str) -> None:
    for key, pattern in MESSAGES[language].items():
        chosen, english = ids_chosen(pattern), ids_chosen(MESSAGES["en"][key])
        assert chosen == english, f"{language} {key}"
        if "season" in chosen:
            assert chosen["season"] == {season.id for season in cards.SEASONS}, f"{language} {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty(language: str) -> None:
    for key, pattern in MESSAGES[language].items():
        assert all(part.pieces or part.selects for part in pattern.walk()), f"{language} {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_printed_names_are_kept(language: str) -> None:
    printed = {f"name-{id}": names for id, names in PRINTED["cards"].items()}
    printed |= {f"terrain-{id}": names for id, names in PRINTED["terrain"].items()}
    printed |= {f"season-{id}": names for id, names in PRINTED["seasons"].items()}
    printed |= {title_key(int(threshold)): names for threshold, names in PRINTED["titles"].items()}
    wanted = {key: names[language] for key, names in printed.items() if language in names}
    assert {key: MESSAGES[language][key].text for key in wanted} == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(language: str) -> None:
    for ids in (EXPLORE_IDS, AMBUSH_IDS, EDICT_IDS, SKILL_IDS, HERO_IDS):
        names = [MESSAGES[language][f"name-{id}"].text for id in ids]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_edict_rules_fit_a_small_card(language: str) -> None:
    longest = 90 if language == "en" else 115
    lengths = {id: MESSAGES[language][f"rule-{id}"].longest() for id in EDICT_IDS}
    assert {id: length for id, length in lengths.items() if length > longest} == {}


TOOLS = ("rotate", "flip", "undo", "redo", "confirm", "next", "close")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tool_labels_are_short(language: str) -> None:
    labels = [MESSAGES[language][f"play-{tool}"].text for tool in TOOLS]
    assert [label for label in labels if len(label) > 12] == []


# Who is handed a code: the two refusals, and whatever reads a value by its declared type.
TOLD = {"RuleError": ("RuleError",), "NotationError": ("NotationError", "read", "at_most", "Inside")}


def engine_codes(error: str) -> set[str]:
    """The codes with which the engine refuses something, read from its source."""
    for_people_at_a_shell = ("cli.py", "match.py", "guests.py", "apart.py", "league.py", "cluster.py")
    found = set()
    for path in [*ENGINE.glob("*.py"), *ENGINE.glob("messages/*.py")]:
        if path.name not in for_people_at_a_shell:
            for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in TOLD[error]:
                    found |= {word.value for word in call.args if isinstance(word, ast.Constant) and is_code(word)}
    return found | (skill_codes() if error == "RuleError" else set())


def skill_codes() -> set[str]:
    """Why a free place is refused to a skill."""
    return {does.elsewhere for does in skills.BEHAVIOURS.values() if isinstance(does, skills.After)}


def is_code(word: ast.Constant) -> bool:
    return isinstance(word.value, str) and bool(re.fullmatch(r"[a-z]+(-[a-z]+)*", word.value))


def test_every_refusal_of_the_engine_has_a_text() -> None:
    reasons, errors = engine_codes("RuleError"), engine_codes("NotationError")
    assert {"outside", "ruins-duty"} <= reasons and {"too-long", "message"} <= errors
    wanted = {f"reason-{code}" for code in reasons} | {f"error-{code}" for code in errors}
    assert wanted - set(MESSAGES["en"]) == set()


def test_every_key_that_the_page_names_is_there() -> None:
    """Keys written out as t('key'), and at least one key for each t(`start-${...}`)."""
    files = [*(WEB / "src").rglob("*.ts"), *(WEB / "boot").glob("*.ts"), *WEB.rglob("*.html")]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in files)
    whole = set(re.findall(r"""\bt\(\s*['"`]([a-zA-Z][\w-]*)['"`]""", sources))
    starts = set(re.findall(r"\bt\(\s*`([a-zA-Z][\w-]*)\$\{", sources))
    assert sorted(whole - set(MESSAGES["en"])) == []
    assert [start for start in sorted(starts) if not any(key.startswith(start) for key in MESSAGES["en"])] == []


def ids_after() -> dict[str, list[str]]:
    """What may follow each start of a key that the page's sources complete by themselves: t(`start-${...}`)."""
    colours = re.findall(r"'(\w+)'", source_line("state/seats.ts", "export const COLOURS"))
    kinds = ("forest", "farm-water", "village", "spatial")
    crests = re.findall(r"'(\w+)'", source_line("state/crests.ts", "export const CRESTS"))
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
        "seats-watch-": re.findall(r"'(\w+)'", source_line("state/settings.ts", "export const WATCHING")),
        "stamp-": [f"{id}{part}" for id in stamps for part in ("", "-how")],
        "table-colour-": colours,
        "together-line-": [*words_in("screens/table/health.ts", "const TROUBLES"), "lobby", "over"],
        "together-refused-": REFUSALS,
        "together-sign-": words_in("state/table/said.ts", "export const SIGNS"),
        "together-trouble-": [*words_in("screens/table/lobby.ts", "const CODES"), "other"],
    }


SKILL_REASONS = (
    "skill-not-dealt", "skill-used", "skill-timing", "no-coins", "inside", "not-your-turn",
)  # fmt: skip


REFUSALS = (
    "no-webrtc", "code", "code-newer", "code-other", "full", "blocked", "local-network", "closed", "camera",
    "no-camera",
)  # fmt: skip
"""Why a line between two devices is not made; the others can only be faults of ours."""


def words_in(name: str, start: str) -> list[str]:
    return re.findall(r"'([\w-]+)'", source_line(name, start))


def source_line(name: str, start: str) -> str:
    lines = (WEB / "src" / name).read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith(start))


def sources() -> str:
    files = [*WEB.rglob("*.ts"), *WEB.rglob("*.html")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if "languages" not in path.parts)


def used_keys() -> set[str]:
    """Keys written out in the page's sources, keys of ids, keys inside other texts."""
    whole = set(re.findall(r"""['"`]([a-z][a-zA-Z0-9-]*)['"`]""", sources()))
    inside = {reference for pattern in MESSAGES["en"].values() for reference in pattern.references}
    completed = {start + id for start, ids in ids_after().items() for id in ids}
    return whole | inside | completed | set(required_keys())


def test_no_key_is_unused() -> None:
    unused = set(MESSAGES["en"]) - used_keys()
    assert sorted(unused) == []


def test_every_start_of_a_key_is_accounted_for() -> None:
    """A new t(`start-${...}`) must say what may follow, or every key with that start would count as used."""
    starts = set(re.findall(r"(?:\bt|hasText)\(`([a-z][\w-]*-)\$\{", sources()))
    of_ids = {
        "name-",
        "letter-",
        "rule-",
        "why-",
        "terrain-",
        "season-",
        "title-",
        "sheet-",
        "set-",
        "pack-",
        "bot-",
        "course-",
        "workshop-running-",
        "workshop-starter-",
        "tip-first-",
    }
    assert "book-" in starts and starts - set(ids_after()) - of_ids == set()


FOREIGN = {
    "en": "[а-яА-ЯіїєґІЇЄҐёЁ]",
    "uk": "[ёъыэЁЪЫЭ]",
    "ru": "[іїєґІЇЄҐ]",
    "cs": "[а-яА-ЯіїєґёłąęśżźćńŁŚŻŹĆŃ]",
    "pl": "[а-яА-ЯіїєґёřěůčšžřŘĚŮČŠŽ]",
}


@pytest.mark.parametrize("language", FOREIGN)
def test_letters_belong_to_the_language(language: str) -> None:
    for key, pattern in MESSAGES[language].items():
        assert not re.search(FOREIGN[language], pattern.text), f"{language} {key}: {pattern.text}"


@pytest.mark.parametrize("language", ("uk", "ru"))
def test_no_word_mixes_alphabets(language: str) -> None:
    for key, pattern in MESSAGES[language].items():
        assert not re.search("[a-zA-Z][а-яіїєґё]|[а-яіїєґё][a-zA-Z]", pattern.text), f"{language} {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    """Curly quotes and apostrophes, no HTML, no three dots, no double spaces, no space before a full stop."""
    for key, pattern in MESSAGES[language].items():
        for part in pattern.walk():
            whole = "".join(text if kind == "text" else "0" for kind, text in part.pieces)
            assert not re.search(r"[\"'<>]|\.\.|  | [.,!?]", whole), f"{language} {key}: {whole!r}"
            assert part.selects or whole == whole.strip(), f"{language} {key}: {whole!r}"


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    for key, pattern in MESSAGES[language].items():
        words = re.findall(r"[a-z]{3,}", pattern.text)
        assert len(words) < 3 or pattern.text != MESSAGES["en"][key].text, f"{language} {key}"


def test_reader_takes_selects_apart() -> None:
    found = read("# note\n\nkey = a { $n ->\n    [one] { $n } b\n   *[other] { other } c\n} d\nother = x\n")
    assert found["key"].variables == {"n"}
    assert found["key"].references == {"other"}
    assert set(found["key"].all_selects[0].variants) == {"one", "other"}


@pytest.mark.parametrize("text", ["junk", "a = { $b", "a = b }", "a = 1\na = 2", "a = { $n ->\n    [one] x\n}"])
def test_reader_refuses_what_is_no_fluent(text: str) -> None:
    with pytest.raises(FluentError):
        read(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_can_say_any_date_without_fluent(language: str) -> None:
    """It fills in day and year by itself, so nothing else may be left to fill in."""
    said = texts.dates(language)
    assert len(said) == len(set(said)) == 12
    for line in said:
        assert "{" not in line.replace("{ $day }", "", 1).replace("{ $year }", "", 1)
        assert "{ $day }" in line and "{ $year }" in line
