"""Step 2: try every action, and take the one after which edict A brings most stars."""

from mapwright import EDICTS, act, legal


class Bot:
    def __init__(self, seed, budget):
        pass

    def choose(self, state):
        return max(legal(state), key=lambda action: self.worth(act(state, action)[0]))

    def worth(self, state):
        board = state.players[0].board
        return EDICTS[state.deal.edicts[0]].count(board)
