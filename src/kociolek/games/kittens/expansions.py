"""The expansions there are. A new one is one more line."""

from __future__ import annotations

from kociolek.core.api import Option
from kociolek.games.kittens.actions import name_actions
from kociolek.games.kittens.cards.barking import BARKING
from kociolek.games.kittens.cards.imploding import IMPLODING
from kociolek.games.kittens.cards.registry import REGISTER
from kociolek.games.kittens.cards.streaking import STREAKING
from kociolek.games.kittens.expansion import EXPANSIONS, Expansion
from kociolek.games.kittens.options import SCHEMA
from kociolek.games.kittens.vocabulary import EVENTS, PROMPTS


def register(expansion: Expansion) -> None:
    """Add an expansion: from now on its option can be chosen."""
    EXPANSIONS.append(expansion)
    SCHEMA.append(Option(expansion.key, ["off", "on"]))
    SCHEMA.extend([switch.option for switch in expansion.switches])
    for kind in expansion.kinds:
        name_actions(kind)
    for card in expansion.cards:
        REGISTER.add(card)
    PROMPTS.extend(expansion.prompts)
    EVENTS.update(expansion.events)


def unregister(expansion: Expansion) -> None:
    """Remove it again. Its kinds keep their numbers, its frames their names."""
    EXPANSIONS.remove(expansion)
    gone = {expansion.key, *[switch.option.name for switch in expansion.switches]}
    SCHEMA[:] = [option for option in SCHEMA if option.name not in gone]
    for prompt in expansion.prompts:
        PROMPTS.remove(prompt)
    for verb in expansion.events:
        del EVENTS[verb]


for _expansion in (BARKING, IMPLODING, STREAKING):
    register(_expansion)
