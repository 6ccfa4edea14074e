"""Two people at a table with heroes, skills and ambushes, each on their own device, from the first card to the last."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from driver.controls import Mouse, Touch
from driver.online_player import NewPlayer, agreed_record, play
from driver.page_state import wait_for
from mapwright.notation.action_text import parse_action
from mapwright.notation.record import parse_record, replay
from mapwright.rules.legal_options import options
from mapwright.rules.setup import PRESETS
from mapwright.together.links import new_link

SETUP = replace(PRESETS["combined"], heroes=True, skills=True, players=2)
LINK = str(new_link(b"\x36" * 16, SETUP, ("", "")))
"""Its skills are knowledge, acrobatics and cure-wounds: a free one, one for ambushes, and one that costs a coin."""


@pytest.mark.thorough
def test_two_devices_play_heroes_skills_and_ambushes_to_the_end(new_player: NewPlayer, address: str) -> None:
    ada, ben = new_player(Mouse, 1), new_player(Touch, 2)
    ada.join(f"{address}/#table={LINK}", "Ada", 0)
    ben.join(f"{address}/#table={LINK}", "Ben", 1)
    play([ada, ben])
    for person in (ada, ben):
        wait_for(person.page, "final", patience=60)
    skills = skill_counts(agreed_record([ada, ben]))
    assert skills["used"] >= 3 and skills["left"] >= 3, skills
    assert skills["dodge"] and skills["ambush"] and skills["hero"], skills


def skill_counts(record: str) -> Counter[str]:
    """Return how often each kind of task came, and how often a usable skill was used or left."""
    counts: Counter[str] = Counter()
    parsed = parse_record(record)
    for (state, _), action_text in zip(replay(parsed), parsed.action_texts, strict=False):
        assert state.task
        action = parse_action(state, action_text)
        counts[state.task.kind] += 1
        if any(option.skill for option in options(state)):
            counts["used" if action.skill else "left"] += 1
    return counts
