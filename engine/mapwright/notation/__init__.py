"""A game as text: maps, actions, deal codes and records, plain and packed."""
