"""What a text must satisfy: used by the tests of finished languages and the report about unfinished ones."""

from collections.abc import Iterator, Mapping

from fluent_reader import Pattern, Select

PLURAL_FORMS = ("zero", "one", "two", "few", "many", "other")
NUMBERS = {"count", "stars", "coins", "cells", "number", "days", "games", "seconds"}
"""Variables that are numbers: a select on one of them is about plural forms."""
TOOLS = ("rotate", "flip", "undo", "redo", "confirm", "next", "close")
LONGEST_LABEL = 12
LONGEST_RULE = 115


def faults(messages: Mapping[str, Pattern], english: Mapping[str, Pattern], plurals: list[str]) -> list[str]:
    """Return a line for each text of a language that cannot stay as it is."""
    own = {key: pattern for key, pattern in messages.items() if key in english}
    checks = (wrong_variables(own, english), missing_plurals(own, plurals), long_labels(own), long_rules(own))
    return [line for check in checks for line in check]


def deep_variables(messages: Mapping[str, Pattern], pattern: Pattern) -> set[str]:
    """Return the variables of a text and of the texts it refers to."""
    referred = (messages[key] for key in pattern.references if key in messages)
    return pattern.variables.union(*(deep_variables(messages, each) for each in referred))


def wrong_variables(messages: Mapping[str, Pattern], english: Mapping[str, Pattern]) -> Iterator[str]:
    for key, pattern in messages.items():
        own, expected = deep_variables(messages, pattern), deep_variables(english, english[key])
        if own != expected:
            yield f"{key}: needs the variables {', '.join(sorted(expected))}, and has {', '.join(sorted(own))}"


def is_plural(select: Select) -> bool:
    return select.variable in NUMBERS or set(select.variants) <= set(PLURAL_FORMS)


def missing_plurals(messages: Mapping[str, Pattern], plurals: list[str]) -> Iterator[str]:
    for key, pattern in messages.items():
        for select in filter(is_plural, pattern.all_selects):
            forms = [form for form in PLURAL_FORMS if form in select.variants]
            if forms != plurals or select.default != "other":
                yield f"{key}: needs the plural forms {', '.join(plurals)}, and has {', '.join(forms)}"


def long_labels(messages: Mapping[str, Pattern]) -> Iterator[str]:
    for key in (f"play-{tool}" for tool in TOOLS):
        length = len(messages[key].text) if key in messages else 0
        if length > LONGEST_LABEL:
            yield f"{key}: {length} letters, at most {LONGEST_LABEL} fit"


def long_rules(messages: Mapping[str, Pattern], longest: int = LONGEST_RULE) -> Iterator[str]:
    # Edicts are the cards that also have a text about their stars.
    for key, pattern in messages.items():
        is_edict = key.startswith("rule-") and key.replace("rule", "why", 1) in messages
        if is_edict and pattern.max_length() > longest:
            yield f"{key}: {pattern.max_length()} letters, at most {longest} fit"
