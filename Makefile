# Everything runs in .venv, which is made on first use. `make` alone lists the targets.

PYTHON ?= python3
ARGS ?=
BIN := .venv/bin
# the tests that run with the engine compiled, too
BOTH_WAYS := tests/rules tests/k2 tests/properties tests/golden tests/perft tests/test_compiled.py
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# the tests start hundreds of processes, each of which would else translate the whole package
unexport PYTHONDONTWRITEBYTECODE

# A .venv that is half made, broken, or was made in another folder is made again from the start.
$(shell [ "$$(cat .venv/.made 2>/dev/null)" = "$$(pwd -P)" ] && [ ! -e .venv/.busy ] \
	&& $(BIN)/python -c '' 2>/dev/null || rm -f .venv/.made)

.DEFAULT_GOAL := help
.PHONY: help play terminal web chromium test check format types audit bench bench-server compiled test-compiled

help:
	@echo "make play    play Mount Everest or K2 in the browser     (options: make play ARGS='--help')"
	@echo "make terminal   play them in the terminal                (options: make terminal ARGS='--help')"
	@echo "make web     build the page for the browser"
	@echo "make test    run all tests                              (some: make test ARGS='-k M4')"
	@echo "make check   lint, formatting, types and layers"
	@echo "make format  put the code into the house's format"
	@echo "make types   make the web client's types from the server's protocol (needs npm)"
	@echo "make audit   look for known holes in the packages that are used"
	@echo "make compiled   compile the engine into build/compiled"
	@echo "make test-compiled   run the tests of the rules with it"
	@echo "make bench   measure the engine's speed, beside other engines"
	@echo "make bench-server   measure the table server's speed    (options: make bench-server ARGS='--help')"

play: .venv/.server web
	@$(BIN)/everest table $(ARGS)

terminal: .venv/.play
	@$(BIN)/everest play $(ARGS)

# It says what it does if there is anything to do.
web: .venv/.made
	@$(BIN)/python build_client.py --get-node || { \
		echo "\`make terminal\` plays without it." >&2; exit 1; }

test: .venv/.dev web chromium
ifeq ($(ARGS),)
	@echo "Running the tests of the page (vitest) ..."
	@npm --prefix web run --silent test
endif
	@echo "Running the tests (pytest) ..."
	@$(BIN)/python -m pytest -n auto --maxschedchunk 1 $(ARGS)

test-compiled: .venv/.dev compiled
	@echo "Running the tests of the rules with the compiled engine (pytest) ..."
	@PYTHONPATH=build/compiled $(BIN)/python -m pytest -n auto $(BOTH_WAYS)

# The tests need a browser; where it is missing and can be installed, it is. The one without windows
# does in two thirds of the time what the whole one does.
chromium:
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null \
		|| command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || { \
		command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && { \
			echo "Installing Chromium for the tests (once) ..."; \
			apt-get update -qq && { \
				apt-get install -y -qq --no-install-recommends chromium-headless-shell >/dev/null 2>&1 \
				|| apt-get install -y -qq --no-install-recommends chromium >/dev/null; }; }; } || { \
		echo "The tests need Chromium; install it first, on Debian and Ubuntu: apt install chromium" >&2; exit 1; }

check: .venv/.dev web
	@echo "Linting (ruff check) ..."
	@$(BIN)/ruff check .
	@echo "Checking the format (ruff format --check) ..."
	@$(BIN)/ruff format --check .
	@echo "Checking the types (mypy --strict) ..."
	@$(BIN)/mypy --strict
	@echo "Checking the layers (lint-imports) ..."
	@$(BIN)/lint-imports --no-logo
	@echo "Checking the page (svelte-check, tsc) ..."
	@npm --prefix web run --silent check

format: .venv/.dev
	@echo "Formatting (ruff) ..."
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .

types: .venv/.dev web/node_modules/.package-lock.json
	@echo "Writing the schemas and the types of the protocol into web/ ..."
	@$(BIN)/python web/scripts/schemas.py web/schemas
	@npm --prefix web run --silent types
	@echo "Writing what the page's tests compare with ..."
	@$(BIN)/python web/scripts/sentences.py web/tests/text/sentences.json
	@$(BIN)/python web/scripts/first_climb.py
	@$(BIN)/python web/scripts/clause_order.py
	@$(BIN)/python web/scripts/rulesets.py
	@npm --prefix web run --silent check

audit: .venv/.dev
	@echo "Asking for known holes in the packages (pip-audit, npm audit) ..."
	@$(BIN)/python -m pip install -qq pip-audit
	@$(BIN)/pip-audit --strict --skip-editable
	@npm --prefix web audit

bench: .venv/.compare compiled
	@echo "Running the benchmarks ..."
	@$(BIN)/python -m bench.run $(ARGS)

# A copy of the package with the compiled engine, for benchmarks and tests.
compiled: .venv/.made
	@$(BIN)/python -c 'import mypyc' 2>/dev/null \
		|| $(BIN)/python -m pip install -qq 'mypy[mypyc]~=2.4' 'setuptools>=77'
	@$(BIN)/python build_engine.py

bench-server: .venv/.bench
	@$(BIN)/python -m bench.server $(ARGS)

# The environment. Each stamp is written last, so an interrupted step is done again.

.venv/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "everest needs Python 3.11 or newer, and $(PYTHON) here is: $$($(PYTHON) --version 2>&1 | tail -n 1)." >&2; \
		echo "With a newer one under another name, add it to the command: make PYTHON=python3.12 play" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) lacks its venv module; on Debian and Ubuntu install it with: apt install python3-venv" >&2; exit 1; }
	@echo "Setting up the Python environment in .venv (once) ..."
	@rm -rf .venv
	@$(PYTHON) -m venv .venv
	@pwd -P > $@

.venv/.play: pyproject.toml .venv/.made
	@echo "Installing the game and what it needs into .venv (some seconds) ..."
	$(call install,.)
	@touch $@

.venv/.server: pyproject.toml .venv/.made
	@echo "Installing the game and what it needs into .venv (some seconds) ..."
	$(call install,.[server])
	@touch .venv/.play $@

.venv/.bench: pyproject.toml .venv/.made
	@echo "Installing the game and what the benchmarks need into .venv (some seconds) ..."
	$(call install,.[bench])
	@touch .venv/.play .venv/.server $@

.venv/.compare: pyproject.toml .venv/.bench
	@echo "Installing the engines that ours is compared with into .venv ..."
	@$(BIN)/python -m pip install -qq open-spiel catanatron \
		|| echo "They cannot be installed here; the benchmark goes on without them." >&2
	@touch $@

.venv/.dev: pyproject.toml .venv/.made
	@echo "Installing the game and what the tests and checks need into .venv (some seconds) ..."
	$(call install,.[dev])
	@touch .venv/.play .venv/.server .venv/.bench $@

web/node_modules/.package-lock.json: web/package-lock.json
	@echo "Installing what makes the types into web/node_modules (under a minute) ..."
	@npm --prefix web ci --silent
	@touch $@

# An editable installation compiles nothing, so it need not fetch the compiler. uv installs in seconds
# what takes pip a minute; it does not know what pip is told of other indexes, and then pip is asked.
define install
@touch .venv/.busy
@$(BIN)/python -m uv --version >/dev/null 2>&1 || $(BIN)/python -m pip install -qq uv || true
@EVEREST_PURE=1 UV_LINK_MODE=copy $(BIN)/python -m uv pip install -qq --python $(BIN)/python --editable '$(1)' || { \
	echo "uv cannot install it; trying pip, which takes a minute ..."; \
	EVEREST_PURE=1 $(BIN)/python -m pip install -qq --editable '$(1)'; } || { \
	echo "The installation failed; it starts afresh at the next make." >&2; exit 1; }
@rm .venv/.busy
endef
