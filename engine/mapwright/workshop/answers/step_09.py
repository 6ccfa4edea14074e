"""Step 9: sit down at a table. `state.task.on` says whose map is drawn on now: not always the first."""

from random import Random

from mapwright import EDICTS, EXPLORE_BY_ID, EXPLORE_SETS, SEASONS, act, clusters, legal, neighbours, places, toll

CANDIDATES = 4
CARDS = 3
PLACES = 40


class Bot:
    def __init__(self, seed, budget):
        self.luck = Random(seed)

    def choose(self, state):
        seat = state.task.on
        after = {action: act(state, action)[0] for action in legal(state)}
        ranked = sorted(after, key=lambda action: self.worth(after[action], seat), reverse=True)
        cards = self.next_cards(state)
        return max(ranked[:CANDIDATES], key=lambda action: self.prospect(after[action], seat, cards))

    def next_cards(self, state):
        seen = {card for turn in state.deal.seasons[state.season][: state.turn + 1] for card in turn}
        deck = [card.id for card in EXPLORE_SETS[state.setup.explore] if card.id not in seen]
        return self.luck.sample(deck, min(CARDS, len(deck)))

    def prospect(self, state, seat, cards):
        return self.worth(state, seat) + sum(self.best_with(card, state, seat) for card in cards)

    def best_with(self, id, state, seat):
        card, player = EXPLORE_BY_ID[id], state.players[seat]
        best = self.worth(state, seat)
        for shape in card.shapes:
            found = places(shape, player.board.empty)
            for cells in self.luck.sample(found, min(PLACES, len(found))):
                for terrain in card.terrains:
                    board = player.board.draw(terrain, cells)
                    best = max(best, self.stars(state, board, player.coins + shape.coin) + self.tidiness(board))
        return best

    def worth(self, state, seat):
        player = state.players[seat]
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
