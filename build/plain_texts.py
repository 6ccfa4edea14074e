"""The plain texts of the page, for what the build itself writes into pages."""

import json
import re
import subprocess

import environment
import languages
from paths import BUILD

# One line, no variables: whatever needs Fluent to be said is said by the page.
PLAIN = re.compile(r"^([a-zA-Z][\w-]*) = ([^{}\n]+)$", re.MULTILINE)
BIND = """
const [module, language] = process.argv.slice(1);
const { bound } = await import(module);
const said = await new Response(process.stdin).json();
console.log(JSON.stringify(bound(said, language)));
"""
DATE = re.compile(r"^(date-\d+) = (.+)$", re.MULTILINE)


def plain(language: str) -> dict[str, str]:
    """English stands in for what an unfinished language lacks."""
    by_key = {key: text.strip() for code in ("en", language) for key, text in PLAIN.findall(_source_of(code))}
    return dict(zip(by_key, with_no_break_spaces(language, list(by_key.values())), strict=True))


def dates(language: str) -> list[str]:
    """How it says a date, from January to December; where day and year go is left to be filled in."""
    formats = {key: text for said in ("en", language) for key, text in DATE.findall(_source_of(said))}
    return with_no_break_spaces(language, list(formats.values()))


def with_no_break_spaces(language: str, values: list[str]) -> list[str]:
    """The texts with no-break spaces where the language wants them, by the same rules as in the page."""
    node = environment.require_node()
    command = [node, "--input-type=module", "--eval", BIND, "--", str(BUILD / "no_break_spaces.mjs"), language]
    done = subprocess.run(command, input=json.dumps(values), capture_output=True, text=True, check=True)
    result: list[str] = json.loads(done.stdout)
    return result


def _source_of(language: str) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in languages.files(language))
