"""One match: who sits where, the dealer, what has happened, and what can be taken back."""
