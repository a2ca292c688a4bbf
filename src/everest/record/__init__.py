"""Records: matches as text that people can read and programs can replay."""
