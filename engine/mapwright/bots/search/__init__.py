"""The parts of the expert: a light map, its outlook by learned features, futures of the hidden deck, fast play."""
