"""Looks one card ahead: what is drawn now should leave a good place for what may come next."""

from random import Random

from mapwright import EDICTS, EXPLORE_BY_ID, EXPLORE_SETS, SEASONS, act, legal, placements, toll

CANDIDATES = 4  # actions that are examined closely
CARDS = 2  # cards that may come next, for each of them
PLACES = 20  # places that are tried for each card


class Bot:
    def __init__(self, seed, budget):
        self.luck = Random(seed)

    def choose(self, state):
        task = state.task
        sign = 1 if task.by == task.on else -1
        # First every action is judged by the map that it leaves.
        after = {action: act(state, action)[0] for action in legal(state)}
        ranked = sorted(
            after, key=lambda action: sign * self.worth(state, after[action].players[task.on]), reverse=True
        )
        if sign < 0 or task.kind != "draw":
            return ranked[0]
        # Then the best few are tried with the same sample of cards.
        cards = self.next_cards(state)
        return max(ranked[:CANDIDATES], key=lambda action: self.prospect(after[action], task.on, cards))

    def next_cards(self, state):
        # The deck is hidden, but a card that was revealed this season
        # cannot come again before the next one.
        seen = {card for turn in state.deal.seasons[state.season][: state.turn + 1] for card in turn}
        deck = [card.id for card in EXPLORE_SETS[state.setup.explore] if card.id not in seen]
        return self.luck.sample(deck, min(CARDS, len(deck)))

    def prospect(self, state, seat, cards):
        # What the map is worth after the best of some places for each
        # card, added up.
        player = state.players[seat]
        total = self.worth(state, player)
        for id in cards:
            card = EXPLORE_BY_ID[id]
            best = self.worth(state, player)
            for shape in card.shapes:
                cell_sets = placements(shape, player.board.empty)
                for cells in self.luck.sample(cell_sets, min(PLACES, len(cell_sets))):
                    for terrain in card.terrains:
                        best = max(best, self.value(state, player.board.draw(terrain, cells), player.coins))
            total += best
        return total

    def worth(self, state, player):
        return self.value(state, player.board, player.coins)

    def value(self, state, board, coins):
        # Each edict counts as often as it will still be scored; coins
        # and toll count in every remaining season.
        seasons = SEASONS[state.season :]
        stars = len(seasons) * (coins - toll(board))
        for letter, id in zip("ABCD", state.deal.edicts, strict=True):
            times = sum(1 for season in seasons if letter in season.edicts)
            if times:
                stars += times * EDICTS[id].count(board)
        return stars
