"""What happened, for the log, the animation and the announcements: the events of the rules under the page's names.

`mapwright.encoding` writes them, and `build/contract.py` derives their TypeScript from the same fields.
"""

from __future__ import annotations

from mapwright.rules import events, state

SeasonScore = state.SeasonScore
RevealedEvent = events.Revealed
DrawnEvent = events.Drawn
AddedEvent = events.ExtraDrawn
WalkEvent = events.SoloAmbushDrawn
NothingEvent = events.NothingDrawn
DodgedEvent = events.AmbushDodged
DestroyedEvent = events.Destroyed
WaveEvent = events.ZombiesSpread
CoinsEvent = events.CoinsGained
ScoredEvent = events.Scored
FinishedEvent = events.Finished
Event = events.Event
