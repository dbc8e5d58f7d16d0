# make play            start the server and the browser client      make play-terminal   play in the terminal
# make test            run all checks and tests, with their times    make test PARTS=lint run some of them
# make lint            ruff and mypy                                 make lint-client     Prettier, ESLint, svelte-check
# make test-web        all browser tests                             make bench-check     compare speed with stored figures
# make test-boxes      play 10,000 random boxes                      make test-fair       judge 10,000 decisions fairly
# make test-series     compare fast with refereed series             make test-pythons    the rules on every Python here
# make test-chaos      kill a server 1,000 times on each store       make bench-attack    measure the server under attack
# make test-cluster    300 random faults over three nodes
# make bench           measure the engine                            make web-speed       measure the page on a slow phone
# make setup           .venv with everything, rules compiled         make client          build the browser client
# make types           write the client's types                      make observations    write docs/observations.md
# make golden          replace the golden records                    make pictures        draw the pictures of the README
# make docs            build the documentation site                  make release         build and check the packages
# make lock            update the lock files                         make container       build and start the container
# make audit           pins, hashes and licences                     make clean           remove everything that was made
#
# PYTHON=python3.12 make setup      use another interpreter for a new .venv
# KOCIOLEK_PURE=1 make play         use the interpreted build; nothing is compiled
# make play ARGS="--port 8080"      pass arguments to the command

SHELL := /bin/bash -o pipefail
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: setup ready prepare client test test-interpreted test-compiled test-client test-smoke test-web test-boxes web-speed lint \
    lint-client audit container play play-terminal bench bench-check bench-attack test-chaos test-cluster test-fair test-series test-pythons golden pictures observations types docs release lock clean FORCE

PYTHON ?= python3
ARGS ?=
PYTEST_ARGS ?= -n auto --dist worksteal
# Tests of servers and browsers wait half of their time: one worker more than there are cores.
WORKERS := $(shell expr $$(nproc) + 1)
PARTS ?=
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1
unexport PYTHONDONTWRITEBYTECODE # tests start many processes, which would compile the same modules again
# Hide pip's warnings about its configuration, but not its errors.
ERRORS_ONLY := 2> >(grep -v '^WARNING:' >&2)

# Stamp files: a target is made again only when its sources changed.
VENV := .venv/.created
PLAYABLE := .venv/.playable
LOCKED := .venv/.locked
LINKED := .venv/.linked
COMPILED := .venv/.compiled
RULES := .venv/.rules
PACKAGES := $(shell sed -n 's/^compile = \[\(.*\)\]/\1/p' pyproject.toml | tr -d '",')
SOURCES := $(sort $(shell find $(PACKAGES:%=src/kociolek/%) -name '*.py' 2>/dev/null))

# `ready` is enough to play; `setup` adds the dependencies of development, tests and research.
ifeq ($(KOCIOLEK_PURE),1)
ready: $(LINKED)
else
ready: $(LINKED) $(COMPILED)
endif

setup: $(LOCKED) ready

$(VENV):
	@PYTHON=$(PYTHON) tools/prerequisites venv
	@echo "Creating .venv"
	@$(PYTHON) -m venv --clear .venv
	@touch $@

$(PLAYABLE): requirements-build.lock $(VENV)
	@echo "Installing the dependencies"
	@$(BIN)/pip install --require-hashes -r requirements-build.lock $(ERRORS_ONLY) | sed -nu 's/^Collecting \([^ ]*\).*/  \1/p'
	@touch $@

$(LOCKED): requirements-dev.lock $(PLAYABLE)
	@echo "Installing the development dependencies"
	@$(BIN)/pip install --require-hashes -r requirements-dev.lock $(ERRORS_ONLY) | sed -nu 's/^Collecting \([^ ]*\).*/  \1/p'
	@touch $@

$(LINKED): pyproject.toml setup.py $(PLAYABLE)
	@echo "Installing kociolek, editable"
	@KOCIOLEK_PURE=1 $(BIN)/pip install -q --no-build-isolation --no-deps -e .
	@touch $@

# The list of sources, rewritten only when it differs, so that a removed or renamed module counts as a change.
$(RULES): FORCE | $(VENV)
	@echo "$(SOURCES)" | cmp -s - $@ || echo "$(SOURCES)" > $@

# Without a working compiler the setup continues without a stamp, so that the next call tries again.
$(COMPILED): $(SOURCES) $(RULES) $(LINKED)
	@rm -f $@
	@if PYTHON=$(BIN)/python tools/prerequisites compiler; then \
	    echo "Compiling the rules (a minute or two)"; \
	    $(BIN)/python setup.py -q build_ext --inplace || exit; \
	    if [ "$$($(BIN)/python -c 'import kociolek; print(kociolek.build())')" = compiled ]; then touch $@; fi; \
	else \
	    find src -name '*.so' -delete; \
	fi

# The client needs node to build. An installed package contains the built files.
MODULES := web/node_modules/.package-lock.json
CLIENT := src/kociolek/web/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/*.html web/*.ts web/*.js src/kociolek/locale/* -type f ! -name '*.json' 2>/dev/null)

client: $(CLIENT)

$(MODULES): web/package-lock.json
	@tools/prerequisites node
	@echo "Installing the dependencies of the client"
	@cd web && npm ci --silent --no-fund --no-audit
	@touch $@

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	@echo "Building the client"
	@cd web && node_modules/.bin/vite build --logLevel error
	@touch $@

# Everything that must hold before a change lands. The parts are the targets below; their times are printed at the end.
test:
	@PYTHON=$(PYTHON) tools/prerequisites venv
	@$(PYTHON) tools/test_parts.py $(PARTS)

# The client is built while the rules are compiled.
prepare:
	@PYTHON=$(PYTHON) tools/prerequisites venv
	@$(MAKE) --no-print-directory client & client=$$!; $(MAKE) --no-print-directory setup && wait $$client

# Code without rules is tested on the compiled build only, which people use. tests/laws/test_builds_agree.py shows that
# both builds play the same games, with and without bots.
NO_RULES := adapters arena bots cli server text test_imports.py test_style.py games/test_rules_map.py
test-interpreted: setup
	@echo "== Tests of the rules on the interpreted build"
	@KOCIOLEK_PURE=1 KOCIOLEK_EXPECT=interpreted $(BIN)/pytest $(PYTEST_ARGS) $(NO_RULES:%=--ignore=tests/%)

test-compiled: setup
	@tools/prerequisites postgresql
	@tools/prerequisites deployment
	@tools/prerequisites shells
	@echo "== All tests on the compiled build"
	@KOCIOLEK_PURE=0 KOCIOLEK_EXPECT=compiled $(BIN)/pytest $(PYTEST_ARGS:auto=$(WORKERS))

test-client: $(MODULES)
	@echo "== Unit tests of the client"
	@cd web && node_modules/.bin/vitest run

# A short browser test of each game and of what is loaded, at most three minutes.
test-smoke: setup client
	@tools/prerequisites chromium
	@echo "== Smoke test in Chromium"
	@KOCIOLEK_PURE=0 $(BIN)/pytest tests/web/test_smoke.py tests/web/test_size.py $(ARGS)

# 10,000 random boxes are played, 10,000 mutated ones are refused; `make test` has a sample.
test-boxes: setup
	@echo "== Random boxes"
	@cd tests && PYTHONPATH=. KOCIOLEK_PURE=0 ../$(BIN)/python -m box.random_boxes $(ARGS)

# All browser tests: slow, and not a part of `make test`. Each worker has a browser and servers of its own.
WEB_WORKERS ?= $(WORKERS)
test-web: setup client
	@tools/prerequisites chromium
	@tools/prerequisites firefox
	@tools/prerequisites webkit || true
	@echo "== Tests in Chromium, Firefox and, where it can be had, WebKit"
	@KOCIOLEK_PURE=0 $(BIN)/pytest tests/web -n $(WEB_WORKERS) --dist worksteal $(ARGS)

# A server is killed 1,000 times under load on each store; `make test` has a few. ARGS="--kills 100 --only sqlite"
test-chaos: setup
	@tools/prerequisites postgresql
	@echo "== Random kills under load"
	@cd tests && PYTHONPATH=. KOCIOLEK_PURE=0 ../$(BIN)/python -m server.kills $(ARGS)

# Nodes are killed, stopped, sent away and cut off from PostgreSQL behind HAProxy; no acknowledged move is lost or made
# twice. ARGS="--faults 50 --seed 7" changes number and seed.
test-cluster: setup
	@tools/prerequisites postgresql
	@tools/prerequisites deployment
	@echo "== Random faults over three nodes"
	@cd tests && PYTHONPATH=. KOCIOLEK_PURE=0 ../$(BIN)/python -m server.faults $(ARGS)

# The fast series of `simulate` plays exactly the games of the referee: 1,000 of each set-up.
test-series: setup
	@KOCIOLEK_SERIES=1000 $(BIN)/pytest -q tests/arena/test_series.py -k referee $(PYTEST_ARGS)

# Needs nothing of .venv: each version of Python has an environment of its own.
test-pythons:
	@tools/pythons $(PYTEST_ARGS) $(NO_RULES:%=--ignore=tests/%)

# The law of fair analysis on 10,000 decisions: a few minutes.
test-fair: setup
	@echo "== Fair analysis"
	@cd tests && PYTHONPATH=. KOCIOLEK_PURE=0 ../$(BIN)/python -m analysis.fairness $(ARGS)

# Latency and memory of 100 paced tables under each attacker, with the limits of docs/limits.md.
bench-attack: setup
	@KOCIOLEK_PURE=0 $(BIN)/python tools/bench_attack.py $(ARGS)

web-speed: setup client
	@tools/prerequisites chromium
	@$(BIN)/python tools/web_speed.py

# Build and start the container, if an engine answers.
container:
	@tools/container

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# Pins, hashes and licences of all dependencies; needs no network.
audit: setup $(MODULES)
	@$(BIN)/python tools/audit.py

# Prettier, ESLint and svelte-check.
lint-client: $(MODULES)
	@cd web && npm run --silent lint

# Others in the same network may join at the address it prints. The client is built while the rules are compiled.
play:
	@tools/prerequisites venv
	@$(MAKE) --no-print-directory client & client=$$!; $(MAKE) --no-print-directory ready && wait $$client
	@$(BIN)/kociolek serve --host 0.0.0.0 $(ARGS)

play-terminal: ready
	@$(BIN)/kociolek play $(ARGS)

bench: setup
	@$(BIN)/kociolek bench engine $(ARGS)

# Fails if a figure fell by more than 5 % against tools/bench_check.json; see CONTRIBUTING.md.
bench-check: setup client
	@KOCIOLEK_PURE=0 $(BIN)/python tools/bench_check.py $(ARGS)

pictures: setup client
	@$(BIN)/python tools/picture.py
	@tools/prerequisites chromium
	@$(BIN)/python tools/web_pictures.py

# The site is then in build/docs/site/index.html; reading it needs no network.
docs: setup
	@KOCIOLEK_PURE=1 $(BIN)/python tools/docs.py

# The source package and a manylinux wheel in dist/, checked in empty environments; see CONTRIBUTING.md.
release: setup client
	@PYTHON=$(PYTHON) tools/release

observations: setup
	@$(BIN)/python tools/observations.py

# The client's TypeScript, generated from the wire types and the view schemas.
types: setup
	@$(BIN)/python tools/web_types.py

golden: setup
	@$(BIN)/python tools/golden.py

# Versions with hashes for every platform and Python from 3.11 on. Needs uv (pip install uv). UPGRADE= keeps versions.
#   requirements.lock          the library                    requirements-server.lock  a server, for deploy/
#   requirements-build.lock    make play: server, compiler    requirements-dev.lock     make setup: everything
UPGRADE ?= --upgrade
UV_COMPILE = uv pip compile -q --no-config --universal --python-version 3.11 --generate-hashes $(UPGRADE) \
    --custom-compile-command "make lock" pyproject.toml
lock:
	$(UV_COMPILE) --extra dev -o requirements-dev.lock
	$(UV_COMPILE) -c requirements-dev.lock -o requirements.lock
	$(UV_COMPILE) --extra server --extra postgresql -c requirements-dev.lock -o requirements-server.lock
	$(UV_COMPILE) --extra server --extra build -c requirements-dev.lock -o requirements-build.lock

clean:
	rm -rf .venv build dist web/node_modules src/kociolek/web artefacts src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name '__pycache__' -prune -exec rm -rf {} +
	find src -name '*.so' -delete
