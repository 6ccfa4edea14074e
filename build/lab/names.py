"""Every text with a name, in one or all languages, with the names that are hard for a sentence: a list for readers."""

import sys
from collections.abc import Iterator, Mapping
from functools import cache

import languages
from fluent_reader import Pattern, read_folder

NAME_VARIABLES = frozenset(("player", "players", "name", "on", "bot", "friend"))
APOSTROPHE = "D’Arcy"
Messages = Mapping[str, Pattern]


def texts_with_names(language: str) -> Iterator[tuple[str, str, str]]:
    """Yield the key of each text with a name, a hard name, and the sentence with it; a slash separates variants."""
    messages = messages_of(language)
    for key, pattern in messages.items():
        if NAME_VARIABLES & pattern.variables:
            for name in hard_names(messages):
                yield key, name, sentence(messages, pattern, name)


@cache
def messages_of(language: str) -> dict[str, Pattern]:
    files = read_folder(languages.TEXTS / language).values()
    return {key: pattern for file in files for key, pattern in file.items()}


def hard_names(messages: Messages) -> list[str]:
    """Return "You", "Player 2" and "A friend" in the language, and a name with an apostrophe."""
    unnamed = sentence(messages, messages["new-player"], "").replace("$number", "2")
    return [messages["table-you"].text, unnamed, messages["share-challenge-friend"].text, APOSTROPHE]


def sentence(messages: Messages, pattern: Pattern, name: str) -> str:
    pieces = [_piece(messages, kind, text, name) for kind, text in pattern.pieces]
    variants = [sentence(messages, each, name) for select in pattern.selects for each in select.variants.values()]
    return "".join(pieces) + " / ".join(dict.fromkeys(variants))


def _piece(messages: Messages, kind: str, text: str, name: str) -> str:
    if kind == "reference":
        return sentence(messages, messages[text], name)
    if kind == "variable":
        return name if text in NAME_VARIABLES else f"${text}"
    return text


def main() -> None:
    for language in sys.argv[1:] or languages.finished():
        for key, _, text in texts_with_names(language):
            print(f"{language} {key}: {text}")


if __name__ == "__main__":
    main()
