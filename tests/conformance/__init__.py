import pytest

pytest.register_assert_rewrite("tests.conformance.cases", "tests.conformance.laws")
