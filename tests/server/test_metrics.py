"""Metrics and logs: Prometheus can read them, they name nobody, and no flood fills a disk with lines."""

from __future__ import annotations

import json
import logging
from io import StringIO

from prometheus_client.parser import text_string_to_metric_families

from kociolek.server import logs
from kociolek.server.metrics import BUCKETS, Histogram
from server_kit import Running, table_of


def metrics_of(server: Running) -> dict[str, dict[tuple[str, ...], float]]:
    """Return the metrics by name and values of the labels."""
    text = server.person().get("/metrics")
    return {
        sample.name: {
            tuple(other.labels.values()): other.value for other in family.samples if other.name == sample.name
        }
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_metrics_tell_latencies_lag_tables_and_bots(server: Running) -> None:
    people, table = table_of(server, 2)
    listener = people[0].open(table)
    listener.wait("state")
    listener.ask("ping")
    people[0].make("witchstone", seats=2)
    found = metrics_of(server)
    assert found["kociolek_tables"]["kittens", "playing"] >= 1
    assert found["kociolek_tables"]["witchstone", "waiting"] >= 1
    assert found["kociolek_request_seconds_count"][("POST /api/tables/{id}/commands",)] >= 2
    assert found["kociolek_command_seconds_count"][("ping",)] >= 1
    assert found["kociolek_loop_lag_seconds_count"][()] > 0
    assert found["kociolek_bot_queue"] == {(): 0.0}
    assert found["kociolek_load_level"] == {(): 0.0}
    assert found["kociolek_commits_total"][()] > 0
    assert found["process_resident_memory_bytes"][()] > 1e6
    assert found["process_cpu_seconds_total"][()] > 0


def test_metrics_name_nobody(server: Running) -> None:
    people, table = table_of(server, 2)
    text = people[0].get("/metrics")
    assert not any(word in text for word in (table, people[0].id, "Player 0", "127.0.0.1"))


def test_buckets_are_cumulative() -> None:
    histogram = Histogram("test_seconds", "For a test.", "kind")
    for seconds in (0.0001, 0.003, 0.003, 60.0):
        histogram.observe(seconds, "a")
    samples = {(sample.name, sample.labels.get("le")): sample.value for sample in histogram.metric().samples}
    assert samples["kociolek_test_seconds_bucket", str(BUCKETS[0])] == 1
    assert samples["kociolek_test_seconds_bucket", "0.005"] == 3
    assert samples["kociolek_test_seconds_bucket", "+Inf"] == samples["kociolek_test_seconds_count", None] == 4


def logged(lines: int, kinds: int = 1, value: str = "") -> list[dict[str, object]]:
    """Write lines as the server does and return what came out."""
    out = StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(logs.JsonLines())
    handler.addFilter(logs.Throttle())
    log = logging.Logger("kociolek.test")
    log.addHandler(handler)
    for number in range(lines):
        try:
            raise ValueError(value)
        except ValueError:
            log.exception(f"kind {number % kinds}", extra={"value": value})
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_flood_of_one_kind_fills_no_log() -> None:
    assert len(logged(5_000)) <= 25


def test_a_flood_of_many_kinds_fills_no_log() -> None:
    assert len(logged(5_000, 5_000)) <= 210


def test_a_line_has_a_greatest_length() -> None:
    (line,) = logged(1, value="x" * 1_000_000)
    assert len(json.dumps(line)) < 5 * logs.LONGEST


def test_a_log_says_what_was_left_out() -> None:
    throttle = logs.Throttle()
    record = logging.makeLogRecord({"name": "a", "msg": "b"})
    passed = [throttle.filter(record) for _ in range(50)]
    throttle.buckets[record.name, record.msg, None] = (5.0, throttle.buckets["all"][1])
    assert throttle.filter(record)
    assert vars(record)["left_out"] == passed.count(False)
