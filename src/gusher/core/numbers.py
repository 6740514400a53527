"""Rows of whole numbers, as a table and a box hold them, and what is often done with them."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64


def ints(numbers: list[Any]) -> vec[i64]:
    """These numbers as a row."""
    made = vec[i64]()
    for number in numbers:
        made = append(made, i64(int(number)))
    return made


def filled(count: i64, value: i64) -> vec[i64]:
    """A row of so many times the same."""
    made = vec[i64]()
    for _turn in range(count):
        made = append(made, value)
    return made


def as_list(numbers: vec[i64]) -> list[Any]:
    return [int(number) for number in numbers]


def same(one: vec[i64], other: vec[i64]) -> bool:
    """Whether these are the same numbers."""
    count = i64(len(one))
    if count != len(other):
        return False
    for i in range(count):
        if one[i] != other[i]:
            return False
    return True


def same_between(one: vec[i64], other: vec[i64], start: i64, end: i64) -> bool:
    """Whether these are the same numbers from one place to another, which is not among them."""
    for i in range(start, end):
        if one[i] != other[i]:
            return False
    return True


def total(numbers: vec[i64]) -> i64:
    added: i64 = 0
    for number in numbers:
        added += number
    return added


def bits(mask: i64) -> i64:
    """How many are set."""
    found: i64 = 0
    while mask > 0:
        found += mask & 1
        mask >>= 1
    return found
