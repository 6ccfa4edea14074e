"""Step 7: be tidy. Frayed borders and small holes in the empty land leave no room for the shapes to come."""

from mapwright import EDICTS, SEASONS, act, clusters, legal, neighbours, toll


class Bot:
    def __init__(self, seed, budget):
        pass

    def choose(self, state):
        return max(legal(state), key=lambda action: self.worth(act(state, action)[0]))

    def worth(self, state):
        player = state.players[0]
        return self.stars(state, player.board, player.coins) + self.tidiness(player.board)

    def stars(self, state, board, coins):
        seasons = SEASONS[state.season :]
        stars = len(seasons) * (coins - toll(board))
        for letter, id in zip("ABCD", state.deal.edicts, strict=True):
            times = sum(1 for season in seasons if letter in season.edicts)
            stars += times * EDICTS[id].count(board)
        return stars

    def tidiness(self, board):
        frayed = neighbours(board.filled) & board.empty
        holes = [patch for patch in clusters(board.empty) if patch.bit_count() < 4]
        return -0.5 * frayed.bit_count() - len(holes)
