"""A Gymnasium environment: one player draws a map, and each season's stars are the reward."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from mapwright.bots.board_value import BoardValue
from mapwright.learning.codec import ILLEGAL_REWARD, ActionCodec, Mask, check_one_of, deal_option, setup_of
from mapwright.learning.observation import Observation, observe, space
from mapwright.learning.pixels import Pixels, render_pixels
from mapwright.learning.sheets import Sheets, with_sheet_of
from mapwright.notation.action_text import format_action
from mapwright.notation.record import Record
from mapwright.rules.game import apply, rating, start
from mapwright.rules.setup import BASE, Setup, validated
from mapwright.rules.state import State

FactoredAction = NDArray[np.int64]
"""Slot, orientation and corner."""


class SoloEnv(gymnasium.Env[Observation, np.int64 | FactoredAction]):
    """A solo game. `info["action_mask"]` and `action_masks()` say which actions are legal now.

    `setup` is a `Setup` or the name of a preset, such as "heroes". `reset(seed=7)` makes the deals that follow the same
    every time; `reset(options={"deal": "bA1-tuesday"})` plays that deal, of the same setup. An illegal action
    changes nothing; its reward is -1. After the end, `step` raises `ResetNeeded`.

    `sheet` is the map sheet instead of that of the setup. `sheets` gives another one to each game: a list of sheets, or
    `random_sheets(seed)`.

    `actions="factored"` splits an action into slot, orientation and corner (`ActionCodec.part_sizes`).
    `reward="shaped"` adds the growth of the stars that the map would still bring if it stayed as it is.
    """

    metadata = {"render_modes": ["svg", "ansi", "rgb_array"], "render_fps": 4}  # noqa: RUF012 (so Gymnasium wants it)

    def __init__(
        self,
        setup: Setup | str = BASE,
        render_mode: str | None = None,
        actions: str = "flat",
        reward: str = "stars",
        sheet: str | None = None,
        sheets: Sheets | None = None,
    ) -> None:
        self.setup = validated(setup_of(setup, sheet))
        self._sheets = sheets
        if self.setup.players != 1:
            raise ValueError(f"{self.setup.players} players: SoloEnv is for one, TableEnv for more")
        check_one_of("actions", actions, ("flat", "factored"))
        check_one_of("reward", reward, ("stars", "shaped"))
        check_one_of("render_mode", render_mode, (None, *self.metadata["render_modes"]))
        self.render_mode = render_mode
        self.codec = ActionCodec(self.setup)
        self._factored, self._shaped = actions == "factored", reward == "shaped"
        self.observation_space = space()  # type: ignore[assignment]
        if self._factored:
            self.action_space = spaces.MultiDiscrete([*self.codec.part_sizes])
        else:
            self.action_space = spaces.Discrete(self.codec.size)
        self.state: State
        self._action_texts: list[str] = []
        self._mask: Mask = np.zeros(self.codec.size, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        deal_seed = f"{int(self.np_random.integers(1 << 62)):x}"
        setup = with_sheet_of(self.setup, self._sheets, self.np_random)
        if (deal := deal_option(options)) is not None:
            setup, deal_seed = self.codec.parse_deal(deal, self.setup)
        self._action_texts = []
        self._set_state(start(setup, deal_seed)[0])
        return observe(self.state, 0), self._info()

    def step(self, action: np.int64 | FactoredAction) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not hasattr(self, "state") or self.state.over:
            raise ResetNeeded("no game is in progress: call reset() first, and again after the end of a game")
        number = self.codec.join(action) if self._factored else self.codec.validated(action)  # type: ignore[arg-type]
        if not self._mask[number]:
            return observe(self.state, 0), ILLEGAL_REWARD, False, False, {**self._info(), "illegal": True}
        chosen = self.codec.action(self.state, number)
        potential_before = self._potential()
        self._action_texts.append(format_action(self.state, chosen))
        self._set_state(apply(self.state, chosen)[0])
        return observe(self.state, 0), float(self._potential() - potential_before), self.state.over, False, self._info()

    def action_masks(self) -> Mask:
        """Return a 1 for each legal action, or for each part of one; after the end, a single 1 that has no effect."""
        return self.codec.part_masks(self._mask) if self._factored else self._mask.copy()

    @property
    def record(self) -> Record:
        """The game so far, which every tool of Mapwright can replay."""
        return Record(self.state.setup, self.state.seed, tuple(self._action_texts))

    def render(self) -> str | Pixels | None:
        """Return the map as an SVG document, as the lines of its text, or as pixels."""
        board = self.state.players[0].board
        if self.render_mode == "svg":
            return board._repr_svg_()
        if self.render_mode == "rgb_array":
            return render_pixels(board)
        return str(board) if self.render_mode == "ansi" else None

    def _potential(self) -> int:
        """Return the stars so far; with shaped rewards, also those that the map would still bring as it is."""
        stars = self.state.players[0].stars
        if not self._shaped or self.state.over:
            return stars
        return stars + BoardValue(self.state, 0).value(self.state.players[0].board)

    def _set_state(self, state: State) -> None:
        self.state = state
        self._mask = self.codec.mask(state)
        if state.over:
            self._mask[0] = 1  # a vector environment asks for one more action, which only resets it

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._mask.copy(), "stars": self.state.players[0].stars}
        return {**info, "rating": rating(self.state), "record": str(self.record)} if self.state.over else info
