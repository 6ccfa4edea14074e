"""Every text that the page or the engine asks for exists, and no text is unused."""

import re

from mapwright.cli.sentences import REASONS, TITLES
from mapwright.rules.cards import SOLO_TITLES
from paths import WEB
from text_folders import MESSAGES
from text_keys import engine_codes, ids_after, sources, used_keys


def test_every_refusal_of_the_engine_has_a_text() -> None:
    reasons, errors = engine_codes("RuleError"), engine_codes("NotationError")
    assert {"outside", "ruins-duty"} <= reasons and {"too-long", "message"} <= errors
    wanted = {f"reason-{code}" for code in reasons} | {f"error-{code}" for code in errors}
    assert wanted - set(MESSAGES["en"]) == set()


def test_the_command_line_says_the_same_sentences() -> None:
    assert {code: MESSAGES["en"][f"reason-{code}"].text for code in REASONS} == REASONS
    assert engine_codes("RuleError") <= set(REASONS)
    titles = {threshold: f"title-{threshold}".replace("--", "-minus-") for threshold in SOLO_TITLES}
    assert {threshold: MESSAGES["en"][key].text for threshold, key in titles.items()} == TITLES


def test_every_key_that_the_page_names_is_there() -> None:
    """Keys written out as t('key'), and at least one key for each t(`start-${...}`)."""
    files = [*(WEB / "src").rglob("*.ts"), *(WEB / "boot").glob("*.ts"), *WEB.rglob("*.html")]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in files)
    whole = set(re.findall(r"""\bt\(\s*['"`]([a-zA-Z][\w-]*)['"`]""", sources))
    starts = set(re.findall(r"\bt\(\s*`([a-zA-Z][\w-]*)\$\{", sources))
    assert sorted(whole - set(MESSAGES["en"])) == []
    assert [start for start in sorted(starts) if not any(key.startswith(start) for key in MESSAGES["en"])] == []


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
