"""One file for each change of the tables, each naming the one before it."""
