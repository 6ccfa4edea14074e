"""The requests of the page and their responses: messages, handlers, the game on a screen, views and explanations."""
