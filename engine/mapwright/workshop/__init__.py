"""The workshop: templates of bots, a course of ten steps, and a reference of the API for authors of bots."""
