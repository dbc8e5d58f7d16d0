"""Statistics of many games. Outcomes are added in the order of their numbers, so that ratings are reproducible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median_low
from typing import Final, TypeVar

from kociolek.arena.outcome import Fault, Outcome, Pace
from kociolek.arena.ratings import Ratings
from kociolek.arena.stats import Share

K = TypeVar("K")
FEW: Final = 20  # players; statistics of cards that fewer players had are left out


@dataclass(frozen=True)
class CardStanding:
    """Win statistics of the players who had a card."""

    card: str
    players: int  # that had it
    winners: float  # among them; shared wins count as fractions
    of_players: Share  # share of all players that had it
    of_winners: Share  # share of the winners that had it
    won: Share  # win share of the players that had it


@dataclass
class Tally:
    """Sums over games, by bot, seat and card."""

    games: int = 0
    moves: int = 0
    decisions: int = 0
    seats: int = 0
    played: Counter[str] = field(default_factory=Counter)  # seats taken, by bot
    wins: dict[str, float] = field(default_factory=dict)  # by bot; shared wins count as fractions
    wins_by_seat: dict[int, float] = field(default_factory=dict)
    seat_played: Counter[tuple[str, int]] = field(default_factory=Counter)  # by bot and seat
    seat_wins: dict[tuple[str, int], float] = field(default_factory=dict)
    undecided: Counter[str] = field(default_factory=Counter)  # seats taken in games that nobody won, by bot
    shared: int = 0  # games with several winners
    nobody: int = 0  # games without a winner
    endings: Counter[str] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)  # games by decisions
    points: dict[str, Counter[str]] = field(default_factory=dict)  # sums by bot and source
    winners: int = 0  # players that won or shared a win
    winners_points: Counter[str] = field(default_factory=Counter)  # sums by source
    held: Counter[str] = field(default_factory=Counter)  # players by card
    held_won: dict[str, float] = field(default_factory=dict)
    used: Counter[str] = field(default_factory=Counter)
    used_won: dict[str, float] = field(default_factory=dict)
    faults: list[tuple[int, Fault]] = field(default_factory=list)  # with the number of the game
    timed: set[str] = field(default_factory=set)
    thinking: dict[str, Counter[int]] = field(default_factory=dict)  # by bot
    ratings: Ratings = field(default_factory=Ratings)

    def add(self, o: Outcome) -> None:
        self.games += 1
        self.moves += o.moves
        self.decisions += o.decisions
        self.seats = max(self.seats, len(o.seated))
        self.lengths[o.decisions] += 1
        self.endings[o.ending] += 1
        self.shared += len(o.winners) > 1
        self.nobody += not o.winners
        self.timed.update(o.timed)
        self.faults += [(o.number, fault) for fault in o.faults]
        for seat, bot in enumerate(o.seated):
            part = 1 / len(o.winners) if seat in o.winners else 0.0
            self._add_player(o, seat, bot, part)
        guilty = {fault.seat for fault in o.faults}  # rated last, however long they played
        self.ratings.add(o.seated, [-1e9 if seat in guilty else score for seat, score in enumerate(o.scores)])

    def _add_player(self, o: Outcome, seat: int, bot: str, part: float) -> None:
        self.played[bot] += 1
        self.seat_played[bot, seat] += 1
        self.undecided[bot] += not o.winners
        gain(self.wins, bot, part)
        gain(self.wins_by_seat, seat, part)
        gain(self.seat_wins, (bot, seat), part)
        self.points.setdefault(bot, Counter()).update(o.points[seat])
        if part:
            self.winners += 1
            self.winners_points.update(o.points[seat])
        for cards, players, won in ((o.held, self.held, self.held_won), (o.played, self.used, self.used_won)):
            players.update(cards[seat])
            for card in cards[seat]:
                gain(won, card, part)
        if o.thinking:
            self.thinking.setdefault(bot, Counter()).update(o.thinking[seat])

    # -- results --------------------------------------------------------------------------
    @property
    def bots(self) -> list[str]:
        return sorted(self.played)

    @property
    def by_strength(self) -> list[str]:
        """The bots, best first."""
        return sorted(self.played, key=lambda bot: (-self.share(bot).share, bot))

    def share(self, bot: str) -> Share:
        return Share(self.wins[bot], self.played[bot])

    def share_of_decided(self, bot: str) -> Share:
        """Return the win share among games with a winner."""
        return Share(self.wins[bot], self.played[bot] - self.undecided[bot])

    def share_of_seat(self, seat: int) -> Share:
        return Share(self.wins_by_seat[seat], sum(n for (_, each), n in self.seat_played.items() if each == seat))

    def cards(self, used: bool) -> list[CardStanding]:
        """Return statistics of the cards held, or played if `used`, by falling win share."""
        players, won = (self.used, self.used_won) if used else (self.held, self.held_won)
        everybody, winners = sum(self.played.values()), sum(self.wins.values())
        rows = [
            CardStanding(
                card, n, won[card], Share(n, everybody), Share(won[card], max(1, round(winners))), Share(won[card], n)
            )
            for card, n in players.items()
            if n >= FEW
        ]
        return sorted(rows, key=lambda row: (-row.won.share, row.card))

    def seconds(self, bot: str) -> tuple[float, float, float]:
        """Return the median, 95th percentile and maximum of the thinking time."""
        paces = sorted(self.thinking[bot].elements())
        return tuple(Pace.seconds(pace) for pace in (median_low(paces), paces[len(paces) * 95 // 100], paces[-1]))  # type: ignore[return-value]


def gain(sums: dict[K, float], key: K, part: float) -> None:
    sums[key] = sums.get(key, 0.0) + part


def tallied(outcomes: Iterable[Outcome]) -> Tally:
    tally = Tally()
    for outcome in outcomes:
        tally.add(outcome)
    return tally


def in_order(outcomes: Iterable[Outcome], numbers: Sequence[int]) -> Iterator[Outcome]:
    """Yield the outcomes in the order of `numbers`, each as early as possible."""
    early: dict[int, Outcome] = {}
    wanted = iter(numbers)
    following = next(wanted, None)
    for outcome in outcomes:
        early[outcome.number] = outcome
        while following is not None and following in early:
            yield early.pop(following)
            following = next(wanted, None)
