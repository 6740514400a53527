"""Names and other lines that people write, and names that look the same.

Two names look the same if they differ in case alone, or if their skeletons are equal: what is left of a name without its case, accents,
punctuation and signs that cannot be seen, with letters and digits that people take for another put as that one. The table of look-alikes
is short and ours: Cyrillic and Greek letters in names of Latin ones, and what is close in most typefaces. It is strict on purpose; who is
refused only needs another name.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from gusher.bots import strengths
from gusher.server.refusal import Refusal
from gusher.server.stores.farewell import SOMEBODY

# Letters by category and yet blank: fillers of Hangul, an empty Braille cell.
BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")

# Capitals first: some look like another letter than their small ones do.
CAPITALS: Final = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "АВСЕНІЈКМОРЅТХУҮԌ", "abezhlkmnoptyx" + "abcehljkmopstxyyg")
SMALL: Final = str.maketrans(
    "αβγεηικνοπρστυχω" + "авгԁеһніјкӏмоԛпрсѕтуүѵԝхь" + "օոս" + "ıɩɪłøđħŧɑɡʀʏ" + "01|",
    "abyenlkvonpotuxw" + "abrdehhljklmoqnpcstyyvwxb" + "onu" + "llllodhtagry" + "oll",
)
ALIKE: Final = (("i", "l"), ("rn", "m"), ("vv", "w"))


def is_seen(sign: str) -> bool:
    """Whether a sign shows by itself: no control or format sign, no mark that needs a letter, no blank."""
    return sign not in BLANKS and unicodedata.category(sign)[0] not in "CMZ"


def check_text(text: str, most: int, reason: str) -> str:
    """One line of text that somebody wrote, without blanks at its ends and signs that cannot be seen; something of it must show."""
    shown = (sign for sign in text if sign.isspace() or (sign not in BLANKS and unicodedata.category(sign)[0] != "C"))
    kept = " ".join("".join(" " if sign.isspace() else sign for sign in shown).split())
    if not 1 <= len(kept) <= most or not any(map(is_seen, kept)):
        raise Refusal(422, reason, most=most)
    return kept


def bare(name: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFKD", name) if sign == " " or is_seen(sign))


def skeleton(name: str) -> str:
    """What a reader sees of a name at a glance."""
    folded = unicodedata.normalize("NFKD", bare(name).translate(CAPITALS).casefold()).translate(SMALL)
    kept = "".join(sign for sign in folded if unicodedata.category(sign)[0] not in "MP")
    for one, other in ALIKE:
        kept = kept.replace(one, other)
    return " ".join(kept.split()) or folded


def look_alike(one: str, other: str) -> bool:
    return skeleton(one) == skeleton(other) or bare(one).casefold() == bare(other).casefold()


def check_alone(name: str, others: Iterable[str]) -> str:
    """That name, if it looks like none of the others at a table, like no bot and like nobody who was deleted."""
    for other in (*others, *strengths(), SOMEBODY):
        if look_alike(name, other):
            raise Refusal(409, "name-taken", name=other)
    return name


def numbered(name: str, count: int, most: int) -> str:
    """The name of somebody's second seat, third seat, …"""
    ending = f" ({count})"
    return name[: most - len(ending)] + ending
