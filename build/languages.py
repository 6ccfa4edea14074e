"""The languages of the page: their list, starting a new one, and the missing texts of unfinished ones."""

import importlib.util
import json
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, NotRequired, TypedDict, cast

import environment
from files import read_json
from paths import PYTHON, WEB
from programs import BuildError, run, run_quietly

if TYPE_CHECKING:
    from fluent_reader import Pattern

TEXTS = WEB / "texts"
LANGUAGES_FILE = TEXTS / "languages.json"
# Node has the names of languages; Python has not.
LANGUAGE_FACTS_SCRIPT = """
const [code] = process.argv.slice(1);
const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);
const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
console.log(JSON.stringify({ name, script: new Intl.Locale(code).maximize().script, plurals: pluralCategories }));
"""
ORDER = ("zero", "one", "two", "few", "many", "other")


class Language(TypedDict):
    name: str
    """As its speakers call it."""
    script: str
    """Which letters home needs first: `latin`, `latin-ext` or `cyrillic`."""
    plurals: list[str]
    draft: NotRequired[bool]
    """Not finished: the page falls back to English, and no test asks for every text."""


def languages() -> dict[str, Language]:
    """Return the languages in the order of the page, English first."""
    return cast(dict[str, Language], read_json(LANGUAGES_FILE))


def finished() -> tuple[str, ...]:
    return tuple(code for code, language in languages().items() if not language.get("draft"))


def drafts() -> tuple[str, ...]:
    return tuple(code for code, language in languages().items() if language.get("draft"))


def files(code: str) -> list[Path]:
    return sorted((TEXTS / code).glob("*.ftl"))


def create(code: str) -> None:
    """Create a folder with the English texts, to be translated in place, and add the language to the list."""
    if not re.fullmatch("[a-z]{2}", code):
        raise BuildError(f"{code!r} is no language code: a code has two small letters, as in de")
    existing = languages()
    if code in existing or (TEXTS / code).exists():
        raise BuildError(f"{code} is there already")
    language = _language_facts(code)
    shutil.copytree(TEXTS / "en", TEXTS / code)
    _write({**existing, code: language})
    print(f"   web/texts/{code} has the English texts: translate them, in any order")
    print(f"   the page offers {language['name']} from the next build on")


def _language_facts(code: str) -> Language:
    facts = json.loads(run_quietly([environment.require_node(), "--eval", LANGUAGE_FACTS_SCRIPT, "--", code]))
    if "name" not in facts:
        raise BuildError(f"{code} is no language that Node knows")
    name = facts["name"][0].upper() + facts["name"][1:]
    script = "cyrillic" if facts["script"] == "Cyrl" else "latin-ext"
    return {"name": name, "script": script, "plurals": sorted(facts["plurals"], key=ORDER.index), "draft": True}


def _write(languages: dict[str, Language]) -> None:
    """Write the list with one line for each language."""
    lines = (f"  {json.dumps(code)}: {_line(language)}" for code, language in languages.items())
    LANGUAGES_FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _line(language: Language) -> str:
    return json.dumps(language, ensure_ascii=False).replace("{", "{ ").replace("}", " }")


def report_drafts() -> None:
    """Print what each unfinished language lacks; raise BuildError if a file is not Fluent."""
    if not drafts():
        print(f"   none: {', '.join(finished())} are finished")
        return
    if importlib.util.find_spec("fluent") is None:  # Mozilla's parser is in the project's environment
        environment.prepare_python()
        run([PYTHON, "build", "lab", "language"])
        return
    for code in drafts():
        for line in missing_texts(code):
            print(f"   {code}: {line}")


def missing_texts(code: str) -> list[str]:
    """Return lines that name missing and unused texts, and count those that are left to translate."""
    english, own = _messages("en"), _messages(code)
    missing = [key for key in english if key not in own]
    unknown = [key for key in own if key not in english]
    same = [key for key in own if own[key] == english.get(key)]
    lines = [f"missing: {', '.join(missing)}"] if missing else []
    lines += [f"not in English, so never shown: {', '.join(unknown)}"] if unknown else []
    return [*lines, f"{len(english)} texts, {len(missing)} of them missing, {len(same)} the same as in English"]


def _messages(code: str) -> "dict[str, Pattern]":
    from fluent_reader import FluentError, read

    by_key: dict[str, Pattern] = {}
    for file in files(code):
        try:
            by_key |= read(file.read_text(encoding="utf-8"))
        except FluentError as error:
            raise BuildError(f"{code}/{file.name}: {error}") from None
    return by_key
