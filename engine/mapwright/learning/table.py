"""A PettingZoo environment: players at a table act in turn, and each season's stars are their rewards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from mapwright.learning.codec import Codec, Mask
from mapwright.learning.planes import flat, flat_space, observe
from mapwright.notation.notation import format_action
from mapwright.notation.record import Record
from mapwright.rules.game import apply, places, start
from mapwright.rules.setup import BASE, Setup, checked
from mapwright.rules.state import State

MAPS = 2
"""An agent sees its own map and the one that it draws on: at an ambush that is a neighbour's (R20)."""


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table of agents `seat_0`, `seat_1` … Observations hold `observation` (see `planes.unflat`) and
    `action_mask`.

    `reset(seed=7)` makes the deals that follow the same every time. An illegal action is refused with a `ValueError`;
    when the game is over, `infos[agent]["place"]` is the agent's place, from 1.
    """

    metadata = {"name": "mapwright_table_v0", "render_modes": ["svg"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, setup: Setup = BASE, players: int = 2, render_mode: str | None = None) -> None:
        super().__init__()
        self.setup = checked(replace(setup, players=players))
        self.render_mode = render_mode
        self.codec = Codec(self.setup)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        mask = spaces.Box(0, 1, (self.codec.size,), np.int8)
        seen = spaces.Dict({"observation": flat_space(MAPS), "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.codec.size) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None
        self._words: list[str] = []
        self.game: State

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._words = []
        self.game, _ = start(self.setup, f"{int(self._random.integers(1 << 62)):x}")
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": flat(observe(self.game, seat, MAPS)), "action_mask": self._mask(seat)}

    def step(self, action: np.int64 | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        if action is None or not self._mask(seat)[int(action)]:
            raise ValueError(f"action {action} of {agent} is not legal; its mask says which are")
        chosen = self.codec.action(self.game, int(action))
        before = [player.stars for player in self.game.players]
        self._words.append(format_action(self.game, chosen))
        self.game, _ = apply(self.game, chosen)
        self._cumulative_rewards[agent] = 0.0
        gains = [player.stars - was for player, was in zip(self.game.players, before, strict=True)]
        self.rewards = dict(zip(self.possible_agents, map(float, gains), strict=True))
        self._accumulate_rewards()
        self._select()

    @property
    def record(self) -> Record:
        """The game so far, which every tool of Mapwright can replay."""
        return Record(self.game.setup, self.game.seed, tuple(self._words))

    def render(self) -> str | None:
        """Return the map of the acting agent as an SVG document."""
        task = self.game.task
        return self.game.players[task.on if task else 0].board._repr_svg_() if self.render_mode == "svg" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _mask(self, seat: int) -> Mask:
        """Return the mask of an agent; it is empty unless the agent has to act."""
        acts = self.game.task is not None and self.game.task.by == seat
        return self._legal.copy() if acts else np.zeros(self.codec.size, np.int8)

    def _select(self) -> None:
        if self.game.task is not None:
            self._legal = self.codec.mask(self.game)
            self.agent_selection = self.possible_agents[self.game.task.by]
            return
        self.terminations = dict.fromkeys(self.agents, True)
        for agent, place in zip(self.possible_agents, places(self.game), strict=True):
            self.infos[agent] = {"place": place, "record": str(self.record)}
        self.agent_selection = self.agents[0]
