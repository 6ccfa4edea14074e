"""The simplest bot: it picks any legal action, each equally likely."""

from random import Random

from mapwright import legal


class Bot:
    """Every bot is a class with this name. A new one is made for each game."""

    def __init__(self, seed, budget):
        # The seed is a text that differs by game and seat. A bot that
        # takes all chance from it plays the same game again on the same
        # deal, and that makes mistakes easy to find.
        self.luck = Random(seed)

    def choose(self, state):
        # `state` is the game at this moment. `legal` lists everything
        # that the rules allow now: each shape of the card in each place
        # where it fits, in each of its terrains. One of these has to be
        # returned.
        actions = legal(state)
        return self.luck.choice(actions)
