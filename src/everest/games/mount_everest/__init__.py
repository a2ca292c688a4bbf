"""Mount Everest."""
