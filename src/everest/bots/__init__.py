"""Players that are programs: anything with ``choose(view, legal_actions)``."""
