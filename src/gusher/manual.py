"""The rulebook as players read it.

The file says in brackets how sure a rule is, and calls options and their values by the names that the program has for them, between
backticks. Here the brackets become notes beside the paragraph, and the names the words of the options form. The words for how sure a rule
is are the same in the files of all languages; here they are those of the reader.
"""

from __future__ import annotations

import re

from gusher.core.game import Option, spell
from gusher.house import House
from gusher.rulebook import Part, Rulebook
from gusher.texts import Texts

SURE = ("reconstructed", "published", "inferred", "stated")  # the weakest first
SOURCE = re.compile(rf"\[([^\[\]]*\b(?:{'|'.join(SURE)})\b[^\[\]]*)\]")
KEY = re.compile(rf"\b(?:{'|'.join(SURE)})\b")
ANNEX = " [annex]"  # after the title of a chapter that is for whoever checks the program
NAMED = re.compile(r"`([^`]+)`(?: = (?:`([^`]+)`|(\w+)))?")
SOURCES = re.compile(r"(?:tag|status)\b.*", re.IGNORECASE)  # the head of a column that tells nothing else
YES_OR_NO = {"true": "page-yes", "false": "page-no"}
LONGEST = 70  # of the words that tell which part of a paragraph a note is about


class Note:
    """Where a rule comes from: how sure it is, what of the paragraph is meant (or all of it), and what the file says about it."""

    def __init__(self, sure: str, about: str, why: str) -> None:
        self.sure = sure
        self.about = about
        self.why = why


class Manual(Rulebook):
    """Its parts have the numbers of the rulebook, lines without tags and names, and notes."""

    def __init__(self, game: House, language: str = "en") -> None:
        super().__init__(game, language)
        self.notes: dict[str, list[Note]] = {}
        self.annex: set[str] = set()
        names = Names(game, Texts(self.language))
        for part in self.parts:
            if part.lines[0].endswith(ANNEX):
                self.annex.add(part.number)
                part.lines[0] = part.lines[0].removesuffix(ANNEX)
            part.lines, self.notes[part.number] = readable(part.lines, names)
        preface = [line for line in self.text.splitlines() if line.startswith("# ")]
        self.text = "\n\n".join([*preface, *(part.text() for part in self.parts)])

    def title_of(self, part: Part) -> str:
        """The words of a heading; a paragraph has none."""
        return "" if part.is_paragraph else part.lines[0].lstrip("#").strip().partition(" ")[2]

    def body_of(self, part: Part) -> list[str]:
        """The lines below a heading, or those of a paragraph without its number."""
        if part.is_paragraph:
            return [part.lines[0].removeprefix(f"- {part.number} "), *part.lines[1:]]
        return part.lines[1:]


def readable(lines: list[str], names: Names) -> tuple[list[str], list[Note]]:
    """Lines of the file as players read them, and the notes that were taken out."""
    found: list[Note] = []
    kept: list[str] = []
    rows: list[list[str]] = []
    fenced = False
    for line in [*lines, ""]:
        if line.startswith("```"):
            fenced = not fenced
        if not fenced and line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])
            continue
        if rows:
            kept.extend(readable_table(rows, names, found))
            rows = []
        kept.append(line if fenced else readable_line(line, names, found))
    if len(found) == 1 and lines[0].rstrip(" \u00a0:.").endswith("]"):
        found[0].about = ""
    return kept[:-1], merged(found)


def readable_line(line: str, names: Names, found: list[Note]) -> str:
    start = 0
    for tag in SOURCE.finditer(line):
        about = "" if line.startswith("#") else clause(names.spelt(line[start : tag.start()]))
        found.append(Note(weakest(tag[1]), about, names.reason(tag[1])))
        start = tag.end()
    return names.spelt(tidy(SOURCE.sub("", line)))


def readable_table(rows: list[list[str]], names: Names, found: list[Note]) -> list[str]:
    """Without its tags, and without a column that is there for them."""
    head, rule, *body = rows
    found.extend(Note(weakest(tag), clause(SOURCE.sub("", cell)), names.reason(tag)) for cell in head for tag in SOURCE.findall(cell))
    head = [tidy(SOURCE.sub("", cell)) for cell in head]
    kept = [at for at, cell in enumerate(head) if not SOURCES.fullmatch(cell)]
    table = [[head[at] for at in kept], [rule[at] for at in kept]]
    for row in body:
        spelt = names.spelt_row([tidy(SOURCE.sub("", cell)).strip() for cell in row])
        about = clause(next((cell for cell in spelt if cell and not cell.isdigit()), ""))
        for at, cell in enumerate(row):
            whole = [re.sub(r"[\[\]]", "", cell)] if at not in kept else []
            tags = [tag for tag in whole or SOURCE.findall(cell) if KEY.search(tag)]
            found.extend(Note(weakest(tag), about, names.reason(tag)) for tag in tags)
        table.append([spelt[at] for at in kept if at < len(spelt)])
    return [f"| {' | '.join(row)} |" for row in table]


def merged(found: list[Note]) -> list[Note]:
    """Notes that say the same of several things, as one; of all things, without naming them."""
    by_why: dict[str, list[Note]] = {}
    for note in found:
        by_why.setdefault(note.why, []).append(note)
    several = len(by_why) > 1
    return [
        Note(same[0].sure, " · ".join(dict.fromkeys(note.about for note in same if note.about)) if several or len(same) == 1 else "", why)
        for why, same in by_why.items()
    ]


def weakest(tag: str) -> str:
    return next(sure for sure in SURE if sure in KEY.findall(tag))


def clause(text: str) -> str:
    """The last words before a tag, without marks."""
    plain = re.sub(r"^\s*- (?:§[\d.]+ )?|[*`]", "", text).strip(" ,;:.").removesuffix("(").strip()
    last = re.split(r"(?<=[.;:]) ", plain)[-1]
    last += ")" * (last.count("(") - last.count(")"))
    if len(last) <= LONGEST:
        return last
    return f"… {last[-LONGEST:].partition(' ')[2]}"


def tidy(text: str) -> str:
    """Without what a tag leaves behind: empty brackets, blanks before a stop, or before the one that French has there."""
    text = re.sub(r" ?\( ?\)", "", text)
    text = re.sub(r"(?<=\S)  +", " ", text)
    text = re.sub(r" +(?=[,.;:)\u00a0\u202f])", "", text)
    return text.rstrip()


class Names:
    """Options and their values in the words of the options form, in one language."""

    def __init__(self, game: House, texts: Texts) -> None:
        self.game = game
        self.options = {option.name: option for option in game.options}
        self.texts = texts
        self.last: Option | None = None  # what a value without a name beside it belongs to

    def spelt(self, text: str, about: Option | None = None) -> str:
        self.last = about
        return NAMED.sub(self.word, text)

    def reason(self, tag: str) -> str:
        """What a tag says."""
        return KEY.sub(lambda found: self.texts.say(f"rules-sure-{found[0]}"), self.spelt(tag))

    def word(self, found: re.Match[str]) -> str:
        name, value = found[1], found[2] or found[3]
        if name in self.options:
            self.last = self.options[name]
            shown = self.texts.say("rules-quoted", words=self.option(name))
            if value is None:
                return shown
            said = self.value(value)
            return f"{shown} = {value}" if said is None else self.texts.say("rules-set", option=shown, value=f"*{said}*")
        said = self.value(name)
        return found[0].replace("`", "") if said is None else f"*{said}*"

    def spelt_row(self, cells: list[str]) -> list[str]:
        """In a row about an option, cells that only list values of it are spelt too."""
        named = next((cell for cell in cells if cell.startswith("`") and cell.strip("`") in self.options), None)
        if named is None:
            return [self.spelt(cell) for cell in cells]
        option = self.options[named.strip("`")]
        return [self.spelt(cell) if cell == named else self.listed(cell, option) for cell in cells]

    def listed(self, cell: str, option: Option) -> str:
        words = cell.replace("`", "").split(", ")
        allowed = [spell(value) for value in option.values]
        if not all(word.strip("*") in allowed for word in words):
            return self.within(cell, option)
        self.last = option
        spelt = [(self.value(word.strip("*")) or word, word.startswith("**")) for word in words]
        return " · ".join(f"**{word}**" if strong else word for word, strong in spelt)

    def within(self, cell: str, option: Option) -> str:
        """Values that stand in a sentence, if they cannot be words of the language."""
        spelt = self.spelt(cell, option)
        bare = r"\b(?:true|false|[a-z]+(?:_[a-z0-9]+)+)\b" if option.type == "bool" else r"\b[a-z]+(?:_[a-z0-9]+)+\b"
        return re.sub(bare, lambda found: self.value(found[0]) or found[0], spelt)

    def option(self, name: str) -> str:
        return self.texts.name(f"{self.game.name}-option-{name}", name.replace("_", " "))

    def value(self, written: str) -> str | None:
        """A value by the option last named, or by the first that has it."""
        nearest = [self.last] if self.last is not None else []
        for option in [*nearest, *self.options.values()]:
            if written not in [spell(value) for value in option.values]:
                continue
            own = f"{self.game.name}-page-value-{option.name}-{written}"
            return self.texts.name(own if self.texts.has(own) else YES_OR_NO.get(written, own), written.replace("_", " "))
        return None
