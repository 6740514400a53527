"""Schemathesis makes requests out of the schema, right ones and wrong ones: every answer fits the schema, and none is an accident."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from tests.length import SLOW
from tests.server.serving import Guest, Server
from tests.server.site.openapi import OPERATIONS, OWN, openapi

pytestmark = pytest.mark.one_build

EXAMPLES = 200 if SLOW else 3


@pytest.fixture(scope="module")
def host(server: Server) -> Iterator[Guest]:
    with Guest(server.url, "Anna") as anna:
        yield anna


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    with requests.Session() as opened:
        yield opened


@pytest.fixture(scope="module")
def table(host: Guest) -> str:
    """One that the guest has made, so that the wrong requests do not all end at the door."""
    return host.table("me", "local", "open", listed=True)


schema = schemathesis.openapi.from_dict(openapi())


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
def test_every_answer_fits_the_schema(
    case: schemathesis.Case[Any], server: Server, host: Guest, table: str, session: requests.Session
) -> None:
    if case.path_parameters.get("table") == OWN:
        case.path_parameters["table"] = table
    headers = {"Origin": server.url, "Cookie": "; ".join(f"{name}={value}" for name, value in host.http.cookies.items())}
    answer = case.call(base_url=server.url, headers=headers, session=session)
    checks: list[Callable[..., bool | None]] = [
        not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance,
    ]  # fmt: skip
    case.validate_response(answer, checks=checks)


def test_the_schema_has_every_route() -> None:
    assert len(OPERATIONS) == len({(method, path) for method, path, *_ in OPERATIONS}) == 70
