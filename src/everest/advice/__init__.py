"""What spares players the sums: what tonight brings, what a piece can reach, what was overlooked.

Everything is worked out from a view, so it can tell no secret, and said in codes and numbers: the
words are made where a player reads them.
"""
