"""What all tests share."""

import os

from hypothesis import settings

# Tests share the processor, so a slow example is no failure. CI tries the same examples each time.
settings.register_profile("everest", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "everest")
