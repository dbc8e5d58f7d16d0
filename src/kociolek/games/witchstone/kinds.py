"""Constants: kinds of action, faces of tokens, kinds of areas, and what is counted."""

from __future__ import annotations

from typing import Final

# Kinds of action, in the order of the rulebook
ENERGY: Final = 0
WITCH: Final = 1
PENTAGRAM: Final = 2
CRYSTAL: Final = 3
WAND: Final = 4
SCROLL: Final = 5
ACTIONS: Final = ["energy", "witch", "pentagram", "crystal", "wand", "scroll"]
KINDS: Final = 6
POINTS: Final = 6  # the seventh face of a magic token; also the place of the lowest shelf of the potion rack
FACES: Final = [*ACTIONS, "points"]
NO_KIND: Final = -1
NONE: Final = 255  # no token on an area, no tile on a field

# Kinds of areas
WITCHSTONE: Final = 0
TOWER: Final = 1
FOREST: Final = 2
VILLAGE: Final = 3
CASTLE: Final = 4
AREAS: Final = ["witchstone", "tower", "forest", "village", "castle"]
WANTED: Final = ["", "foreign_tower", "forest", "village", "castle"]  # as prophecies name them

# Fields of the tracks
LIGHT: Final = 0
GOLD: Final = 1  # of the pentagram: owls
BLUE: Final = 2  # of the pentagram: special tiles
DARK: Final = 3  # of the wand: bonus actions
SILVER: Final = 4  # of the wand: points

# What silver fields and prophecies count
MEASURES: Final = [
    "connections",
    "witches",
    "scrolls",
    "tokens",
    "crystals",
    "special_tiles",
    "silver_fields",
    "lying_witches",
]

COUNTS_TOKENS: Final = 3

# Scrolls
BOOST: Final = 0
CLUSTER: Final = 1
WITCHES: Final = 2
WITCHES_IN_ORDER: Final = 3
CONNECTED_IN_ORDER: Final = 4
COUNT: Final = 5
RANK: Final = 6
SCROLLS: Final = ["boost", "cluster", "witches", "witches_in_order", "connected_in_order", "count", "rank"]

# Where points come from, in the order of the final sheet; those after AT_THE_END are scored when the game is over
SOURCES: Final = [
    "connections",
    "areas",
    "witchstone",
    "token_faces",
    "owl_fields",
    "silver_fields",
    "removals",
    "owls",
    "tokens",
    "boosts",
    "prophecies",
]
FROM_CONNECTIONS: Final = 0
FROM_AREAS: Final = 1
FROM_WITCHSTONE: Final = 2
FROM_TOKEN_FACES: Final = 3
FROM_OWL_FIELDS: Final = 4
FROM_SILVER: Final = 5
FROM_REMOVALS: Final = 6
AT_THE_END: Final = 7
