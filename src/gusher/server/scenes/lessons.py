"""What a guide says at a table now, and what it lets the learner choose."""

from __future__ import annotations

from gusher.core.errors import IllegalAction
from gusher.core.rules import Action
from gusher.guide import Guide, asked, progress
from gusher.server.scenes.history import History
from gusher.server.wire import Lesson, LessonPage


def lasts(guide: Guide, history: History) -> bool:
    """Whether there are steps left."""
    return progress(guide, history.record.entries).step < len(guide.steps)


def lesson(guide: Guide, history: History) -> Lesson | None:
    """For the learner's own eyes; None when he has gone on after the last step, or the game is over."""
    at = progress(guide, history.record.entries)
    if at.after or history.state.over:
        return None
    name = history.game.name
    step = asked(guide, at, history.state)
    over = at.step == len(guide.steps)
    said = guide.end if over else step.say if step is not None else []
    if at.part:  # the rest of a step that was explained: only what is to be done
        said = said[-1:]
    pages = [LessonPage(f"{name}-guide-{page.say}", page.point) for page in said]
    done = guide.steps[at.step - 1].done if at.step and not at.part else ""
    return Lesson(
        step=at.step,
        steps=len(guide.steps),
        part=at.part,
        done="page-guide-otherwise" if done and at.otherwise else f"{name}-guide-{done}" if done else None,
        pages=pages,
        suggest=step.suggest[at.part] if step is not None else None,
        over=over,
    )


def keep_to(guide: Guide, history: History, seat: int, action: Action, times: int) -> int:
    """How often in a row that may be chosen now. Refuses, with a reason, what the lesson would not survive."""
    step = asked(guide, at := progress(guide, history.record.entries), history.state)
    if step is None or seat != guide.seat:
        return times
    if action.notation in step.allow:
        return 1
    left = step.suggest[at.part :]
    if action.notation != left[0]:
        raise IllegalAction("", f"guide-{step.other}", action=left[0])
    row = next((number for number, each in enumerate(left) if each != left[0]), len(left))
    return min(times, row)
