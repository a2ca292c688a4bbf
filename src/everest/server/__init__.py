"""The table server: matches that people and bots play over the network.

What it needs beyond the plain package comes with ``pip install 'everest-game[server]'``.
"""
