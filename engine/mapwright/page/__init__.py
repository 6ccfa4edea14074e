"""What the page asks and how it is answered: messages, the game on a screen, views and explanations."""
