"""Advice for Mount Everest: guides that lead clients."""
