"""How sure we are of what is in the box of a game, as its data file tells it.

A data file says so in a `status` beside or within what it is about, or in `NAME_status` for NAME: either a word (*stated* in a rulebook,
*published* by somebody else, *inferred*, *reconstructed*), maybe with more words around it; or an object with that word as `code`, a free
`note`, and such words for single fields. What is merely stated needs no telling.
"""

from __future__ import annotations

from typing import Any, Final

CODES: Final = ("reconstructed", "inferred", "published")  # the least sure first
PLAIN: Final = (*CODES, "stated")

Sourced = tuple[str, str, str]  # a path, a code, a note


def sources(data: dict[str, Any]) -> list[Sourced]:
    """All that is less than stated, the least sure first. Neighbours of which the same is said are told together."""
    found = merged([each for each in walk(data, "", "") if each[1] in CODES])
    return sorted(found, key=lambda each: CODES.index(each[1]))


def walk(value: Any, path: str, known: str) -> list[Sourced]:
    """What is said within a value, of which `known` was said already."""
    found: list[Sourced] = []
    if isinstance(value, list):
        for number, item in enumerate(value):
            name = item.get("id", number + 1) if isinstance(item, dict) else number + 1
            found += walk(item, f"{path}.{name}", known)
    elif isinstance(value, dict):
        if "status" in value:
            said = read(value["status"], path)
            found += [each for each in said if each != (path, known, "")]
            known = said[0][1] if said and said[0][0] == path else known
        for key, inside in value.items():
            if key == "status" or key.endswith("_status"):
                continue
            here = f"{path}.{key}" if path else key
            about = read(value.get(f"{key}_status", {}), here)
            found += about
            found += walk(inside, here, about[0][1] if about else known)
    return found


def read(status: Any, path: str) -> list[Sourced]:
    """A status: of the path itself first, then of its fields."""
    if isinstance(status, str):
        return [worded(path, status)] if path else []
    found: list[Sourced] = []
    if "code" in status:
        found.append((path, str(status["code"]), str(status.get("note", ""))))
    for field, words in status.items():
        if field not in ("code", "note", "legend"):
            found.append(worded(f"{path}.{field}" if path else field, str(words)))
    return found


def worded(path: str, words: str) -> Sourced:
    """A code among other words: the least sure one counts, and then the words are the note."""
    if words in PLAIN:
        return path, words, ""
    return path, next((code for code in CODES if code in words), ""), words


def merged(found: list[Sourced]) -> list[Sourced]:
    """Neighbours of which the same is said, as one: `tiles.small, large`."""
    together: dict[Sourced, list[str]] = {}
    for path, code, note in found:
        parent = path.rpartition(".")[0]
        together.setdefault((parent or path, code, note), []).append(path)
    made = []
    for (parent, code, note), paths in together.items():
        names = [path.removeprefix(f"{parent}.") for path in paths]
        made.append((paths[0] if len(paths) == 1 else f"{parent}.{', '.join(names)}", code, note))
    return made
