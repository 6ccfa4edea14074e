"""The functions that answer the page: a module for each module of `messages` that declares requests."""
