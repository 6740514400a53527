# Everything is set up inside .venv. Needed beforehand: make, python3 (3.11 or newer) and, for speed, a C compiler.

PYTHON ?= python3
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Tests start hundreds of programs: what some of them have translated, the others need not.
export PYTHONDONTWRITEBYTECODE :=
CHAPTERS := $(patsubst src/gusher/games/%/data.json,tests/games/%,$(wildcard src/gusher/games/*/data.json))
# Followed by the number of processes: more than two cores' worth where tests wait for servers and programs.
PYTEST := $(BIN)/pytest --dist worksteal -n
ROOT := $(shell test "$$(id -u)" = 0 || echo sudo)

# The build is named after the contents of its sources, so that no change, removal or checkout leaves a stale one in use.
SOURCES := setup.py pyproject.toml $(sort $(wildcard src/gusher/core/*.py src/gusher/games/*/*.py src/gusher/bots/*.py))
BUILT := build/built-$(shell cksum $(SOURCES) | cksum | tr ' ' -)

.PHONY: help play test chromium bench lint build clean

help:  ## show this list
	@sed -n 's/^\([a-z]*\):.*##/make \1:/p' Makefile

play: build  ## open the table in the browser
	$(BIN)/gusher

test:  ## check everything: compiled, pure, in a real browser, and that the chapter tests cover every line of the rules
	$(MAKE) --jobs 2 build lint chromium
	GUSHER_PURE=0 $(PYTEST) 3 --ignore tests/browser
	GUSHER_PURE=1 $(PYTEST) 3 --ignore tests/browser $(addprefix --ignore ,$(CHAPTERS)) -m "not slow"
	$(BIN)/coverage erase
	GUSHER_PURE=1 $(BIN)/coverage run -m pytest -q --dist worksteal -n 2 $(CHAPTERS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --fail-under=100
	GUSHER_PURE=0 $(PYTEST) 2 tests/browser

chromium:  ## install Chromium where it is missing, for the tests in the browser
	@command -v chromium >/dev/null || $(ROOT) sh -c 'apt-get update && apt-get install --yes chromium'

bench: .venv/.bench  ## measure the speed, against other engines too
	$(MAKE) build
	$(BIN)/gusher bench oilfield

lint: .venv/.installed  ## check style and types
	$(BIN)/ruff check
	$(BIN)/mypy --strict src tests

build: $(BUILT) .venv/.installed  ## set up .venv and compile the rules

clean:  ## remove all that was made here, .venv included
	rm -rf .venv build dist src/*.egg-info .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +

# Without a C compiler nothing is compiled and nothing marked as built, so that the next run tries again.
$(BUILT): .venv/.compiler
	rm -f build/built-*
	$(BIN)/python setup.py --quiet build_ext --inplace
	find src -maxdepth 1 -name 'gusher__mypyc.*' -exec touch $@ \;

# What compiling needs comes first, so that the rest can be installed meanwhile.
.venv/.compiler: pyproject.toml | $(BIN)/pip
	$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > $@.txt
	$(BIN)/pip install --quiet --requirement $@.txt
	touch $@

# An editable install compiles too, but in a throw-away environment; build_ext above does it in ours.
.venv/.installed: pyproject.toml | .venv/.compiler
	GUSHER_PURE_BUILD=keep $(BIN)/pip install --quiet --editable '.[dev]'
	touch $@

.venv/.bench: pyproject.toml | .venv/.installed
	GUSHER_PURE_BUILD=keep $(BIN)/pip install --quiet --editable '.[bench]'
	touch .venv/.installed $@

# Some systems ship python3 without ensurepip (Debian: python3-venv); their own pip can then fill the environment.
$(BIN)/pip:
	$(PYTHON) -m venv .venv || { $(PYTHON) -m venv --clear --without-pip .venv && $(PYTHON) -m pip --python .venv install pip; }
