# Everything is set up inside .venv, each part when something needs it. Needed beforehand: make, python3 (3.11 or newer) and, for speed,
# a C compiler.

PYTHON ?= python3
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Tests start hundreds of programs: what some of them have translated, the others need not.
export PYTHONDONTWRITEBYTECODE :=
ROOT := $(shell test "$$(id -u)" = 0 || echo sudo)

ifeq ($(shell command -v $(PYTHON)),)
$(error gusher: there is no $(PYTHON); install Python 3.11 or newer, or say where it is: make play PYTHON=/path/to/python3.12)
endif

.PHONY: help play test dev read check proof chromium postgres bench lint build wheel clean

help:  ## show this list
	@sed -n 's/^\([a-z]*\):.*##/make \1:/p' Makefile

play:  ## open the table in the browser; compile beside it
	@$(PYTHON) -m tools.play

test:  ## check everything: compiled, pure, in a real browser, and that the chapter tests cover every line of the rules
	@$(PYTHON) -m tools.environment compiler
	$(MAKE) --jobs 2 build dev chromium postgres lint read
	@$(BIN)/python -m tools.suite

dev:
	@$(PYTHON) -m tools.environment dev

# Every test is translated once, beside what else is prepared, and not by each process that runs some of them.
read: dev
	@mkdir -p build && GUSHER_PURE=1 $(BIN)/pytest -qq -p no:cacheprovider --collect-only >build/read.log || { cat build/read.log; exit 1; }

chromium:  ## install Chromium where it is missing, for the tests in the browser
	@command -v chromium-headless-shell >/dev/null || $(ROOT) sh -c 'apt-get update && apt-get install --yes chromium-headless-shell' \
		|| command -v chromium >/dev/null || $(ROOT) apt-get install --yes chromium

postgres:  ## install PostgreSQL where it is missing, for the tests on the other store
	@command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 \
		|| $(ROOT) sh -c 'apt-get update && apt-get install --yes postgresql'

check:  ## check style, types and the tests that the change can break, in two minutes
	@$(PYTHON) -m tools.check

proof:  ## show at length what the tests show in short, or some of it: make proof PARTS="worlds luck"
	@$(PYTHON) -m tools.environment dev
	@$(MAKE) --no-print-directory build
	@$(BIN)/python -m tests.proof $(PARTS)

bench: build  ## measure the speed, against other engines too
	@$(PYTHON) -m tools.environment bench
	$(BIN)/gusher bench

lint:  ## check style and types
	@$(PYTHON) -m tools.environment lint
	$(BIN)/ruff check
	$(BIN)/mypy --strict src tests tools examples/wildcat

build:  ## compile the rules
	@$(PYTHON) -m tools.build

wheel: build  ## build a compiled wheel, and what it is built from, into dist/
	@$(BIN)/python -m tools.wheel

clean:  ## remove all that was made here, .venv included
	rm -rf .venv build dist src/*.egg-info .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +
