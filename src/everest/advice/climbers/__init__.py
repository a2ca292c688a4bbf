"""Advice for K2: climbers with a level and a score of their own."""
