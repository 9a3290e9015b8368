"""compare-rounds.py STATE STATE: checks that both stores have the same measurements and raw samples, independent of their runs."""
import json
import sqlite3
import sys

QUERIES = ["SELECT name, target_cpu, repetition, benchmark_sample.seconds, ratio FROM benchmark_sample JOIN series ON series.id = series ORDER BY 1, 2, 3",
           "SELECT name, target_cpu, value, seconds, ratio, ci_low, ci_high, limit_ratio, fired, code_hash, counters FROM benchmark_summary "
           "JOIN series ON series.id = series ORDER BY 1, 2"]


def read(state, query):
    rows = sqlite3.connect(f"{state}/padlab.db").execute(query).fetchall()
    # Counters are JSON, in which numbers can be written in several ways.
    return [tuple(json.loads(value) if str(value).startswith("{") else value for value in row) for row in rows]


first, second = [[read(state, query) for query in QUERIES] for state in sys.argv[1:]]
assert first == second, [pair for one, other in zip(first, second) for pair in zip(one, other) if pair[0] != pair[1]][:3]
print(f"{len(first[0])} samples of {len(first[1])} series are the same")
