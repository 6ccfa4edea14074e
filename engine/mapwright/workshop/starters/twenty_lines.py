"""Tries every action and takes the one that leaves the best map, counting all four edicts equally."""

from random import Random

from mapwright import EDICTS, act, legal, toll


class Bot:
    def __init__(self, seed, budget):
        self.luck = Random(seed)

    def choose(self, state):
        # The task says who acts on whose map: seat `task.by` on the map
        # of seat `task.on`. They differ only when monsters are drawn on
        # a neighbour's map, and then the bot wants the worst map.
        task = state.current_task
        sign = 1 if task.by == task.on else -1
        # `act` returns the state after an action, with the next card
        # still hidden, and a list of what happened. Among equally good
        # actions chance decides, so that the bot has no favourite
        # corner.
        return max(
            legal(state), key=lambda action: (sign * self.worth(act(state, action)[0], task.on), self.luck.random())
        )

    def worth(self, state, seat):
        # What the map would earn if all four edicts were scored now:
        # the stars of each, a star for each coin, and a star less for
        # each empty cell next to a monster.
        player = state.players[seat]
        return sum(EDICTS[id].count(player.board) for id in state.deal.edicts) + player.coins - toll(player.board)
