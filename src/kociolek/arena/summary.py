"""Result of a tournament as plain data. It depends on the machine only if bots read the clock.

`docs/arena.md` explains every field.
"""

from __future__ import annotations

from collections.abc import Mapping

from kociolek.arena.schedule import Schedule
from kociolek.arena.stats import Share
from kociolek.arena.tally import CardStanding, Tally
from kociolek.box import label


def summary(schedule: Schedule, tally: Tally) -> dict[str, object]:
    budget = "milliseconds" if schedule.milliseconds else "iterations"
    return {
        "game": schedule.game,
        "seats": schedule.seats,
        "options": schedule.options,
        "box": label(schedule.box)._asdict() if schedule.box else None,
        "bots": list(schedule.bots),
        "seed": schedule.seed,
        "games": tally.games,
        "budget": {budget: getattr(schedule, budget)},
        "even": schedule.games % schedule.cycle == 0,
        "reproducible": not tally.timed,
        "by_bot": [of_bot(tally, bot) for bot in tally.bots],
        "by_seat": [{"seat": seat, **of_share(tally.share_of_seat(seat))} for seat in range(schedule.seats)],
        "by_bot_and_seat": [
            {"bot": bot, "seat": seat, **of_share(Share(tally.seat_wins[bot, seat], played))}
            for (bot, seat), played in sorted(tally.seat_played.items())
        ],
        "shared_wins": tally.shared,
        "nobody_won": tally.nobody,
        "moves_per_game": tally.moves / tally.games,
        "decisions_per_game": tally.decisions / tally.games,
        "endings": dict(sorted(tally.endings.items())),
        "points": {bot: means(tally.points[bot], tally.played[bot]) for bot in tally.bots if tally.points[bot]},
        "cards": {
            "held": [of_card(card) for card in tally.cards(used=False)],
            "played": [of_card(card) for card in tally.cards(used=True)],
        },
        "faults": [
            {"game": number, "seat": fault.seat, "bot": fault.bot, "why": fault.why, "detail": fault.detail}
            for number, fault in tally.faults
        ],
    }


def of_bot(tally: Tally, bot: str) -> dict[str, object]:
    mu, sigma = tally.ratings[bot]
    return {
        "bot": bot,
        **of_share(tally.share(bot)),
        "decided": of_share(tally.share_of_decided(bot)),
        "rating": {"mu": mu, "sigma": sigma},
        "faults": sum(fault.bot == bot for _, fault in tally.faults),
    }


def of_share(share: Share) -> dict[str, float]:
    low, high = share.interval
    wins = int(share.part) if share.part == int(share.part) else share.part
    return {"played": share.whole, "wins": wins, "share": share.share, "low": low, "high": high}


def of_card(card: CardStanding) -> dict[str, object]:
    return {
        "card": card.card,
        "of_players": card.of_players.share,
        "of_winners": card.of_winners.share,
        **of_share(card.won),
    }


def means(sums: Mapping[str, int], players: int) -> dict[str, float]:
    return {name: total / players for name, total in sums.items()}
