"""The view of an event for a screen, as the plain JSON values of `messages.events`."""

from __future__ import annotations

from typing import assert_never

from mapwright.board.grid import cell_names
from mapwright.board.terrain import MONSTER
from mapwright.notation.map_text import format_map
from mapwright.page.explain import edict_changes, season_json
from mapwright.page.messages.events import (
    AddedEvent,
    DestroyedEvent,
    DrawnEvent,
    Event,
    MapEventFields,
    PlayerEventFields,
    TurnFields,
    WalkEvent,
)
from mapwright.rules import events
from mapwright.rules.cards import SEASONS
from mapwright.rules.scoring import toll
from mapwright.rules.state import State


def event_json(event: events.Event, state: State) -> Event:
    match event:
        case events.Revealed():
            return {"kind": "revealed", **_turn_fields(event), "card": event.card, "cards": list(event.cards)}
        case events.Drawn():
            return _drawn(event, state)
        case events.ExtraDrawn():
            return _added(event)
        case events.SoloAmbushDrawn():
            return _walked(event, state)
        case events.NothingDrawn():
            tried = [cell_names(cells) for cells in event.tried]
            return {
                "kind": "nothing",
                **_player_event_fields(event),
                "card": event.card,
                "skill": event.skill,
                "placements_tried": tried,
            }
        case events.AmbushDodged():
            return {"kind": "dodged", **_player_event_fields(event), "skill": event.skill}
        case events.Destroyed():
            return _destroyed(event)
        case events.ZombiesSpread():
            return {
                "kind": "wave",
                **_map_event_fields(event),
                "cells": cell_names(event.cells),
                "map": _map_text(event),
            }
        case events.CoinsGained():
            cells = cell_names(event.cells)
            return {
                "kind": "coins",
                **_map_event_fields(event),
                "coins": event.coins,
                "source": event.why,
                "cells": cells,
            }
        case events.Scored():
            score = season_json(event.score, event.after.stars)
            return {"kind": "scored", **_map_event_fields(event), "score": score, "map": _map_text(event)}
        case events.Finished():
            return {"kind": "finished", **_turn_fields(event)}
        case _:
            assert_never(event)


def _turn_fields(event: events.Event) -> TurnFields:
    return {"season": SEASONS[event.season].id, "turn": event.turn}


def _map_event_fields(event: events.EventOnMap) -> MapEventFields:
    return {**_turn_fields(event), "on": event.on}


def _player_event_fields(event: events.EventByPlayer) -> PlayerEventFields:
    return {**_map_event_fields(event), "by": event.by}


def _map_text(event: events.EventOnMap) -> str:
    return format_map(event.after.board)


def _drawn(event: events.Drawn, state: State) -> DrawnEvent:
    before = event.before or event.after
    return {
        "kind": "drawn", **_player_event_fields(event), "card": event.card, "terrain": event.terrain.value,
        "cells": cell_names(event.cells), "fallback": event.fallback, "skill": event.skill, "map": _map_text(event),
        "changes": edict_changes(state, before, event.after) if event.before else [],
        "toll": toll(event.after.board) - toll(before.board),
    }  # fmt: skip


def _added(event: events.ExtraDrawn) -> AddedEvent:
    return {
        "kind": "added", **_player_event_fields(event), "terrain": event.terrain.value,
        "cells": cell_names(event.cells),
        "skill": event.skill, "map": _map_text(event),
    }  # fmt: skip


def _walked(event: events.SoloAmbushDrawn, state: State) -> WalkEvent:
    return {
        "kind": "walk", **_player_event_fields(event), "card": event.card, "terrain": MONSTER.value,
        "cells": cell_names(event.cells), "skill": event.skill,
        "placements_tried": [cell_names(tried) for tried in (*event.rejected_placements, event.cells)],
        "map": _map_text(event),
        "changes": edict_changes(state, event.before, event.after),
        "toll": toll(event.after.board) - toll(event.before.board),
    }  # fmt: skip


def _destroyed(event: events.Destroyed) -> DestroyedEvent:
    cells = cell_names(event.cells)
    return {
        "kind": "destroyed",
        **_player_event_fields(event),
        "cells": cells,
        "source": event.why,
        "map": _map_text(event),
    }
