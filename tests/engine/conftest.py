"""What all tests of the engine share: a busy machine is no failure, and failing words show both sides."""

import pytest
from hypothesis import settings

from tries import HUNDRED

pytest.register_assert_rewrite("table", "page")
settings.register_profile("mapwright", deadline=None, max_examples=HUNDRED)
settings.load_profile("mapwright")
