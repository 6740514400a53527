"""Sentences for people, by message id, out of the Project Fluent files in `locale`. The engine holds none."""

from __future__ import annotations

from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource


class Texts:
    """The messages of one locale. A missing message or value is a mistake of ours and is not papered over."""

    def __init__(self, locale: str = "en") -> None:
        source = files("gusher").joinpath("locale", f"{locale}.ftl").read_text(encoding="utf-8")
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def say(self, message: str, /, **values: int | str) -> str:
        if not self._bundle.has_message(message):
            raise LookupError(f"no message '{message}'")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"message '{message}' has no text")
        said, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"message '{message}': {errors[0]}")
        return str(said)
