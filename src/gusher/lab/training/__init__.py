"""How a learned player comes about: `course.py` says what is done, `lessons.py` plays, `learner.py` learns, `gate.py` examines; `run.py` is
the way from one generation to the next."""
