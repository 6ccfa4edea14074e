"""The view of an event for a screen, as the plain JSON values of `messages.events`."""

from __future__ import annotations

from typing import assert_never

from mapwright.board.grid import cell_names
from mapwright.board.terrain import MONSTER
from mapwright.notation.notation import format_map
from mapwright.page.explain import changes, season_json
from mapwright.page.messages.events import AddedEvent, Deed, DestroyedEvent, DrawnEvent, Event, OnMap, WalkEvent, When
from mapwright.rules import events
from mapwright.rules.cards import SEASONS
from mapwright.rules.scoring import toll
from mapwright.rules.state import State


def event_json(event: events.Event, state: State) -> Event:
    match event:
        case events.Revealed():
            return {"kind": "revealed", **_when(event), "card": event.card, "cards": list(event.cards)}
        case events.Drawn():
            return _drawn(event, state)
        case events.Added():
            return _added(event)
        case events.Walked():
            return _walked(event, state)
        case events.Nothing():
            tried = [cell_names(cells) for cells in event.tried]
            return {"kind": "nothing", **_deed(event), "card": event.card, "skill": event.skill, "walk": tried}
        case events.Dodged():
            return {"kind": "dodged", **_deed(event), "skill": event.skill}
        case events.Destroyed():
            return _destroyed(event)
        case events.Waved():
            return {"kind": "wave", **_on_map(event), "cells": cell_names(event.cells), "map": _map(event)}
        case events.Paid():
            cells = cell_names(event.cells)
            return {"kind": "coins", **_on_map(event), "coins": event.coins, "why": event.why, "cells": cells}
        case events.Scored():
            score = season_json(event.score, event.after.stars)
            return {"kind": "scored", **_on_map(event), "score": score, "map": _map(event)}
        case events.Finished():
            return {"kind": "finished", **_when(event)}
        case _:
            assert_never(event)


def _when(event: events.Event) -> When:
    return {"season": SEASONS[event.season].id, "turn": event.turn}


def _on_map(event: events.EventOnMap) -> OnMap:
    return {**_when(event), "on": event.on}


def _deed(event: events.EventByPlayer) -> Deed:
    return {**_on_map(event), "by": event.by}


def _map(event: events.EventOnMap) -> str:
    return format_map(event.after.board)


def _drawn(event: events.Drawn, state: State) -> DrawnEvent:
    before = event.before or event.after
    return {
        "kind": "drawn", **_deed(event), "card": event.card, "terrain": event.terrain.value,
        "cells": cell_names(event.cells), "fallback": event.fallback, "skill": event.skill, "map": _map(event),
        "changes": changes(state, before, event.after) if event.before else [],
        "toll": toll(event.after.board) - toll(before.board),
    }  # fmt: skip


def _added(event: events.Added) -> AddedEvent:
    return {
        "kind": "added", **_deed(event), "terrain": event.terrain.value, "cells": cell_names(event.cells),
        "skill": event.skill, "map": _map(event),
    }  # fmt: skip


def _walked(event: events.Walked, state: State) -> WalkEvent:
    return {
        "kind": "walk", **_deed(event), "card": event.card, "terrain": MONSTER.value,
        "cells": cell_names(event.cells), "skill": event.skill,
        "walk": [cell_names(tried) for tried in (*event.tried, event.cells)], "map": _map(event),
        "changes": changes(state, event.before, event.after),
        "toll": toll(event.after.board) - toll(event.before.board),
    }  # fmt: skip


def _destroyed(event: events.Destroyed) -> DestroyedEvent:
    cells = cell_names(event.cells)
    return {"kind": "destroyed", **_deed(event), "cells": cells, "why": event.why, "map": _map(event)}
