"""English for what the engine only numbers: titles of solo games, and reasons why an action is illegal.

The same sentences as in the English texts of the page; a test compares them.
"""

from __future__ import annotations

TITLES = {
    30: "Legendary Cartographer",
    20: "Master Mapsmith",
    10: "Journeyman Topographer",
    0: "Apprentice Surveyor",
    -5: "Amateur Assessor",
    -10: "Inept Assistant",
    -20: "Dimwitted Doodler",
    -30: "Oblivious Inkdrinker",
}
"""The titles of R30, by their thresholds."""

REASONS = {
    "outside": "Part of the shape is off the map.",
    "covers-filled": "Some of these cells are already filled.",
    "covers-mountain": "Nothing can be drawn on a mountain.",
    "covers-wasteland": "Nothing can be drawn on wasteland.",
    "ruins-duty": "This shape must cover an empty ruins cell.",
    "wrong-terrain": "This card does not offer that terrain.",
    "wrong-shape": "This card does not offer that shape.",
    "must-draw-shape": "A shape of this card still fits, so a single cell is not allowed.",
    "not-your-turn": "It is not your turn.",
    "game-over": "This game is over.",
    "no-coins": "You do not have enough coins.",
    "skill-used": "You have already used a skill this season.",
    "skill-not-dealt": "That skill is not in this game.",
    "skill-timing": "That skill cannot be used now.",
    "not-beside-monster": "This must lie beside a monster.",
    "not-beside-shape": "This must lie beside the shape you have just drawn.",
    "nothing-to-undo": "There is nothing to undo.",
    "not-a-choice": "That cell cannot be chosen.",
    "inside": "With Move Silently, the shape must hang over the edge.",
}
"""Why the rules refuse an action, by the code of the `RuleError`."""
