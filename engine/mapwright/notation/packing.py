"""Packed records for links: each action is its number among all legal ones.

The packed form is `~2`, the deal code, a dot, a checksum of four letters, and one large number in base 64.
Unpacking computes again which actions are legal. If that ever differs, the checksum does not match.
"""

from __future__ import annotations

from collections.abc import Iterator

from mapwright.errors import NotationError
from mapwright.notation.action_text import format_action, parse_action
from mapwright.notation.deal_code import parse_deal
from mapwright.notation.mixed_radix import Digit, DigitReader, encode_digits, from_base64url, to_base64url
from mapwright.rules.game import apply, start
from mapwright.rules.legal_options import may_pass, options
from mapwright.rules.option import Option
from mapwright.rules.setup import MAX_SCREEN_PLAYERS
from mapwright.rules.state import PASS, Action, State

PACKED_PREFIX = "~2"
AWAITS_NEXT_MARK = "_"
"""Last token of a record if the next card is not revealed yet, so that the last action can still be undone."""
TAKEBACKS_PREFIX = "-"
"""Start of the token with the number of takebacks, the last one but `AWAITS_NEXT_MARK`."""
MAX_TAKEBACKS = 1_000
"""The number of takebacks in a record is smaller than this."""
MAX_PACKED_CHARS = 2_000
"""Maximum length; decoding a longer number takes too long."""
MAX_ACTIONS = 2_048
"""The number of actions in a packed record is smaller than this."""
_CHECKSUM_CHARS = 4


def pack(record: str) -> str:
    """Return the packed form of a record, which must be a game by the rules."""
    deal, *tokens = record.split(".")
    actions, takebacks, awaits_next = split_trailing_marks(tokens)
    digits = list(_encode_actions(deal, actions))
    if len(actions) >= MAX_ACTIONS:
        raise NotationError(f"{len(actions)} actions are too many to pack", "too-long")
    number = encode_digits([(int(awaits_next), 2), (len(actions), MAX_ACTIONS), *digits, (takebacks, MAX_TAKEBACKS)])
    return f"{PACKED_PREFIX}{deal}.{_checksum(record)}{to_base64url(number)}"


def split_trailing_marks(tokens: list[str]) -> tuple[list[str], int, bool]:
    """Return the action texts among a record's tokens, the number of takebacks, and whether it awaits the next card."""
    awaits_next = tokens[-1:] == [AWAITS_NEXT_MARK]
    actions = tokens[:-1] if awaits_next else tokens
    last_text = actions[-1] if actions else ""
    number = last_text.removeprefix(TAKEBACKS_PREFIX)
    if not last_text.startswith(TAKEBACKS_PREFIX) or not (number.isascii() and number.isdigit()):
        return actions, 0, awaits_next
    if not 0 < int(number) < MAX_TAKEBACKS:
        raise NotationError(f"the number of undone turns must be a number; got {last_text[:20]!r}", "record")
    return actions[:-1], int(number), awaits_next


def unpack(text: str) -> str:
    """Return the record of its packed form. Raise `NotationError` if it is damaged."""
    return unpack_game(text)[0]


def unpack_game(text: str) -> tuple[str, State]:
    """Return the record of its packed form, and the state after its last action.

    Raise `NotationError` if it is damaged.
    """
    if len(text) > MAX_PACKED_CHARS:
        raise NotationError(f"a packed record of {len(text)} characters is too long", "too-long")
    if not text.startswith(PACKED_PREFIX):
        raise NotationError(f"a packed record must begin with {PACKED_PREFIX}; got {text[:40]!r}", "record")
    deal, _, payload = text.removeprefix(PACKED_PREFIX).partition(".")
    checksum, number = payload[:_CHECKSUM_CHARS], from_base64url(payload[_CHECKSUM_CHARS:])
    tokens, state = _decode_game(_start_deal(deal), DigitReader(number))
    record = ".".join([deal, *tokens])
    if _checksum(record) != checksum:
        raise NotationError(f"the checksum of a packed record must match; got {text[:40]!r}", "record")
    return record, state


def claimed_actions(payload: str) -> int:
    """Return the number of actions that the part after the deal code claims to have, without replaying it."""
    digits = DigitReader(from_base64url(payload[_CHECKSUM_CHARS : _CHECKSUM_CHARS + 2]))  # two letters have twelve bits
    digits.take(2)
    return digits.take(MAX_ACTIONS)


def _checksum(record: str) -> str:
    """Return four letters that depend on every character of the record."""
    number = 0
    for letter in record:
        number = (number * 1_000_003 + ord(letter)) % 64**_CHECKSUM_CHARS  # a prime spreads the letters
    return to_base64url(number + 64**_CHECKSUM_CHARS)[:_CHECKSUM_CHARS]  # one digit more keeps leading zeros


def _start_deal(deal: str) -> State:
    """Return the first state of a deal. Raise `NotationError` if it has too many players to be packed."""
    setup, seed = parse_deal(deal)
    if setup.players > MAX_SCREEN_PLAYERS:
        raise NotationError(f"a game of {setup.players} players is too large to pack", "too-long")
    return start(setup, seed)[0]


# --- writing ---


def _encode_actions(deal: str, action_texts: list[str]) -> Iterator[Digit]:
    state = _start_deal(deal)
    for action_text in action_texts:
        action = parse_action(state, action_text)
        after, _ = apply(state, action)
        yield from _encode_action(state, action)
        state = after


def _encode_action(state: State, action: Action) -> Iterator[Digit]:
    """Yield option, placement, terrain and attack, each as its number among the possible ones."""
    choices = _choices(state)
    option = next(option for option in choices if _is_taken(option, action))
    yield choices.index(option), len(choices)
    if option is None:
        return
    placements = sorted(option.placements())
    yield placements.index(action.cells), len(placements)
    if action.terrain:
        terrains = sorted(option.terrains)
        yield terrains.index(action.terrain), len(terrains)
    attacks = sorted(option.attacks(action.cells))
    yield attacks.index(action.attack), len(attacks)


def _choices(state: State) -> list[Option | None]:
    """Return the options in an order that must never change, with None for passing."""
    sorted_options = sorted(options(state), key=lambda option: (option.kind, option.shape_number, option.skill or ""))
    return [*sorted_options, None] if may_pass(state) else [*sorted_options]


def _is_taken(option: Option | None, action: Action) -> bool:
    return action == PASS if option is None else option.is_taken_by(action)


# --- reading ---


def _decode_game(state: State, digits: DigitReader) -> tuple[list[str], State]:
    """Return the tokens of the record after its deal code, and the state after the last action."""
    awaits_next, count = digits.take(2), digits.take(MAX_ACTIONS)
    tokens = []
    for _ in range(count):
        if state.task is None:
            raise NotationError("a packed record must end with its game", "record")
        action = _decode_action(state, digits)
        tokens.append(format_action(state, action))
        state, _events = apply(state, action)
    takebacks = digits.take(MAX_TAKEBACKS)
    if digits.remaining:
        raise NotationError("a packed record must contain nothing after its game", "record")
    tokens += [f"{TAKEBACKS_PREFIX}{takebacks}"] if takebacks else []
    return [*tokens, *([AWAITS_NEXT_MARK] if awaits_next else [])], state


def _decode_action(state: State, digits: DigitReader) -> Action:
    option = digits.choose(_choices(state))
    if option is None:
        return PASS
    cells = digits.choose(sorted(option.placements()))
    terrain = digits.choose(sorted(option.terrains)) if option.terrains else None
    attack = digits.choose(sorted(option.attacks(cells)))
    return Action(option.kind, terrain, option.shape_number, cells, option.skill, attack=attack)
