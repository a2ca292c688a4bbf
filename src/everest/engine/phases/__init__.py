"""The phases that games are made of: stateless objects, all memory is in the `State`."""
