"""Step 4: monsters cost a star for each empty cell beside them, so fill those cells."""

from mapwright import EDICTS, SEASONS, act, legal, toll


class Bot:
    def __init__(self, seed, budget):
        pass

    def choose(self, state):
        return max(legal(state), key=lambda action: self.worth(act(state, action)[0]))

    def worth(self, state):
        board = state.players[0].board
        stars = -toll(board)
        for letter, id in zip("ABCD", state.deal.edicts, strict=True):
            if letter in SEASONS[state.season].edicts:
                stars += EDICTS[id].count(board)
        return stars
