"""The games: their data, and what only each of them has."""
