"""Step 1: play by the rules. `legal(state)` lists every legal action; the first will do."""

from mapwright import legal


class Bot:
    def __init__(self, seed, budget):
        pass

    def choose(self, state):
        return legal(state)[0]
