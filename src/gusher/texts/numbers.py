"""Numbers as the reader's language writes them."""

from __future__ import annotations

from gusher.texts.reader import ENGLISH, reader


def number(value: float, digits: int = 0, language: str | None = None) -> str:
    """With so many digits after the point."""
    tag = reader() if language is None else language
    if tag == ENGLISH:
        return f"{value:,.{digits}f}"
    from babel.numbers import format_decimal  # only who does not read English waits for it

    return format_decimal(value, format=with_digits("#,##0", digits), locale=tag)


def percent(share: float, digits: int = 0, language: str | None = None) -> str:
    tag = reader() if language is None else language
    if tag == ENGLISH:
        return f"{100 * share:,.{digits}f}%"
    from babel import Locale
    from babel.numbers import format_percent

    pattern: str = Locale.parse(tag).percent_formats[None].pattern
    return format_percent(share, format=with_digits(pattern, digits), locale=tag)


def with_digits(pattern: str, digits: int) -> str:
    return pattern.replace("#,##0", f"#,##0.{'0' * digits}" if digits else "#,##0")
