"""What all tests of the engine share: a busy machine is no failure, and failing words show both sides."""

import pytest
from hypothesis import HealthCheck, settings

from tries import HUNDRED

pytest.register_assert_rewrite("table", "page")
# No test is timed, and a busy machine is no fault of what it tries.
UNTIMED = [HealthCheck.too_slow]
settings.register_profile("mapwright", deadline=None, max_examples=HUNDRED, suppress_health_check=UNTIMED)
settings.load_profile("mapwright")
