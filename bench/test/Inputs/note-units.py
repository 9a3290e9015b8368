"""note-units.py RESULTS.json PAST.json NIGHT: adds the units that a run measured to the file for --past, as the report of a night does,
and prints their number."""
import json, os, sys

results, past, night = sys.argv[1:]
measured = json.load(open(results + ".units"))
known = json.load(open(past)) if os.path.exists(past) else {"cpus": {}}
units = known["cpus"].setdefault(measured["cpu"], {})
units.update({unit: {"night": int(night), "seconds": seconds} for unit, seconds in measured["units"].items()})
json.dump(known, open(past, "w"))
rows = json.load(open(results))["benchmarks"]
assert rows and not any("error_message" in row for row in rows)
workloads = {row["padlab"]["workload"] for row in rows}
count = lambda number, what: f"{number} {what}{'s' * (number != 1)}"
print(f"{count(len(measured['units']), 'unit')}, {count(len(workloads), 'workload')}, {len(units)} known")
