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
    found = {key: text.strip() for said in ("en", language) for key, text in PLAIN.findall(_said_in(said))}
    return dict(zip(found, bound(language, list(found.values())), strict=True))


def dates(language: str) -> list[str]:
    """How it says a date, from January to December; where day and year go is left to be filled in."""
    found = {key: text for said in ("en", language) for key, text in DATE.findall(_said_in(said))}
    return bound(language, list(found.values()))


def bound(language: str, said: list[str]) -> list[str]:
    """The texts with no-break spaces where the language wants them, by the same rules as in the page."""
    node = environment.require_node()
    command = [node, "--input-type=module", "--eval", BIND, "--", str(BUILD / "binding.mjs"), language]
    done = subprocess.run(command, input=json.dumps(said), capture_output=True, text=True, check=True)
    made: list[str] = json.loads(done.stdout)
    return made


def _said_in(language: str) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in languages.files(language))
