"""Table of results: named columns of plain values, for CSV, Parquet, polars, pandas and Arrow.

Only Parquet and the conversions need other packages, which are imported when they are used.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from io import StringIO
from itertools import islice
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kociolek.core.errors import KociolekError
from kociolek.errors import Error, stated
from kociolek.record import new_file

if TYPE_CHECKING:
    from kociolek.arena.outcome import Outcome
    from kociolek.arena.schedule import Schedule
    from kociolek.record import Record

Value = str | int | float | bool | None
CSV: Final = ".csv"
PARQUET: Final = ".parquet"
SHOWN: Final = 10  # rows in the text of a table
EXTRAS: Final = {"pyarrow": "kociolek[data]"}  # brings a version that is known to work

RESULTS: Final = (
    "game", "seed", "seat", "bot", "won", "winners", "score", "rank", "moves", "decisions", "ending", "fault",
)  # fmt: skip
MOVES: Final = ("game", "number", "seat", "player", "move", "options")


class Table:
    """Rows with the same columns. The columns are lists of equal length."""

    def __init__(self, columns: Mapping[str, Sequence[Value]]) -> None:
        self._columns: Final = {name: list(values) for name, values in columns.items()}

    @classmethod
    def of_rows(cls, names: Sequence[str], rows: Sequence[Sequence[Value]]) -> Table:
        return cls({name: [row[i] for row in rows] for i, name in enumerate(names)})

    @property
    def columns(self) -> list[str]:
        """Names of the columns."""
        return list(self._columns)

    def __len__(self) -> int:
        return len(next(iter(self._columns.values()), []))

    def __getitem__(self, name: str) -> list[Any]:
        """Return a column."""
        return list(self._columns[name])

    def rows(self) -> Iterator[dict[str, Value]]:
        """Yield the rows as dictionaries."""
        for values in zip(*self._columns.values(), strict=True):
            yield dict(zip(self._columns, values, strict=True))

    def to_dict(self) -> dict[str, list[Value]]:
        """Return the columns as lists by name."""
        return {name: list(values) for name, values in self._columns.items()}

    def to_polars(self) -> Any:
        """Return a `polars.DataFrame`. Raise Error without polars."""
        polars = optional("polars")
        return polars.DataFrame(self._columns, schema_overrides=dict.fromkeys(self._empty(), polars.String))

    def to_pandas(self) -> Any:
        """Return a `pandas.DataFrame`. Raise Error without pandas."""
        return optional("pandas").DataFrame(self._columns)

    def to_arrow(self) -> Any:
        """Return a `pyarrow.Table`. Raise Error without pyarrow."""
        return self._arrow(optional("pyarrow"))

    def _arrow(self, pyarrow: Any) -> Any:
        """Return the table of Arrow. Columns of nothing are of text, so that two files always fit together."""
        empty = {name: pyarrow.array(self._columns[name], pyarrow.string()) for name in self._empty()}
        return pyarrow.table({**self._columns, **empty})

    def _empty(self) -> list[str]:
        """Return the columns without any value, such as that of faults when there are none."""
        return [name for name, values in self._columns.items() if values and all(value is None for value in values)]

    def to_csv(self) -> str:
        """Return the table as CSV with a header; true and false are written as words, nothing as an empty cell."""
        out = StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(self._columns)
        for row in zip(*self._columns.values(), strict=True):
            writer.writerow([str(cell).lower() if isinstance(cell, bool) else cell for cell in row])
        return out.getvalue()

    def save(self, path: str | PathLike[str]) -> None:
        """Write a new file whose name ends with `.csv` or `.parquet`. Raise Error."""
        with stated(Error):
            write(self, Path(path))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and other._columns == self._columns

    __hash__ = None  # type: ignore[assignment]  # it holds lists

    def __repr__(self) -> str:
        return f"<Table {len(self)} rows: {', '.join(self._columns)}>"

    def __str__(self) -> str:
        """Return the first rows under the names of the columns."""
        shown = [list(self._columns), *([text_of(cell) for cell in row.values()] for row in islice(self.rows(), SHOWN))]
        wide = [max(map(len, cells)) for cells in zip(*shown, strict=True)]
        lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True)).rstrip() for row in shown]
        left = len(self) - SHOWN
        return "\n".join([*lines, f"… {left} more rows"] if left > 0 else lines)


def text_of(cell: Value) -> str:
    """Return a cell for reading; the columns keep the exact numbers."""
    if cell is None:
        return "-"
    return f"{cell:.4g}" if isinstance(cell, float) else str(cell)


def write(table: Table, path: Path) -> None:
    """Write a new file, CSV or Parquet by the ending of its name. Raise KociolekError."""
    if table_format(path) == PARQUET:
        columns = table._arrow(needed("pyarrow"))
        with new_file(path) as file:
            import_module("pyarrow.parquet").write_table(columns, file)
    else:
        with new_file(path) as file:
            file.write(table.to_csv().encode())


def table_format(path: Path) -> str:
    """Return `.csv` or `.parquet`, the ending of a path. Raise KociolekError if it has another one."""
    ending = path.suffix.lower()
    if ending not in (CSV, PARQUET):
        raise KociolekError("data-ending", {"file": str(path)})
    return ending


def needed(package: str) -> Any:
    """Return a package that a conversion needs. Raise KociolekError if it is not installed."""
    try:
        return import_module(package)
    except ImportError:
        extra = EXTRAS.get(package, package)
        raise KociolekError("extra-missing", {"what": package, "package": extra}) from None


def optional(package: str) -> Any:
    """Return a package that a conversion needs. Raise Error, whose text is a sentence, if it is not installed."""
    with stated(Error):
        return needed(package)


def results_of(schedule: Schedule, outcomes: Sequence[Outcome]) -> Table:
    """Return a row for each seat of each game. The rank of seats with the same score is the same."""
    rows: list[list[Value]] = []
    for found in outcomes:
        faults = {fault.seat: fault.why for fault in found.faults}
        for seat, bot in enumerate(found.seated):
            rank = 1 + sum(score > found.scores[seat] for score in found.scores)
            start: list[Value] = [found.number, schedule.game_seed(found.number), seat, bot, seat in found.winners]
            result: list[Value] = [
                len(found.winners),
                found.scores[seat],
                rank,
                found.moves,
                found.decisions,
                found.ending,
            ]
            rows.append([*start, *result, faults.get(seat)])
    return Table.of_rows(RESULTS, rows)


def moves_of(records: Sequence[tuple[int, Record]]) -> Table:
    """Return a row for each move of numbered records, with the number of options its seat had."""
    from kociolek.record import begin, replay

    rows: list[list[Value]] = []
    for game, kept in records:
        match = begin(kept)
        played = replay(kept, match)
        for number, (seat, move) in enumerate(kept.moves, start=1):
            options = len(match.options_of(seat))
            next(played)
            rows.append([game, number, seat, kept.players[seat] if kept.players else None, move, options])
    return Table.of_rows(MOVES, rows)
