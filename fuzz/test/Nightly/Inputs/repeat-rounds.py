"""repeat-rounds.py RESULTS.json ROUNDS: prints the same series with this number of rounds with different times, and with an aggregate
of each series, in the form that padlab-bench writes."""
import json
import sys

results = json.load(open(sys.argv[1]))
count, rows = int(sys.argv[2]), []
for place, row in enumerate(results["benchmarks"]):
    own = {**row, "repetitions": count}
    # In every second series, rows have no `run_name`; `name` is the name of the series then.
    if place % 2:
        own["run_name"] = row["name"]
    for index in range(count):
        # The round with the median time must not be the middle round.
        slower = 1 + (index * 37 + place) % count / 1000
        ratio = {"baseline_ratio": row["baseline_ratio"] * slower} if "baseline_ratio" in row else {}
        rows.append({**own, **ratio, "repetition_index": index, "real_time": row["real_time"] * slower, "placement": index})
    rows.append({**own, "name": row["name"] + "_mean", "run_type": "aggregate", "aggregate_name": "mean"})
json.dump({**results, "benchmarks": rows}, sys.stdout)
