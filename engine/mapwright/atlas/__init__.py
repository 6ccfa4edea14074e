"""The atlas: twelve fixed maps, each with one new thing and three seals."""
