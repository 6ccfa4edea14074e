"""A PettingZoo environment: several players act in turn, and each season's stars are their rewards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from mapwright.bots import Bot, Budget
from mapwright.bots.hidden_deck import as_fair_bot
from mapwright.bots.match import make_bot
from mapwright.learning.codec import ILLEGAL_REWARD, ActionCodec, Mask, check_one_of, deal_option, setup_of
from mapwright.learning.observation import flat_space, flatten, observe
from mapwright.learning.pixels import Pixels, render_pixels
from mapwright.learning.sheets import Sheets, with_sheet_of
from mapwright.notation.action_text import format_action
from mapwright.notation.record import Record
from mapwright.rules.game import apply, places, start
from mapwright.rules.setup import BASE, Setup, validated
from mapwright.rules.state import Action, State

MAPS = 2
"""Number of maps in an observation: the agent's own, and the one that it draws on: a neighbour's in an ambush (R20)."""
NODES = 20
"""Futures per action that an expert among the opponents samples."""


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game of the agents `seat_0`, `seat_1` … Observations contain `observation` (see `observation.unflatten`) and
    `action_mask`.

    `setup` is a `Setup` or the name of a preset. `opponents` are names of built-in bots, Python files with a class
    `Bot`, programs or objects with a method `choose`, which take the last seats; the agents have the others.
    `reset(seed=7)` makes the deals that follow the same every time, and `reset(options={"deal": "bA2-tuesday"})` plays
    that deal. `sheet` and `sheets` are as in `SoloEnv`.

    An illegal action changes nothing; its reward is -1. When the game is over, `infos[agent]["place"]` is the agent's
    place, from 1.
    """

    metadata = {"name": "mapwright_table_v0", "render_modes": ["svg", "rgb_array"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        setup: Setup | str = BASE,
        players: int = 2,
        render_mode: str | None = None,
        opponents: Sequence[str | Bot] = (),
        sheet: str | None = None,
        sheets: Sheets | None = None,
    ) -> None:
        super().__init__()
        if isinstance(opponents, str):
            raise ValueError(f"opponents must be a list of bots; got {opponents!r:.40}")
        if len(opponents) >= players:
            raise ValueError(
                f"opponents must leave a seat to an agent; got {len(opponents)} opponents for {players} players"
            )
        self.setup = validated(replace(setup_of(setup, sheet), players=players))
        self._sheets = sheets
        self.opponents = dict(enumerate(opponents, players - len(opponents)))
        for opponent in opponents:
            _seated_bot(opponent, "check")  # raises an error if there is no such bot
        check_one_of("render_mode", render_mode, (None, "svg", "rgb_array"))
        self.render_mode = render_mode
        self.codec = ActionCodec(self.setup)
        self.possible_agents = [f"seat_{seat}" for seat in range(players) if seat not in self.opponents]
        mask = spaces.Box(0, 1, (self.codec.size,), np.int8)
        observation_space = spaces.Dict({"observation": flat_space(MAPS), "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space)
        self.action_spaces = {agent: spaces.Discrete(self.codec.size) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None
        self._action_texts: list[str] = []
        self._bots: dict[int, Bot] = {}
        self._legal: Mask = np.zeros(self.codec.size, np.int8)
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
        self._action_texts = []
        deal_seed = f"{int(self._random.integers(1 << 62)):x}"
        setup = with_sheet_of(self.setup, self._sheets, self._random)
        if (deal := deal_option(options)) is not None:
            setup, deal_seed = self.codec.parse_deal(deal, self.setup)
        self._bots = {seat: _seated_bot(bot, f"{deal_seed}/{seat}") for seat, bot in self.opponents.items()}
        self.game, _ = start(setup, deal_seed)
        self._let_bots_act()
        self._select_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat(agent)
        return {"observation": flatten(observe(self.game, seat, MAPS)), "action_mask": self._mask(seat)}

    def step(self, action: np.int64 | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = self.codec.validated(action)
        self._cumulative_rewards[agent] = 0.0
        if not self._mask(self._seat(agent))[number]:
            self.infos[agent] = {"illegal": True}
            self.rewards = dict.fromkeys(self.possible_agents, 0.0) | {agent: ILLEGAL_REWARD}
            self._accumulate_rewards()
            return
        self.infos[agent] = {}
        stars_before = [player.stars for player in self.game.players]
        self._apply(self.codec.action(self.game, number))
        self._let_bots_act()
        gains = [player.stars - before for player, before in zip(self.game.players, stars_before, strict=True)]
        self.rewards = {agent: float(gains[self._seat(agent)]) for agent in self.possible_agents}
        self._accumulate_rewards()
        self._select_agent()

    @property
    def record(self) -> Record:
        """The game so far, which every tool of Mapwright can replay."""
        return Record(self.game.setup, self.game.seed, tuple(self._action_texts))

    def render(self) -> str | Pixels | None:
        """Return the map of the acting agent as an SVG document or as pixels."""
        task = self.game.task
        board = self.game.players[task.on if task else 0].board
        if self.render_mode == "rgb_array":
            return render_pixels(board)
        return board._repr_svg_() if self.render_mode == "svg" else None

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    def _seat(self, agent: str) -> int:
        return int(agent.removeprefix("seat_"))

    def _apply(self, action: Action) -> None:
        self._action_texts.append(format_action(self.game, action))
        self.game, _ = apply(self.game, action)

    def _let_bots_act(self) -> None:
        while self.game.task is not None and self.game.task.by in self._bots:
            self._apply(self._bots[self.game.task.by].choose(self.game))

    def _mask(self, seat: int) -> Mask:
        """Return the mask of an agent; it is empty unless the agent has to act."""
        acts = self.game.task is not None and self.game.task.by == seat
        return self._legal.copy() if acts else np.zeros(self.codec.size, np.int8)

    def _select_agent(self) -> None:
        """Select the agent that has to act; at the end of the game, end all agents and store their places."""
        if self.game.task is not None:
            self._legal = self.codec.mask(self.game)
            self.agent_selection = f"seat_{self.game.task.by}"
            return
        self.terminations = dict.fromkeys(self.agents, True)
        rank_by_seat = places(self.game)
        for agent in self.possible_agents:
            self.infos[agent] = {"place": rank_by_seat[self._seat(agent)], "record": str(self.record)}
        self.agent_selection = self.agents[0]


def _seated_bot(bot: str | Bot, seed: str) -> Bot:
    """Return the bot of a seat: one of that name, or the object itself, which does not see hidden cards."""
    if isinstance(bot, str):
        return make_bot(bot, seed, Budget(nodes=NODES))
    if not callable(getattr(bot, "choose", None)):
        raise ValueError(f"an opponent must be a name or have the method choose(state); got {bot!r:.40}")
    return as_fair_bot(bot)
