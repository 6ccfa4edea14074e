"""Failing assertions of the shared words show both sides."""

import pytest

pytest.register_assert_rewrite("table")
