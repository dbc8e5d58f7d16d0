"""Play a random game and write the messages one seat receives, as a fixture for client work: see web/README.md.

    python tools/web_fixture.py kittens-gve kittens 4 0 7 edition=good_vs_evil barking=on

Arguments: name of the file, game, number of seats, observing seat (-1 for a spectator), seed, options.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

from kociolek.catalog import game_named
from kociolek.core.api import Seat
from kociolek.match import Match

NAMES = ["Ola", "Jan", "Maja", "Pazur", "Bajka", "Wąsik", "Zuzia", "Leon", "Hania", "Kłębek"]
FOLDER = Path(__file__).parent.parent / "web" / "fixtures"


def main() -> None:
    name, game_name, seats_text, seat_text, seed, *pairs = sys.argv[1:]
    game, seats, seat = game_named(game_name), int(seats_text), int(seat_text)
    options = dict(pair.split("=", 1) for pair in pairs)
    match = Match(game, seats, options, int(seed))
    chance = random.Random(int(seed))
    kinds = game.kind_names()
    told = 0
    states = [state(match, seat, told, [], 0)]
    while not match.over:
        actor = chance.choice(match.waiting())
        choices = match.options_of(actor)
        quiet = [each for each in choices if each.verb != "explode"] or choices
        happened = []
        for event in match.act(actor, chance.choice(quiet)):
            seen = event.seen_by(Seat(seat))
            fact: dict[str, object] = {"verb": seen.verb, "seat": int(seen.seat)}
            if seen.other >= 0:
                fact["other"] = int(seen.other)
            if seen.kind >= 0:
                fact["card"] = kinds[seen.kind]
            if seen.index >= 0:
                fact["index"] = int(seen.index)
            happened.append(fact)
        states.append(state(match, seat, told, happened, len(states)))
        told += len(happened)
    scores = [float(score) for score in match.state.scores()]
    table: dict[str, Any] = {
        "id": "fixture", "code": None, "status": "playing", "host": "me", "watchers": 0, "next": None, "created": 0,
        "setup": {"game": game_name, "seats": seats, "options": options, "tempo": "live", "window": 5, "listed": False,
                  "spectators": True, "hints": True, "chat": True, "takeover": True, "language": ""},
        "seats": [{"name": NAMES[i], "player": None, "bot": None if i == seat else "easy", "here": True,
                   "standin": False, "grace": None, "playing": True} for i in range(seats)],
        "fairness": {"version": 1, "table": "fixture", "commitment": "", "contributions": [], "secret": None},
        "result": {"winners": match.winners(), "scores": scores, "ended": "over"},
    }  # fmt: skip
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_text(json.dumps({"seat": seat, "table": table, "states": states}))
    mine = [i for i, each in enumerate(states) if each["view"]["options"]]
    by_prompt: dict[str, list[int]] = {}
    for i in mine:
        by_prompt.setdefault(str(states[i]["view"]["prompt"]), []).append(i)
    print(f"{name}: {len(states)} steps; where the seat is asked:")
    for prompt, steps in sorted(by_prompt.items()):
        print(f"  {prompt}: {' '.join(map(str, steps[:12]))}")


def state(match: Match, seat: int, since: int, events: list[dict[str, object]], seq: int) -> dict[str, Any]:
    view = match.view(seat).to_json()
    window = view["prompt"] in ("nope", "now")
    clock: dict[str, Any] = {"now": 0, "window": window, "free": None, "deadline": None, "bank": []}
    return {"type": "state", "since": since, "n": since + len(events), "gap": False, "seq": seq, "events": events,
            "view": view, "clock": clock, "orders": {"passing": "off"}, "back": False}  # fmt: skip


if __name__ == "__main__":
    main()
