"""check-history.py STORE.sql ALL.csv: counts the values of an old store that are in the export of the new one, and the series that
newer runs continue."""
import collections, csv, sqlite3, sys

store = sqlite3.connect(":memory:")
store.executescript(open(sys.argv[1]).read())
old = store.execute("SELECT run.name, suite, benchmark_summary.seconds, ratio FROM benchmark_summary JOIN run ON run.id = run JOIN series ON series.id = series").fetchall()
rows = list(csv.DictReader(open(sys.argv[2])))


def key(run, suite, seconds, ratio):
    return run, suite, f"{float(seconds or 0):.6e}", f"{float(ratio or 0):.6e}"


there = collections.Counter(key(row["run"], row["suite"], row["seconds"], row["ratio"]) for row in rows)
print(sum(there[key(*row)] > 0 for row in old), "values of before are there")
runs = collections.defaultdict(set)
for row in rows:
    runs[row["suite"], row["workload"], row["contestant"], row["machine"]].add(row["run"])
fresh = {row["run"] for row in rows} - {name for (name,) in store.execute("SELECT name FROM run")}
print(sum(len(all) > len(all & fresh) > 0 for all in runs.values()), "series go on")
