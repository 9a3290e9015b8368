"""repeat-rounds.py RESULTS.json ROUNDS: the same series with so many rounds of different times, and an aggregate of each, as padlab-bench
writes them."""
import json
import sys

results = json.load(open(sys.argv[1]))
count, rows = int(sys.argv[2]), []
for place, row in enumerate(results["benchmarks"]):
    own = {**row, "repetitions": count}
    # Where a row lacks it the name is that of the series.
    if place % 2:
        own["run_name"] = row["name"]
    for index in range(count):
        # The middle one of the times is no middle round.
        slower = 1 + (index * 37 + place) % count / 1000
        ratio = {"baseline_ratio": row["baseline_ratio"] * slower} if "baseline_ratio" in row else {}
        rows.append({**own, **ratio, "repetition_index": index, "real_time": row["real_time"] * slower, "placement": index})
    rows.append({**own, "name": row["name"] + "_mean", "run_type": "aggregate", "aggregate_name": "mean"})
json.dump({**results, "benchmarks": rows}, sys.stdout)
