"""A game in the terminal: people at one keyboard, and bots."""

from __future__ import annotations

from rich.markdown import Markdown
from rich.text import Text

from gusher import registry
from gusher.core.errors import GusherError, IllegalAction
from gusher.core.record import Match, Record
from gusher.core.repeat import asks_again
from gusher.core.view import Observation
from gusher.luck import Luck, Unfixed, chances
from gusher.manual import Manual
from gusher.terminal.boards import board_of
from gusher.terminal.chronicle import Chronicle
from gusher.terminal.coach import advice
from gusher.terminal.final import final_scores
from gusher.terminal.menu import Choice, choices, menu
from gusher.terminal.players import Players
from gusher.terminal.saving import Saving
from gusher.terminal.screen import Left, Screen, hang_up
from gusher.terminal.story import newspaper, story
from gusher.terminal.words import SmallBoard, View
from gusher.texts import Texts, tell

AT_HOME = "terminal"  # the id of every table in a terminal
FEW_LINES = 2  # of news that are shown even where the screen is too small
FEW_ROWS = 7  # of choices that a small screen keeps room for


class Sitting:
    """One game from here to its end, or until somebody leaves."""

    def __init__(self, record: Record, players: Players, luck: Luck | Unfixed, saving: Saving, texts: Texts) -> None:
        self.match = Match(record)
        self.luck = luck
        # Whoever could look the seed up there plays alone or among those who share the keyboard; without it nothing could go on.
        record.luck = luck.opened() if isinstance(luck, Luck) else None
        self.players = players
        self.saving = saving
        self.texts = texts
        self.screen = Screen()
        self.board, self.words = board_of(record.game, texts, players.names)
        self.rules = Manual(registry.game(record.game.name), texts.locale)
        self.chronicle = Chronicle(record)
        self.seen = [len(self.chronicle.events)] * record.seats
        self.alone: int | None = None
        self.drawn_round: object = None
        self.page = 0  # how many choices stand on the pages of the menu before this one
        self.listen()

    # The loop

    def run(self) -> None:
        with hang_up():
            self.say_luck()
            try:
                while not self.match.state.over:
                    self.step()
                self.finish()
            except (Left, KeyboardInterrupt):
                self.leave()
            except BaseException:
                self.saving.save(self.match.record)
                raise

    def step(self) -> None:
        s = self.match.state
        if s.chance:
            self.match.draw(self.luck.chance(chances(self.match.record.entries)))
            self.listen()
            return
        seat = self.next_seat()
        bot = self.players.bots[seat]
        only = s.sole()
        if only is not None:
            self.match.play(seat, only)
            self.listen()
            return
        if bot is None:
            self.ask(seat)
            return
        mind = self.luck.bot(seat, len(self.match.record.entries))
        self.match.play(seat, bot.choose(Observation(s, seat), mind))
        self.listen()

    def next_seat(self) -> int:
        """Where several may answer, bots do first: what a person then chooses can still be taken back."""
        awaiting = self.match.state.awaiting
        for seat in awaiting:
            if self.players.bots[seat] is not None:
                return seat
        return awaiting[0]

    def say_luck(self) -> None:
        """What the luck of this game was bound to before its first draw."""
        if isinstance(self.luck, Luck):
            self.screen.say(self.texts.say("play-luck", commitment=self.luck.commitment), "dim")

    def listen(self) -> None:
        """Note what the last move or draw has brought about."""
        log = self.match.state.log
        self.chronicle.hear(log or [])
        self.match.state.log = []

    # A person's decision

    def ask(self, seat: int) -> None:
        self.hand_over(seat)
        s = self.match.state
        view = s.view(seat)
        listed = choices(Observation(s, seat), view, self.words)
        self.page = 0
        self.show(seat, view, listed)
        while True:
            typed = self.screen.ask(self.texts.say("play-ask", count=len(listed))).lower()
            chosen = number_of(typed, listed)
            if chosen is not None:
                self.seen[seat] = len(self.chronicle.events)
                self.choose(seat, *chosen)
                if len(self.players.humans) > 1 and self.knows_more(seat):
                    self.screen.clear()
                return
            if typed == "u":
                if self.take_back(seat):
                    return
            elif typed == "t":
                self.show(seat, view, listed, table=True)
            elif typed == "m":
                self.show(seat, view, listed)
            elif typed == "c":
                self.ask_coach(seat, view)
            else:
                self.answer(typed, listed, view)

    def choose(self, seat: int, choice: Choice, times: int) -> None:
        """So many times in a row, as far as the same is asked again and nothing was shown."""
        for count in range(1, times + 1):
            before = self.match.state.clone()
            self.match.play(seat, choice.action)
            self.listen()
            after = self.match.state
            if count == times or not asks_again(before, after, seat, choice.action) or not self.match.can_take_back(seat):
                return

    def answer(self, typed: str, listed: list[Choice], view: View) -> None:
        """Everything that can be typed and changes nothing."""
        word, _, rest = typed.partition(" ")
        if word == "h" or typed == "help":
            self.screen.say(self.texts.say("play-help"))
            self.screen.say(", ".join(self.players.described), "dim")
            self.say_luck()
        elif word.startswith("?"):
            self.explain((word[1:] + rest).strip(), listed, view)
        elif word == "l":
            self.show_log(rest.strip() == "all", view["seat"])
        elif word == "s":
            self.screen.say(self.texts.say("play-saved", file=str(self.saving.save(self.match.record))))
        elif word == "q":
            raise Left
        elif typed:
            self.screen.say(self.texts.say("play-not-a-choice", typed=typed, count=len(listed)), "yellow")

    def ask_coach(self, seat: int, view: View) -> None:
        """What a strong bot would do here, knowing what the seat knows."""
        if len(self.players.humans) > 1:
            self.screen.say(self.texts.say("play-coach-alone"), "yellow")
            return
        self.screen.say(self.texts.say("coach-thinking"), "dim")
        for line in advice(Observation(self.match.state, seat), view, self.words, self.luck.bot(seat, len(self.match.record.entries))):
            self.screen.say(line)

    def hand_over(self, seat: int) -> None:
        """Let the next person come to the screen alone, if there is anything that not all of them may see."""
        humans = self.players.humans
        if len(humans) == 1:
            return
        if len(self.match.state.awaiting) == 1 and not any(self.knows_more(human) for human in humans):
            self.alone = None
        elif self.alone != seat:
            self.screen.clear()
            self.screen.ask(self.texts.say("play-pass", who=self.words.who(seat)))
            self.alone = seat
            self.drawn_round = None

    def knows_more(self, seat: int) -> bool:
        """Whether a seat sees anything that a spectator does not."""
        s = self.match.state
        return s.view(seat) | {"seat": None} != s.view(None)

    def take_back(self, seat: int) -> bool:
        try:
            action = self.match.take_back(seat)
        except IllegalAction as refused:
            self.screen.say(f"{self.words.refusal(refused)} {self.why_not(seat)}", "yellow")
            return False
        self.chronicle.forget(len(self.match.record.entries))
        self.seen = [min(seen, len(self.chronicle.events)) for seen in self.seen]
        text = self.words.action(action.notation, self.match.state.view(seat))
        self.screen.say(self.texts.say("play-taken-back", action=text))
        return True

    def why_not(self, seat: int) -> str:
        entries = self.match.record.entries
        if all(entry.seat != seat for entry in entries):
            return self.texts.say("play-undo-nothing")
        last = entries[-1].seat
        if last is None:
            return self.texts.say("play-undo-chance")
        return self.texts.say("play-undo-seen") if last == seat else self.texts.say("play-undo-other", who=self.words.who(last))

    # What is shown

    def show(self, seat: int, view: View, listed: list[Choice], table: bool = False) -> None:
        """The table, the news and the choices. Without a terminal the table is drawn once a round, or when asked for."""
        screen = self.screen
        screen.clear()
        if screen.live and not table and self.is_too_much(view, listed):
            self.show_small(seat, view, listed)
            return
        if screen.live or table or "round" not in view or self.drawn_round != view["round"]:
            # What cannot be wiped off must not show what one of several people knows alone.
            kept = not screen.live and len(self.players.humans) > 1
            screen.show(self.board.draw(self.match.state.view(None) if kept else view, screen.width))
            self.drawn_round = view.get("round")
        offered = menu(listed, screen.fits)
        self.show_news(seat, view, screen.lines_of(offered) + 4)
        screen.say(self.question(seat, view), "bold")
        screen.show(offered)

    def is_too_much(self, view: View, listed: list[Choice]) -> bool:
        """Whether the whole table would push itself or the question off the screen."""
        table = self.screen.lines_of(self.board.draw(view, self.screen.width))
        return table + self.screen.lines_of(menu(listed, self.screen.fits)) + FEW_LINES + 4 > self.screen.height

    def show_small(self, seat: int, view: View, listed: list[Choice]) -> None:
        """On a small screen: the table in brief, what news there is room for, the question, and a page of the choices."""
        screen = self.screen
        asked = Text(self.question(seat, view), "bold")
        room = screen.height - screen.lines_of(asked) - 1
        whole = menu(listed, screen.fits)
        board = self.board.brief(view, screen.width) if isinstance(self.board, SmallBoard) else self.board.draw(view, screen.width)
        brief = screen.cut(board, room - min(screen.lines_of(whole), FEW_ROWS) - 1)
        room -= screen.lines_of(brief)
        shown, offered = listed, whole
        while screen.lines_of(offered) > room - (len(shown) < len(listed)) and len(shown) > 1:
            shown = listed[self.page : self.page + len(shown) - 1]
            offered = menu(shown, screen.fits, self.page)
        screen.show(brief)
        room -= screen.lines_of(offered) + (len(shown) < len(listed))
        lines = story(self.chronicle.heard(seat, self.chronicle.since_round(2)), self.words)
        while lines and screen.lines_of(newspaper(lines)) > room:
            lines = lines[1:]
        if lines:
            screen.show(newspaper(lines))
        screen.show(asked)
        screen.show(offered)
        if len(shown) < len(listed):
            screen.say(self.texts.say("play-more", first=self.page + 1, last=self.page + len(shown), count=len(listed)), "dim")
            self.page = (self.page + len(shown)) % len(listed)

    def question(self, seat: int, view: View) -> str:
        """What is asked, under which space or card, and of whom if there are several people."""
        asked = self.words.ask(view)
        end = len(self.chronicle.events)
        opened = self.chronicle.opening(end, self.words.openings, self.words.apart | self.words.headings)
        if opened < end:
            place = self.words.place(self.chronicle.events[opened][1])
            asked = self.texts.say("play-question", where=place, question=asked)
        if len(self.players.humans) > 1:
            asked = self.texts.say("play-question", where=self.words.who(seat), question=asked)
        return asked

    def show_news(self, seat: int, view: View, below: int) -> None:
        since = self.chronicle.opening(self.seen[seat], self.words.openings, self.words.apart | self.words.headings)
        new = story(self.chronicle.heard(seat, since), self.words)
        if not self.screen.live:
            if new:
                self.screen.show(newspaper(new, len(new)))
            return
        room = self.screen.height - self.screen.lines_of(self.board.draw(view, self.screen.width)) - below
        lines = story(self.chronicle.heard(seat, self.chronicle.since_round(2)), self.words)[-max(room, FEW_LINES) :]
        while len(lines) > FEW_LINES and self.screen.lines_of(newspaper(lines)) > room:
            lines = lines[1:]
        self.screen.show()
        self.screen.show(newspaper(lines, min(len(new), len(lines))))

    def show_log(self, everything: bool, seat: int) -> None:
        lines = story(self.chronicle.heard(seat, 0 if everything else self.chronicle.since_round(2)), self.words)
        if lines:
            self.screen.show(newspaper(lines, len(lines)))
        else:
            self.screen.say(self.texts.say("play-log-empty"))

    def explain(self, wanted: str, listed: list[Choice], view: View) -> None:
        """The rule of the decision, of a choice, or any other."""
        sections = [str(view["section"])]
        if wanted.startswith("§") or "." in wanted:
            sections = [wanted]
        elif wanted:
            if not (wanted.isascii() and wanted.isdigit() and 1 <= int(wanted) <= len(listed)):
                self.screen.say(self.texts.say("play-not-a-number-of-choice", typed=wanted, count=len(listed)), "yellow")
                return
            choice = listed[int(wanted) - 1]
            sections = choice.sections
        for section in sections:
            try:
                self.screen.show(Markdown(self.rules.find(section)))
            except GusherError as refused:
                self.screen.say(tell(refused), "yellow")
        if not wanted:
            self.say_why_not(view)

    def say_why_not(self, view: View) -> None:
        """What the decision is about and does not offer."""
        for reason in self.match.state.why_not(view["seat"]):
            action = self.words.action(reason.action, view)
            why = self.words.refusal(reason.refusal())
            self.screen.say(self.texts.say("play-not-possible", action=action, why=why, section=reason.section), "dim")

    # The end

    def finish(self) -> None:
        s = self.match.state
        table = self.board.draw(s.view(None), self.screen.width)
        scores = final_scores(s, self.words, self.players.described)
        since = min((self.seen[seat] for seat in self.players.humans), default=0)
        lines = story(self.chronicle.heard(None, since), self.words, finished=True)
        if self.screen.live:
            room = self.screen.height - self.screen.lines_of(table) - self.screen.lines_of(scores) - 5
            lines = lines[-max(room, FEW_LINES) :]
        self.screen.clear()
        self.screen.show(table)
        self.screen.show(newspaper(lines, len(lines)))
        self.screen.show()
        self.screen.show(scores)
        file = str(self.saving.save(self.match.record))
        self.screen.say(self.texts.say("play-saved", file=file))
        self.screen.say(self.texts.say("play-replay", file=file))
        if isinstance(self.luck, Luck):
            self.screen.say(self.texts.say("play-verify", file=file))

    def leave(self) -> None:
        file = str(self.saving.save(self.match.record))
        self.screen.show()
        self.screen.say(self.texts.say("play-saved", file=file))
        self.screen.say(self.texts.say("play-continue", file=file))


def number_of(typed: str, listed: list[Choice]) -> tuple[Choice, int] | None:
    """The choice of a number, and how often: `3` once, `3x2` or `3 x2` twice. None if it is not that."""
    number, times, count = typed.replace("×", "x").replace(" ", "").partition("x")
    if not (number.isascii() and number.isdigit() and 1 <= int(number) <= len(listed)):
        return None
    choice = listed[int(number) - 1]
    if not times:
        return choice, 1
    if not (count.isascii() and count.isdigit() and 1 <= int(count) <= choice.times):
        return None
    return choice, int(count)
