"""Records written shorter for links: each action as its number among all that are legal, so it costs what it decides.

The packed form is `~2`, the deal code, a dot, four letters that prove the rest, and one large number in 64 letters.
What is legal is worked out again on reading; should it ever differ, the proof fails instead of telling another game.
"""

from __future__ import annotations

from collections.abc import Iterator

from mapwright.errors import NotationError
from mapwright.notation.letters import Digit, Digits, number_of, read, spell
from mapwright.notation.notation import format_action, parse_action, parse_deal
from mapwright.notation.old_packing import unpack_words
from mapwright.rules.game import apply, start
from mapwright.rules.option import Option
from mapwright.rules.options import may_pass, options
from mapwright.rules.setup import MOST_ON_A_SCREEN
from mapwright.rules.state import PASS, Action, State

MARK = "~"
WAITING = "_"
"""The last word of a record whose last action may still be undone: the next card is not revealed yet."""
UNDONE = "-"
"""Before a number: so many turns were taken back, which the last word but the one above may tell."""
MOST_UNDONE = 1_000
"""The most undone turns that a record states."""
LONGEST = 2_000
"""Characters; a number of more is not worth its arithmetic."""
MOST_ACTIONS = 2_048
FORM = "~2"
_PROOF = 4


def pack(record: str) -> str:
    """The short form of a record's text, which must be a game by the rules."""
    deal, *words = record.split(".")
    actions, undone, waiting = split_marks(words)
    digits = list(_digits_of(deal, actions))
    if len(actions) >= MOST_ACTIONS:
        raise NotationError(f"{len(actions)} actions are too many to pack", "too-long")
    # At the end, where a record without it has nothing: records packed before there were marks read the same.
    number = number_of([(int(waiting), 2), (len(actions), MOST_ACTIONS), *digits, (undone, MOST_UNDONE)])
    return f"{FORM}{deal}.{_proof(record)}{spell(number)}"


def split_marks(words: list[str]) -> tuple[list[str], int, bool]:
    """The actions among a record's words, how often turns were taken back, and whether its last may be undone."""
    waiting = words[-1:] == [WAITING]
    actions = words[:-1] if waiting else words
    told = actions[-1] if actions else ""
    number = told.removeprefix(UNDONE)
    if not told.startswith(UNDONE) or not (number.isascii() and number.isdigit()):
        return actions, 0, waiting
    if not 0 < int(number) < MOST_UNDONE:
        raise NotationError(f"the number of undone turns must be a number; got {told[:20]!r}", "record")
    return actions[:-1], int(number), waiting


def unpack(text: str) -> str:
    """The record that a short form stands for."""
    if len(text) > LONGEST:
        raise NotationError(f"a packed record of {len(text)} characters is too long", "too-long")
    if not text.startswith(FORM):
        return unpack_words(text.removeprefix(MARK))
    deal, _, rest = text.removeprefix(FORM).partition(".")
    record = ".".join([deal, *_words_of(deal, Digits(read(rest[_PROOF:])))])
    if _proof(record) != rest[:_PROOF]:
        raise NotationError(f"the checksum of a packed record must match; got {text[:40]!r}", "record")
    return record


def _proof(record: str) -> str:
    number = 0
    for letter in record:
        number = (number * 1_000_003 + ord(letter)) % 64**_PROOF
    return spell(number + 64**_PROOF)[:_PROOF]


def _first_state(deal: str) -> State:
    setup, seed = parse_deal(deal)
    if setup.players > MOST_ON_A_SCREEN:
        raise NotationError(f"a table of {setup.players} is too large to pack", "too-long")
    return start(setup, seed)[0]


# --- writing ---


def _digits_of(deal: str, words: list[str]) -> Iterator[Digit]:
    state = _first_state(deal)
    for word in words:
        action = parse_action(state, word)
        after, _ = apply(state, action)
        yield from _digits(state, action)
        state = after


def _digits(state: State, action: Action) -> Iterator[Digit]:
    """Which option, which of its places, which terrain, which attack; what leaves no choice costs nothing."""
    offered = _offered(state)
    option = next(option for option in offered if _is_taken(option, action))
    yield offered.index(option), len(offered)
    if option is None:
        return
    places = sorted(option.places())
    yield places.index(action.cells), len(places)
    if action.terrain:
        terrains = sorted(option.terrains)
        yield terrains.index(action.terrain), len(terrains)
    attacks = sorted(option.attacks(action.cells))
    yield attacks.index(action.attack), len(attacks)


def _offered(state: State) -> list[Option | None]:
    """What may be done, in an order that is fixed for ever; None is passing."""
    found = sorted(options(state), key=lambda option: (option.kind, option.shape, option.skill or ""))
    return [*found, None] if may_pass(state) else [*found]


def _is_taken(option: Option | None, action: Action) -> bool:
    return action == PASS if option is None else option.is_taken_by(action)


# --- reading ---


def _words_of(deal: str, digits: Digits) -> Iterator[str]:
    waiting, count = digits.take(2), digits.take(MOST_ACTIONS)
    state = _first_state(deal)
    for _ in range(count):
        if state.task is None:
            raise NotationError("a packed record must end with its game", "record")
        action = _action(state, digits)
        yield format_action(state, action)
        state, _events = apply(state, action)
    undone = digits.take(MOST_UNDONE)
    if digits.left:
        raise NotationError("a packed record must contain nothing after its game", "record")
    if undone:
        yield f"{UNDONE}{undone}"
    if waiting:
        yield WAITING


def _action(state: State, digits: Digits) -> Action:
    option = digits.among(_offered(state))
    if option is None:
        return PASS
    cells = digits.among(sorted(option.places()))
    terrain = digits.among(sorted(option.terrains)) if option.terrains else None
    attack = digits.among(sorted(option.attacks(cells)))
    return Action(option.kind, terrain, option.shape, cells, option.skill, attack=attack)
