"""Where the course begins: a bot that does not know yet what to do."""


class Bot:
    def __init__(self, seed, budget):
        pass

    def choose(self, state):
        return None
