"""Commands about seats, host, settings, start and rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kociolek.bots import bot_names
from kociolek.core.errors import KociolekError
from kociolek.match import LEAVE
from kociolek.server import entries as log
from kociolek.server import wire
from kociolek.server.identity import Identity
from kociolek.server.tables.broadcaster import text_of

if TYPE_CHECKING:
    from kociolek.server.tables.live import LiveTable


def before_the_start(live: LiveTable) -> None:
    """Raise KociolekError if the game has begun."""
    if live.table.status != "waiting":
        raise KociolekError("game-has-begun", {})


def known_seat(live: LiveTable, seat: int) -> int:
    """Return the seat. Raise KociolekError if the table has no such seat."""
    if seat >= len(live.table.chairs):
        raise KociolekError("unknown-seat", {"seat": str(seat), "high": str(len(live.table.chairs) - 1)})
    return seat


def check_tempo(setup: wire.TableSettings, program: bool) -> None:
    """Raise KociolekError if somebody who is no program would have to play as fast as one."""
    if setup.tempo == "fast" and not program:
        raise KociolekError("programs-only", {})


async def sit(live: LiveTable, who: Identity, seat: int, wanted: int | None, entropy: str) -> None:
    """Give a seat to a player, who may have another one (`seat`, else -1)."""
    table, player = live.table, who.player
    check_tempo(table.setup, player.program)
    if seat >= 0 and wanted in (None, seat):
        if entropy and table.status == "waiting":
            await contribute(live, seat, entropy)
        return
    if seat < 0 and table.status in ("waiting", "playing"):
        await live.registry.check_welcome(table, player.id)
    if table.status == "waiting":
        if wanted is None:
            free = [number for number, chair in enumerate(table.chairs) if chair.free]
            if not free:
                raise KociolekError("table-full", {})
            wanted = free[0]
        elif not table.chairs[known_seat(live, wanted)].free:
            raise KociolekError("seat-taken", {"seat": str(wanted)})
    elif not table.playing or not table.setup.takeover:
        raise KociolekError("game-has-begun", {})
    else:  # a bot's seat, unless the player has seen another hand
        bots = [number for number, chair in enumerate(table.chairs) if chair.bot and not table.guards(number)]
        bots.sort(key=lambda number: not table.game_on().playing(number))  # prefer seats that are still in the game
        if wanted is None and not bots and table.guarded:
            raise KociolekError("seat-guarded", {})
        wanted = wanted if wanted is not None else bots[0] if bots else None
        if wanted is None or not table.chairs[known_seat(live, wanted)].bot or player.id in table.sat:
            raise KociolekError("seat-taken", {"seat": "" if wanted is None else str(wanted)})
        if table.guards(wanted):
            raise KociolekError("seat-guarded", {})
    entries: list[log.AnyEntry] = []
    if seat >= 0:  # keep the player's random bytes
        entries, entropy = [log.Stood(seat)], entropy or table.chairs[seat].entropy
    await live.commit([*entries, log.Sat(wanted, player.id, player.name, player.program, entropy)])
    live.clocks.forget(wanted)
    live.broadcaster.reseat()
    live.clocks.present(wanted)
    live.broadcaster.send_table()


async def leave(live: LiveTable, seat: int) -> None:
    """Free a seat, or let its player leave the running game for good."""
    table = live.table
    heirs = [table.chairs[other].player for other in table.people() if other != seat]
    entries: list[log.AnyEntry] = []
    if table.status == "waiting":
        entries.append(log.Stood(seat))
    elif table.playing:
        assert table.match is not None
        entries.append(log.Moved(seat, LEAVE) if table.match.playing(seat) else log.Left(seat))
    else:
        return
    if not heirs:
        entries.append(log.Closed())
    elif table.host == table.chairs[seat].player:
        entries.append(log.Hosted(heirs[0]))
    await live.commit(entries)
    live.clocks.forget(seat)
    live.broadcaster.reseat()
    live.broadcaster.send_table()


async def set_bot(live: LiveTable, seat: int, bot: str | None) -> None:
    before_the_start(live)
    if live.table.chairs[known_seat(live, seat)].player:
        raise KociolekError("seat-taken", {"seat": str(seat)})
    if bot is not None:
        check_bot(bot, live.table.setup.game)
    await live.commit([log.BotPut(seat, bot)])


async def kick(live: LiveTable, seat: int) -> None:
    table = live.table
    player = table.chairs[known_seat(live, seat)].player
    if not player or player == table.host:
        raise KociolekError("seat-not-a-player", {"seat": str(seat)})
    if table.status == "waiting":
        await live.commit([log.Stood(seat, True)])
    else:
        table.game_on()
        if table.setup.rated:  # a host who is about to lose would undo the game
            raise KociolekError("rated-kick", {})
        await live.commit([log.BotPut(seat, standin_for(table.setup.game), True)])
        live.clocks.forget(seat)
    for subscriber in [each for each in live.broadcaster.everybody() if each.player == player]:
        live.detach(subscriber)
        subscriber.end(text_of(wire.Bye("kicked")))
    live.clocks.lost.pop(seat, None)


async def admit(live: LiveTable, seat: int, wanted: int, agree: bool) -> None:
    """Note that a player lets somebody new take the seat of a kicked one, or no longer does."""
    if live.table.guards(known_seat(live, wanted)) is None:
        raise KociolekError("seat-not-guarded", {})
    await live.commit([log.Opened(wanted, seat, agree)])


async def hand_over(live: LiveTable, seat: int) -> None:
    table = live.table
    heir = table.chairs[known_seat(live, seat)].player
    if not heir or seat in table.left:
        raise KociolekError("seat-not-a-player", {"seat": str(seat)})
    live.clocks.went_at[heir] = live.loop.time()  # a player who is away has some time to come
    await live.commit([log.Hosted(heir)])


async def change(live: LiveTable, setup: wire.TableSettings) -> None:
    before_the_start(live)
    checked, box_name = await live.registry.checked(setup, live.table.setup)
    if sum(not chair.free for chair in live.table.chairs) > checked.seats:
        raise KociolekError("too-many-seated", {"seats": str(checked.seats)})
    for chair in live.table.chairs:
        if chair.player:
            check_tempo(checked, chair.program)
    entries: list[log.AnyEntry] = [log.SetupChanged(checked, box_name)]
    if checked.game != live.table.setup.game:  # bots know one game
        known = bot_names(checked.game)
        bots = [(seat, chair.bot) for seat, chair in enumerate(live.table.chairs) if chair.bot]
        entries = [log.BotPut(seat, None) for seat, bot in bots if bot not in known] + entries
    await live.commit(entries)
    live.broadcaster.reseat()
    live.broadcaster.send_table()  # with fewer seats players move up


async def contribute(live: LiveTable, seat: int, entropy: str) -> None:
    before_the_start(live)
    await live.commit([log.Contributed(seat, entropy)])


async def start(live: LiveTable, seat: int, entropy: str) -> None:
    table = live.table
    if table.status == "playing":
        return
    before_the_start(live)
    if any(chair.free for chair in table.chairs):
        raise KociolekError("seats-free", {})
    game = table.game()
    game.check(table.setup.seats, table.setup.options)
    if entropy and seat >= 0:
        await live.commit([log.Contributed(seat, entropy)])
    contributions = [chair.entropy for chair in table.chairs]
    names, minor = [chair.name for chair in table.chairs], game.history.newest.minor
    await live.commit([log.Started(game.version, contributions, names, minor)])
    if live.clocks.somebody():
        live.clocks.wake_up()
    live.registry.notify(table, "started")


def all_agree(live: LiveTable) -> bool:
    agreed = live.table.agreed
    return bool(agreed) and live.table.playing and all(seat in agreed for seat in live.clocks.needed_to_end())


async def end_game(live: LiveTable, seat: int, agree: bool) -> None:
    """Note that a player agrees to end the game, or no longer does. The commit closes it when all agree."""
    live.table.game_on()
    if agree != (seat in live.table.agreed):
        await live.commit([log.Agreed(seat, agree)])


async def end_if_agreed(live: LiveTable) -> None:
    """End the game if all agree now that another player is away."""
    if all_agree(live):
        await live.commit([log.Closed()])


async def rematch(live: LiveTable, who: Identity) -> None:
    if live.table.next and await live.registry.goes_on(live.table.next):
        return
    if live.table.ended() is None:
        raise KociolekError("game-runs", {})
    await live.commit([log.Followed(await live.registry.rematch(live, who))])
    live.broadcaster.send_all(wire.NextTable(live.table.next))
    live.registry.notify(live.table, "rematch")


def check_bot(bot: str, game: str) -> None:
    if bot not in bot_names(game):
        raise KociolekError("unknown-bot", {"bot": bot, "known": ",".join(bot_names(game))})


def standin_for(game: str) -> str:
    """Return the level of the bot that stands in for an absent player: quick and not too strong."""
    return next((name for name in ("easy", "medium") if name in bot_names(game)), bot_names(game)[0])
