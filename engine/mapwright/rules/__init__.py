"""How the game is played: cards, scoring, setup, deal, state, and what a player may do."""
