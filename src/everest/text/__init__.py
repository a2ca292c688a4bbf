"""Sentences in four languages, made from the ids and numbers of the engine and the games."""
