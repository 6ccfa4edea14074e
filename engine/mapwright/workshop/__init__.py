"""The workshop: bots to start from, a course of ten steps, and the words of the engine that a bot's author needs."""
