"""The parts of the proof. Each is a command that ends with one line that says what was seen, and fails if that is not as it should be.

`make test` runs a short form of each, so that none rots: its first command with the smaller number, or a test that is named here.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import Final

from gusher import registry, texts

LANGUAGES: Final = texts.languages()


@dataclass(frozen=True, slots=True)
class Part:
    """`command` is what follows `python -m`; {count} stands for the number of repetitions, {game} and {language} for each there is."""

    name: str
    shows: str
    command: str
    long: int = 0
    short: int = 0
    short_form: str = ""  # the test that is it, where that is not the same command
    variables: dict[str, str] = field(default_factory=dict)  # of the environment, in the long form
    alone: bool = False  # it looks at times, and should have the machine for itself

    def steps(self, count: int) -> dict[str, str]:
        """Its commands by name, one for each game or language."""
        named = {"{game}": [game.name for game in registry.games()], "{language}": LANGUAGES}
        wanted = [word for word in named if word in self.command]
        found = {}
        for values in product(*(named[word] for word in wanted)):
            command = self.command.replace("{count}", str(count))
            for word, value in zip(wanted, values, strict=True):
                command = command.replace(word, value)
            found[" ".join([self.name, *values])] = command
        return found


PARTS: Final = (
    Part(
        "worlds",
        "what a viewer cannot know never shows: worlds that differ only in that are played in parallel",
        "tests.conformance.worlds {count} {game}",
        long=6000,
        short=4,
    ),
    Part(
        "games",
        "random games end, keep all goods, and obey every law, over all seats and options",
        "tests.conformance.many {game} {count}",
        long=100_000,
        short=40,
    ),
    Part(
        "laws",
        "every law holds with every option by itself and with combinations of them, for every number of seats",
        "pytest -q tests/conformance/test_laws.py",
        short_form="tests/conformance/test_laws.py",
        variables={"GUSHER_SLOW": "1"},
    ),
    Part(
        "nothing",
        "what does nothing says so, and nothing else does: players who heed it never make a choice that changes nothing",
        "tests.conformance.idling {game} {count}",
        long=200,
        short=2,
    ),
    Part(
        "coach",
        "the coach's first advice costs at most a third of what greedy's choice costs, in winning chance",
        "tests.coach.regret {game} {count}",
        long=500,
        short_form="tests/coach/test_advising.py::test_regret_is_measured",
    ),
    Part(
        "luck",
        "draws can be repeated from the seed, altered records are found out, and taking back meets the same luck",
        "tests.luck.many {count}",
        long=1000,
        short_form="tests/luck/test_tables.py",
    ),
    Part(
        "week",
        "three people and a bot play two tables for a week in simulated time, with mails, clocks of days and restarts",
        "tests.server.week {count}",
        long=7,
        short_form="tests/server/test_week.py",
    ),
    Part(
        "ratings",
        "players of known strength are ordered right after the number of games that the docs name",
        "tests.ratings.known {count}",
        long=500,
        short_form="tests/ratings/test_skill.py::test_players_of_known_strength_are_ordered_right",
    ),
    Part(
        "pure",
        "every law holds on the pure build too, with every option and number of seats",
        "pytest -q tests/conformance/test_laws.py -k {game}",
        short_form="tests/conformance/test_laws.py",
        variables={"GUSHER_SLOW": "1", "GUSHER_PURE": "1"},
    ),
    Part(
        "interpreted",
        "bots, coach, review, taking back and random games are as on the compiled build where the suite shows less of them on the pure one",
        "pytest -q tests/coach/test_advising.py tests/review/test_reviewing.py tests/conformance/test_take_back.py "
        "tests/bots/test_fairness.py tests/cli/test_play.py tests/games/mcmulti/test_s14_decisions.py tests/lab/training/test_learner.py "
        "tests/envs/many/test_spread.py tests/games/oilfield_random tests/games/giganten_random",
        short_form="tests/conformance/test_take_back.py",
        variables={"GUSHER_SLOW": "1", "GUSHER_PURE": "1"},
    ),
    Part(
        "fairness",
        "bots choose the same in a thousand pairs of states that they cannot tell apart",
        "pytest -q tests/bots/test_fairness.py -k {game}",
        short_form="tests/bots/test_fairness.py",
        variables={"GUSHER_SLOW": "1"},
    ),
    Part(
        "passive",
        "games of Oilfield with idle seats end",
        "tests.bots.passive {count}",
        long=20_000,
        short_form="tests/bots/test_oilfield.py::test_greedy_ends_games_with_passive_seats",
    ),
    Part(
        "yardsticks",
        "search beats three of greedy, and greedy three of random, by far more than a fair share",
        "tests.bots.strength yardsticks {game} {count}",
        long=200,
        short_form="tests/bots/test_bots.py",
    ),
    Part(
        "strength",
        "master wins 70 % of its games against three of the hardest search, in Oilfield 80, and 90 % against three of greedy",
        "tests.bots.strength master {game} {count}",
        long=200,
        short_form="tests/bots/test_strength.py",
    ),
    Part(
        "value",
        "what was learned, with one look ahead, wins 45 % of its games against three of the hardest search",
        "tests.bots.strength learned {game} {count}",
        long=200,
        short_form="tests/bots/test_strength.py",
    ),
    Part(
        "iterations",
        "four times the iterations win 32 % of their games against three of master",
        "tests.bots.strength iterations {game} {count}",
        long=200,
        short_form="tests/bots/test_strength.py",
    ),
    Part(
        "seats",
        "master wins twice its fair share against the hardest search with other numbers of seats too",
        "tests.bots.strength seats {game} {count}",
        long=100,
        short_form="tests/bots/test_strength.py",
    ),
    Part(
        "ladder",
        "each level for people wins 65 to 75 of 100 games of two against the one below",
        "tests.bots.ladder {game} {count}",
        long=200,
        short_form="tests/bots/test_strength.py",
    ),
    Part(
        "peer",
        "two of master win 90 % of their games against two of OpenSpiel's search, with the same time",
        "tests.bots.duel {game} {count}",
        long=100,
        short_form="tests/envs/test_duel.py",
        alone=True,
    ),
    Part(
        "learning",
        "the example with PPO learns to beat greedy in less than an hour",
        "tests.envs.learning {count}",
        long=50,
        short_form="tests/envs/test_ppo.py",
        alone=True,
    ),
    Part(
        "improving",
        "the example with PPO improves by imitation, and then by its own games against greedy",
        "pytest -q tests/envs/test_ppo.py",
        short_form="tests/envs/test_ppo.py",
        variables={"GUSHER_SLOW": "1"},
    ),
    Part(
        "calibration",
        "a winning chance is what it says: among positions with the same chance so many are won",
        "tests.bots.calibration {game} {count}",
        long=2000,
        short=20,
    ),
    Part(
        "secrets",
        "no message, record or refusal tells what its reader must not know",
        "pytest -q tests/server/scenes/test_secrets.py tests/server/scenes/test_brought_along.py tests/server/site/test_http.py "
        "tests/luck/test_tables.py",
        short_form="tests/server/scenes/test_secrets.py",
        variables={"GUSHER_SLOW": "1"},
    ),
    Part(
        "hostile",
        "thousands of fuzzed messages and workers killed at every moment leave the server up, and every answer right",
        "pytest -q tests/server/site/test_hostile.py tests/server/workers/test_workers.py",
        short_form="tests/server/site/test_hostile.py",
        variables={"GUSHER_SLOW": "1"},
    ),
    Part(
        "play-on",
        "from any moment with the luck as it was the same choices reach the same end; broken variations are refused in one line",
        "pytest -q tests/play_on",
        short_form="tests/play_on/test_play_on.py",
        variables={"GUSHER_SLOW": "1"},
    ),
    Part(
        "terminal",
        "whole games fit the screen of a terminal, and all that happens with other options can be said",
        "pytest -q tests/cli/test_terminal.py tests/cli/test_texts.py",
        short_form="tests/cli/test_terminal.py",
        variables={"GUSHER_SLOW": "1"},
    ),
    Part(
        "outside",
        "a game from outside obeys every law and is used like ours; whatever is broken in it is named",
        "pytest -q tests/outside",
        short_form="tests/outside/test_check.py",
        variables={"GUSHER_SLOW": "1"},
    ),
    Part(
        "openspiel",
        "the tests of OpenSpiel hold for every game and number of players",
        "pytest -q tests/envs/test_spiel.py",
        short_form="tests/envs/test_spiel.py",
        variables={"GUSHER_SLOW": "1"},
    ),
    Part(
        "training",
        "a training run that is stopped after any generation comes to the same weights",
        "pytest -q tests/lab/training/test_run.py",
        short_form="tests/lab/training/test_run.py",
        variables={"GUSHER_SLOW": "1"},
    ),
    Part(
        "profiles",
        "thousands of finished games of one person are found by an index",
        "pytest -q tests/server/profiles/test_profiles.py",
        short_form="tests/server/profiles/test_profiles.py",
        variables={"GUSHER_SLOW": "1"},
    ),
    Part(
        "pages",
        "every page and board on a desk by day and on a phone by night, with nothing that axe calls serious",
        "pytest -q -n 2 tests/browser --ignore tests/browser/test_every_language.py --ignore tests/browser/test_guides.py",
        short_form="tests/browser/test_access.py",
        variables={"GUSHER_SLOW": "1"},
    ),
    Part(
        "languages",
        "every game is played to its end in the browser, with every message there, and every card of McMulti's economy has room",
        "pytest -q tests/browser/test_every_language.py tests/browser/test_mcmulti.py -k '[{language}] or -{language}]'",
        short_form="tests/browser/test_every_language.py",
        variables={"GUSHER_SLOW": "1"},
    ),
    Part(
        "guides",
        "who only follows a guide comes to its end, in the browser, in every language, on desktop and phone",
        "pytest -q tests/browser/test_guides.py -k {game}",
        short_form="tests/browser/test_guides.py",
        variables={"GUSHER_SLOW": "1"},
    ),
    Part(
        "lighthouse",
        "lobby and tables: accessibility and best practices 100, performance at least 98 on a desk and 95 on a phone",
        "tests.browser.lighthouse {count}",
        long=5,
        short_form="tests/browser/test_load.py",
        alone=True,
    ),
    Part(
        "clocks",
        "random games with clocks, with crashes, restarts and sleeps: no clock is off by a second, nobody is out who was not asked",
        "tests.server.clocks.simulated {count}",
        long=10_000,
        short_form="tests/server/clocks/test_clocks.py",
    ),
    Part(
        "kills",
        "every acknowledged move survives kill -9 of the server, and none is there twice",
        "tests.server.stores.killed {count}",
        long=300,
        short_form="tests/server/stores/test_killed.py",
        alone=True,
    ),
    Part(
        "postgresql",
        "the same on PostgreSQL, which is killed in turns with the server",
        "tests.server.stores.killed {count}",
        long=300,
        short_form="tests/server/stores/test_killed.py",
        variables={"GUSHER_TEST_STORE": "postgresql"},
        alone=True,
    ),
    Part(
        "chaos",
        "three servers are killed, cut off from PostgreSQL and see it restarted: every log is linearizable, no table rests for long",
        "tests.server.cluster.chaos --kills {count} --restarts 10 --cuts 20",
        long=300,
        short_form="tests/server/cluster/test_chaos.py",
        alone=True,
    ),
    Part(
        "rolling",
        "three servers are replaced one by one while all four games are played: no move is refused, no table is lost",
        "tests.server.cluster.rolling {count}",
        long=10,
        short_form="tests/server/cluster/test_rolling.py",
        alone=True,
    ),
    Part(
        "upgrading",
        "three servers become a version with other rules one by one: no move is refused, tables go on or say where they part",
        "tests.server.cluster.upgrading {count}",
        long=4,
        short_form="tests/server/cluster/test_upgrading.py",
        alone=True,
    ),
    Part(
        "stores",
        "all tests of the server pass on PostgreSQL as they do on SQLite",
        "pytest -q -p no:cacheprovider -n 2 tests/server tests/luck/test_tables.py",
        short_form="tests/server/stores/test_store.py",
        variables={"GUSHER_TEST_STORE": "postgresql"},
    ),
    Part(
        "workers",
        "every table goes on when bots and reviews are killed, and no answer is doubled",
        "tests.server.workers.killed --kills {count}",
        long=300,
        short_form="tests/server/workers/test_killed.py",
        alone=True,
    ),
    Part(
        "flood",
        "half requests and heads without end cost little memory, and people at the tables do not feel them",
        "tests.server.transport.flooded --half {count} --megabytes 300",
        long=2000,
        short_form="tests/server/transport/test_flooded.py",
        alone=True,
    ),
    Part(
        "load",
        "how many moves a second one server carries, with 50 and 200 tables",
        "tests.server.bench.loaded {count}",
        long=60,
        short_form="tests/server/bench/test_bench.py",
        alone=True,
    ),
    Part(
        "notices",
        "10,000 notices to places where nobody answers: the median time of a move stays within 1.5 times",
        "tests.server.notices.swamped {count}",
        long=10_000,
        short_form="tests/server/notices/test_swamped.py",
        alone=True,
    ),
    Part(
        "minute",
        "from a fresh clone to the page: at most 2.5 times as long as pip alone needs, in less than 250 MB",
        "tests.tools.first_minute",
        short_form="tests/tools/test_newcomers.py",
        alone=True,
    ),
    Part(
        "wheel",
        "in a bare environment pip brings the wheel and all that it needs, and it opens the table",
        "pytest -q tests/tools/test_wheel.py",
        short_form="tests/tools/test_wheel.py",
        variables={"GUSHER_SLOW": "1"},
    ),
    Part(
        "busy",
        "make test passes while something else keeps a core busy",
        "tests.proof.busy make test",
        short_form="tests/proof/test_proof.py::test_a_command_beside_which_a_core_is_busy",
        alone=True,
    ),
)
