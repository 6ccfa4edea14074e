"""The parts of the expert: a fast board, its value by learned features, sampled futures of the deck, rollouts."""
