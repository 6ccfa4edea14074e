"""What all tests of the engine share: a busy machine is no failure, and failing words show both sides."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("table", "page")
settings.register_profile("mapwright", deadline=None)
settings.load_profile("mapwright")
