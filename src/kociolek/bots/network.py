"""Networks that judge positions, evaluated with integers, so that every machine gives the same answer.

A network has one hidden layer. Its inputs are the numbers of a row (docs/observations.md), its outputs a score for each
action of the set-up and the expected payoff of each seat, from the observer on. `kociolek train` makes networks.

    input    x = ROOTS[number]                          0 to 64: four times the square root, so large counts count less
    hidden   h = clip(bias + sum(x * weight), 0, 256) / 2   0 to 128, which stand for 0 to 1
    output   y = bias + sum(h * weight)                 ONE stands for 1

The score of an action may be added to what `medium` leans to; the network then says where `medium` is wrong.

A file has a line of JSON and then the weights, a byte each, and the biases, four bytes each, low byte first.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from kociolek.bots.bot import Bot, Clock
from kociolek.core.api import Action, Choices, Game, View
from kociolek.core.errors import BadOptions, KociolekError
from kociolek.core.observation import Observer
from kociolek.core.rng import Rng
from kociolek.core.sequence import ActionSpace
from kociolek.search.heuristic import Heuristic

SUFFIX: Final = ".network"  # of a file
FORMAT: Final = 2
ROOTS: Final = [round(4 * number**0.5) for number in range(256)]
INPUT_ONE: Final = 4  # an input of 1
WEIGHT_ONE: Final = 64  # a weight of 1
HIDDEN_ONE: Final = 128  # a hidden unit at its end
ONE: Final = HIDDEN_ONE * WEIGHT_ONE  # an output of 1
FULL: Final = INPUT_ONE * WEIGHT_ONE  # sum of a hidden unit at its end
LARGEST_WEIGHT: Final = 127  # so that 32-bit floats are exact as well: all sums stay below 2 ** 24
LARGEST_BIAS: Final = 1 << 20
LANE: Final = 1 << 32  # two sums in one number of 64 bits: each stays below 2 ** 31
SIGN: Final = 1 << 31


@final
class Shape:
    """What a network is for: a game and its set-up, the digests of its row and actions, and the size of the network."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, str],
        rows: str,
        actions: str,
        sizes: tuple[int, int, int],
        guided: bool = False,
        box: str = "",
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.rows: Final = rows
        self.actions: Final = actions
        self.inputs: Final = sizes[0]
        self.hidden: Final = sizes[1]
        self.outputs: Final = sizes[2]  # the actions and then the seats
        self.box: Final = box  # `Game.box_id`
        self.guided: Final = guided  # its scores are added to what the game's heuristic leans to


@final
class Network:
    """Weights with the set-up they are for. `second` has a row for each output."""

    def __init__(
        self, shape: Shape, first: vec[i16], first_bias: vec[i32], second: vec[i16], second_bias: vec[i32]
    ) -> None:
        self.shape: Final = shape
        self.hidden: Final = i64(shape.hidden)
        self.first: Final = first
        self.first_bias: Final = first_bias
        self.second: Final = second
        self.second_bias: Final = second_bias
        roots = vec[i64]()
        for root in ROOTS:
            roots = append(roots, i64(root))
        self.roots: Final = roots
        self.half: Final = (self.hidden + 1) // 2
        self.pairs: Final = pairs_of(first, self.hidden, i64(shape.inputs))  # two weights in a number, added at once
        self.pair_bias: Final = pairs_of_biases(first_bias, self.hidden)

    def layer(self, row: vec[u8]) -> vec[i64]:
        """Return the hidden layer of a row."""
        half = self.half
        sums = self.pair_bias[:]
        pairs = self.pairs
        roots = self.roots
        at: i64 = 0
        for i in range(i64(len(row))):
            number = i64(row[i])
            if number != 0:
                x = roots[number]
                for j in range(half):
                    sums[j] += x * pairs[at + j]
            at += half
        layer = vec[i64]([0] * (2 * half))
        for j in range(half):
            low = ((sums[j] + SIGN) & (LANE - 1)) - SIGN
            layer[2 * j] = clipped(low)
            layer[2 * j + 1] = clipped((sums[j] - low) >> 32)
        return layer

    def output(self, layer: vec[i64], number: i64) -> i64:
        """Return one output: of the action with this number, or of a seat behind them."""
        size = self.hidden
        at = number * size
        second = self.second
        total = i64(self.second_bias[number])
        for j in range(size):
            total += layer[j] * i64(second[at + j])
        return total

    def values(self, row: vec[u8]) -> list[float]:
        """Return the expected payoff of each seat, from the observer on."""
        layer = self.layer(row)
        actions = self.shape.outputs - self.shape.seats
        return [int(self.output(layer, i64(actions + seat))) / ONE for seat in range(self.shape.seats)]


def pairs_of(weights: vec[i16], hidden: i64, inputs: i64) -> vec[i64]:
    """Return the weights of each input in pairs: the first plus `LANE` times the second."""
    found = vec[i64]()
    for i in range(inputs):
        at = i * hidden
        for j in range(0, hidden, 2):
            high = i64(weights[at + j + 1]) if j + 1 < hidden else i64(0)
            found = append(found, i64(weights[at + j]) + LANE * high)
    return found


def pairs_of_biases(biases: vec[i32], hidden: i64) -> vec[i64]:
    found = vec[i64]()
    for j in range(0, hidden, 2):
        high = i64(biases[j + 1]) if j + 1 < hidden else i64(0)
        found = append(found, i64(biases[j]) + LANE * high)
    return found


def clipped(total: i64) -> i64:
    """Return a hidden unit of its sum."""
    if total < 0:
        return 0
    if total > FULL:
        return HIDDEN_ONE
    return total >> 1


@final
class Reader:
    """Rows and action numbers of one set-up, shared by all bots of a tournament."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        self.observer: Final = game.observer(seats, options)
        self.space: Final = ActionSpace(game.key, game.possible(seats, options))


@final
class NetworkBot(Bot):
    """Bot that plays the action its network scores highest, without search.

    `guide` is the heuristic to whose leanings the scores are added, if the network learned that way."""

    def __init__(self, game: Game, rng: Rng, network: Network, reader: Reader, guide: Heuristic | None = None) -> None:
        super().__init__(game, rng)
        assert guide is not None or not network.shape.guided
        self.network: Final = network
        self.guide: Final = guide
        self.observer: Final = reader.observer
        self.numbers: Final = reader.space.numbers

    def choose(self, view: View, clock: Clock) -> Action:
        options = view.options
        if len(options) == 1:
            return options[0]
        network = self.network
        layer = network.layer(self.observer.observe(view))
        leanings = self.leanings(view)
        numbers = self.numbers
        best = options[0]
        most = -1.0e9
        for i, option in enumerate(options):
            score = leanings[i] + float(network.output(layer, i64(numbers[option.id]))) / ONE
            if score > most:
                best, most = option, score
        return best

    def leanings(self, view: View) -> list[float]:
        """Return what the guide leans to; it reads an imagined world as the player could."""
        found = [0.0] * len(view.options)
        if self.network.shape.guided and self.guide is not None:
            options = Choices()
            for option in view.options:
                options.add(option.id)
            self.guide.leanings(self.game.imagine(view, self.rng), view.seat, options, found)
        return found


def digest(lines: list[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:12]


def row_version(observer: Observer) -> str:
    """Return the digest of the blocks of a row."""
    return digest([f"{block.name} {block.first} {block.size}" for block in observer.blocks])


def action_version(game: Game, possible: list[int]) -> str:
    """Return the digest of the texts of all actions in the order of their numbers."""
    return digest([game.actions[id].text for id in sorted(possible)])


def network_bytes(network: Network) -> bytes:
    """Return the contents of a file."""
    shape = network.shape
    head = {
        "network": FORMAT,
        "game": shape.game,
        "box": shape.box,
        "seats": shape.seats,
        "options": shape.options,
        "rows": shape.rows,
        "actions": shape.actions,
        "sizes": [shape.inputs, shape.hidden, shape.outputs],
        "guided": shape.guided,
    }
    parts = [json.dumps(head, ensure_ascii=False).encode() + b"\n"]
    for weights in (network.first, network.second):
        parts.append(b"".join(int(weight).to_bytes(1, "little", signed=True) for weight in weights))
    for biases in (network.first_bias, network.second_bias):
        parts.append(b"".join(int(bias).to_bytes(4, "little", signed=True) for bias in biases))
    return b"".join(parts)


def read_network(path: Path) -> Network:
    """Read a network. Raise KociolekError for what is not one."""
    try:
        data = path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise KociolekError("file-unreadable", {"file": str(path), "reason": reason}) from None
    try:
        return network_of(data)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise KociolekError("network-damaged", {"file": str(path)}) from None


def network_of(data: bytes) -> Network:
    """Return the network of a file's contents. Raise ValueError, KeyError or TypeError."""
    line, _, body = data.partition(b"\n")
    head = json.loads(line)
    if head["network"] != FORMAT:
        raise ValueError("another format")
    inputs, hidden, outputs = [int(size) for size in head["sizes"]]
    options = {str(name): str(value) for name, value in head["options"].items()}
    sizes = (inputs, hidden, outputs)
    seats = int(head["seats"])
    rows, actions, guided = str(head["rows"]), str(head["actions"]), bool(head["guided"])
    shape = Shape(str(head["game"]), seats, options, rows, actions, sizes, guided, str(head["box"]))
    first, second = inputs * hidden, hidden * outputs
    middle = first + second
    end = middle + 4 * hidden
    if min(sizes) < 1 or outputs <= seats or len(body) != end + 4 * outputs:
        raise ValueError("another size")
    return Network(shape, shorts(body[:first]), words(body[middle:end]), shorts(body[first:middle]), words(body[end:]))


def shorts(data: bytes) -> vec[i16]:
    """Return weights; ValueError for one that is too large."""
    found = vec[i16]()
    for number in numbers_of(1, data):
        if abs(number) > LARGEST_WEIGHT:
            raise ValueError("too large")
        found = append(found, i16(number))
    return found


def words(data: bytes) -> vec[i32]:
    """Return biases; ValueError for one that is too large."""
    found = vec[i32]()
    for number in numbers_of(4, data):
        if abs(number) > LARGEST_BIAS:
            raise ValueError("too large")
        found = append(found, i32(number))
    return found


def numbers_of(width: int, data: bytes) -> list[int]:
    return [int.from_bytes(data[i : i + width], "little", signed=True) for i in range(0, len(data), width)]


def fits(network: Network, game: Game, seats: int, options: dict[str, str]) -> None:
    """Raise BadOptions if a network is for another game or set-up, or for rows or actions of another release."""
    shape = network.shape
    if (shape.game, shape.seats, shape.options) != (game.key, seats, options):
        chosen = ", ".join(f"{name}={value}" for name, value in shape.options.items() if options.get(name) != value)
        names = {"game": shape.game, "seats": str(shape.seats), "list": chosen}
        raise BadOptions("network-other-setup" if chosen else "network-other-table", names)
    if shape.box != game.box_id:
        raise BadOptions("network-other-box", {"game": shape.game})
    rows = row_version(game.observer(seats, options))
    if (shape.rows, shape.actions) != (rows, action_version(game, game.possible(seats, options))):
        raise BadOptions("network-old", {"game": shape.game})
