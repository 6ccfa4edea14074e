"""The languages of the page: their list, starting a new one, and the missing texts of unfinished ones."""

import importlib.util
import json
import re
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
# Node has the names of languages and their plural forms; Python has not. The game has no numbers of a million or more,
# for which French and Spanish have a form of their own.
LANGUAGE_FACTS_SCRIPT = """
const [code] = process.argv.slice(1);
const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);
const plural = new Intl.PluralRules(code);
const plurals = [...new Set(Array.from({ length: 2000 }, (_, i) => plural.select(i / 2)))];
const { script, region } = new Intl.Locale(code).maximize();
const percent = new Intl.NumberFormat(code, { style: 'percent' }).format(0).replace(/\\s/, ' ');
console.log(JSON.stringify({ name, script, region, plurals, percent }));
"""
ORDER = ("zero", "one", "two", "few", "many", "other")


class Language(TypedDict):
    name: str
    """As its speakers call it."""
    script: str
    """The fonts that its letters need besides those of English: `latin` (none), `latin-ext` or `cyrillic`."""
    region: str
    """The country of the variant that the texts are written in, for previews: `GB`."""
    plurals: list[str]
    """The plural forms of numbers below a million, fractions included."""
    letters: str
    """Its letters besides those of English."""
    percent: str
    """How “0 %” is written."""
    bound_words: NotRequired[str]
    """Words of one letter that may not end a line."""
    bound_nouns: NotRequired[bool]
    """Whether a line may not break between a number and its noun."""
    spaced_marks: NotRequired[str]
    """Punctuation marks with a narrow no-break space before them."""
    keeps_capitals: NotRequired[bool]
    """Whether nouns have a capital letter inside a sentence, too."""
    draft: NotRequired[bool]
    """Not finished: no browser's default, with English in place of missing texts, of which no test complains."""


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
    """Create a folder with the English texts as comments, and add the language to the list."""
    if not re.fullmatch("[a-z]{2}", code):
        raise BuildError(f"{code!r} is no language code: a code has two small letters, as in de")
    existing = languages()
    if code in existing or (TEXTS / code).exists():
        raise BuildError(f"{code} is there already")
    language = _language_facts(code)
    (TEXTS / code).mkdir()
    for file in files("en"):
        (TEXTS / code / file.name).write_text(as_comments(file.read_text(encoding="utf-8")), encoding="utf-8")
    _write({**existing, code: language})
    print(f"   web/texts/{code} has the English texts as comments: replace them by translations, in any order")
    print(f"   the page offers {language['name']} from the next build on")


def as_comments(text: str) -> str:
    """Return a Fluent file with its messages as comments: a text exists only once it is translated."""
    return "".join(line if not line.strip() or line.startswith("#") else f"# {line}" for line in text.splitlines(True))


def script_of(text: str) -> str:
    """Return the script by which fonts are chosen: `latin-ext` contains what Western European languages do not use."""
    if re.search("[\u0400-\u052f]", text):
        return "cyrillic"
    return "latin-ext" if re.search("[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]", text) else "latin"


def _language_facts(code: str) -> Language:
    facts = json.loads(run_quietly([environment.require_node(), "--eval", LANGUAGE_FACTS_SCRIPT, "--", code]))
    if "name" not in facts:
        raise BuildError(f"{code} is no language that Node knows")
    name = facts["name"][0].upper() + facts["name"][1:]
    script = "cyrillic" if facts["script"] == "Cyrl" else script_of(name)
    return {
        "name": name, "region": facts["region"], "script": script, "plurals": sorted(facts["plurals"], key=ORDER.index),
        "letters": "", "percent": facts["percent"], "draft": True,
    }  # fmt: skip


def _write(languages: dict[str, Language]) -> None:
    """Write the list with a line for each field."""
    text = json.dumps(languages, ensure_ascii=False, indent=2)
    text = re.sub(r"\[[^\]]*\]", lambda match: json.dumps(json.loads(match[0])), text)
    LANGUAGES_FILE.write_text(f"{text}\n", encoding="utf-8")


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
    """Return lines about missing, unused and unsuitable texts, and count those that are left to translate."""
    import text_checks  # needs Mozilla's parser

    english, own = _messages("en"), _messages(code)
    missing = [key for key in english if key not in own]
    unknown = [key for key in own if key not in english]
    same = [key for key in own if own[key] == english.get(key)]
    lines = [f"missing: {', '.join(missing)}"] if missing else []
    lines += [f"not in English, so never shown: {', '.join(unknown)}"] if unknown else []
    lines += text_checks.faults(own, english, languages()[code]["plurals"])
    script = script_of("".join(pattern.text for pattern in own.values()))
    if script != languages()[code]["script"]:
        lines.append(f'the letters need `"script": "{script}"` in {LANGUAGES_FILE.name}')
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
