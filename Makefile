# make play    the tables in the browser                make lint    ruff and mypy; svelte-check
# make play-terminal   a game in the terminal           make client  build what the browser loads
# make test    the whole test suite, on both builds     make bench   how fast the engine is on this machine
# make setup   .venv with everything, rules compiled    make clean   remove all that was made
# make lock    renew the lock files                     make golden  renew the golden records, after a change of rules
# make pictures   draw the pictures of the README anew  make test-web   tests in a real browser, and of the client
# make observations   the tables of docs/observations.md  make web-speed  how fast the page is on a slow phone
# make types   the client's types from the server's
#
# PYTHON=python3.12 make setup      another interpreter, for a new .venv
# KOCIOLEK_PURE=1 make play         the interpreted build; nothing is compiled
# make play ARGS="--port 8080"      arguments for the command

SHELL := /bin/bash -o pipefail
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: setup ready compile client test test-interpreted test-compiled test-web web-speed lint lint-client play play-terminal bench golden \
    pictures observations types lock clean FORCE

PYTHON ?= python3
ARGS ?=
PYTEST_ARGS ?= -n auto
BIN := .venv/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1
# What pip has to say about the indexes it is set up with is of no use to who wants to play; what failed is.
ERRORS_ONLY := 2> >(grep -v '^WARNING:' >&2)

# Nothing below is made anew unless what it was made from has changed: the stamps tell.
VENV := .venv/.created
PLAYABLE := .venv/.playable
LOCKED := .venv/.locked
LINKED := .venv/.linked
COMPILED := .venv/.compiled
RULES := .venv/.rules
PACKAGES := $(shell sed -n 's/^compile = \[\(.*\)\]/\1/p' pyproject.toml | tr -d '",')
SOURCES := $(sort $(shell find $(PACKAGES:%=src/kociolek/%) -name '*.py' 2>/dev/null))

# `ready` is enough to play; `setup` adds what developers, tests and research need.
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
	@echo "Installing what playing needs"
	@$(BIN)/pip install --require-hashes -r requirements-build.lock $(ERRORS_ONLY) | sed -nu 's/^Collecting \([^ ]*\).*/  \1/p'
	@touch $@

$(LOCKED): requirements-dev.lock $(PLAYABLE)
	@echo "Installing the locked dependencies"
	@$(BIN)/pip install --require-hashes -r requirements-dev.lock $(ERRORS_ONLY) | sed -nu 's/^Collecting \([^ ]*\).*/  \1/p'
	@touch $@

$(LINKED): pyproject.toml setup.py $(PLAYABLE)
	@echo "Installing kociolek, editable"
	@KOCIOLEK_PURE=1 $(BIN)/pip install -q --no-build-isolation --no-deps -e .
	@touch $@

# A list of the sources, renewed only when it differs: so a removed or renamed module counts as a change.
$(RULES): FORCE | $(VENV)
	@echo "$(SOURCES)" | cmp -s - $@ || echo "$(SOURCES)" > $@

# Without a compiler, or if it fails, the setup goes on and there is no stamp: the next call tries again.
$(COMPILED): $(SOURCES) $(RULES) $(LINKED)
	@rm -f $@
	@if PYTHON=$(BIN)/python tools/prerequisites compiler; then \
	    echo "Compiling the rules (a minute or two)"; \
	    $(BIN)/python setup.py -q build_ext --inplace || exit; \
	    if [ "$$($(BIN)/python -c 'import kociolek; print(kociolek.build())')" = compiled ]; then touch $@; fi; \
	else \
	    find src -name '*.so' -delete; \
	fi

# The client. It needs node, which nothing else does: an installed package carries the built files.
MODULES := web/node_modules/.package-lock.json
CLIENT := src/kociolek/web/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/*.html web/*.ts web/*.js src/kociolek/locale -type f 2>/dev/null)

client: $(CLIENT)

$(MODULES): web/package-lock.json
	@tools/prerequisites node
	@echo "Installing what the client is built with"
	@cd web && npm ci --silent --no-fund --no-audit
	@touch $@

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	@echo "Building the client"
	@cd web && node_modules/.bin/vite build --logLevel error
	@touch $@

test: test-interpreted test-compiled

# What holds no rules is tested on the compiled build only: it is the one that people use, and it takes less time.
NO_RULES := adapters arena server text
test-interpreted: setup
	@echo "== Tests of the interpreted build, without those of $(NO_RULES)"
	@KOCIOLEK_PURE=1 KOCIOLEK_EXPECT=interpreted $(BIN)/pytest $(PYTEST_ARGS) $(NO_RULES:%=--ignore=tests/%)

test-compiled: setup
	@tools/prerequisites postgresql
	@echo "== Tests of the compiled build"
	@KOCIOLEK_PURE=0 KOCIOLEK_EXPECT=compiled $(BIN)/pytest $(PYTEST_ARGS)

# Slow, and with a browser: not a part of `make test`.
test-web: setup client
	@tools/prerequisites chromium
	@cd web && node_modules/.bin/vitest run && node_modules/.bin/svelte-check --fail-on-warnings
	@echo "== Tests in Chromium"
	@KOCIOLEK_PURE=0 $(BIN)/pytest tests/web $(ARGS)

# How fast the page is on a slow phone.
web-speed: setup client
	@tools/prerequisites chromium
	@$(BIN)/python tools/web_speed.py

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

lint-client: $(MODULES)
	@cd web && npm run --silent lint

# The client is built while the rules are compiled. Whoever is in the same network may join: see the address it prints.
play:
	@tools/prerequisites venv
	@$(MAKE) --no-print-directory client & client=$$!; $(MAKE) --no-print-directory ready && wait $$client
	@$(BIN)/kociolek serve --host 0.0.0.0 $(ARGS)

play-terminal: ready
	@$(BIN)/kociolek play $(ARGS)

bench: setup
	@$(BIN)/kociolek bench engine $(ARGS)

pictures: setup client
	@$(BIN)/python tools/picture.py
	@tools/prerequisites chromium
	@$(BIN)/python tools/web_pictures.py

observations: setup
	@$(BIN)/python tools/observations.py

# The client's TypeScript, generated from the wire types and the view schemas.
types: setup
	@$(BIN)/python tools/web_types.py

golden: setup
	@$(BIN)/python tools/golden.py

# Versions for every platform and every Python from 3.11 on, with their hashes. Needs uv (pip install uv).
UV_COMPILE := uv pip compile -q --no-config --universal --python-version 3.11 --generate-hashes --upgrade \
    --custom-compile-command "make lock" pyproject.toml
lock:
	$(UV_COMPILE) -o requirements.lock
	$(UV_COMPILE) --extra build -c requirements.lock -o requirements-build.lock
	$(UV_COMPILE) --extra dev -c requirements.lock -o requirements-dev.lock

clean:
	rm -rf .venv build dist web/node_modules src/kociolek/web artefacts src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name '__pycache__' -prune -exec rm -rf {} +
	find src -name '*.so' -delete
