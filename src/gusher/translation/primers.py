"""How a game is played, in another language: the same panels, pictures, numbers and references."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gusher.core.errors import SetupError
from gusher.learn import Panel, Primer
from gusher.translation.fault import Fault
from gusher.translation.rules import text_faults


def primer_faults(english: Path, own: Path, name: str) -> Iterator[Fault]:
    if not english.is_file():
        return
    if not own.is_file():
        yield Fault("missing", name, "file", "not translated")
        return
    wanted = Primer(english).panels
    try:
        found = Primer(own).panels
    except SetupError as broken:
        yield Fault("wrong", name, "file", str(broken))
        return
    if len(wanted) != len(found):
        yield Fault("wrong", name, "file", f"has {len(found)} panels; English has {len(wanted)}")
        return
    for one, two in zip(wanted, found, strict=True):
        if [(block.kind, len(block.lines), block.picture) for block in one.blocks] != [
            (block.kind, len(block.lines), block.picture) for block in two.blocks
        ]:
            yield Fault("wrong", name, two.title, "has other paragraphs, lists or pictures than in English", told(one))
        yield from (Fault("wrong", name, two.title, why, told(one)) for why in text_faults(told(one), told(two)))


def told(panel: Panel) -> str:
    return "\n".join([panel.title, *(line for block in panel.blocks for line in block.lines)])
