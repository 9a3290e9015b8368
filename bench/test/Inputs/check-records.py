"""check-records.py RESULTS.json: checks that each row describes its series by fields that distinguish it from other series."""
import json, sys

rows = [row for row in json.load(open(sys.argv[1]))["benchmarks"] if row.get("run_type") == "iteration"]
without = [row["name"] for row in rows if "padlab" not in row]
records = {json.dumps(row["padlab"], sort_keys=True): row["padlab"] for row in rows if "padlab" in row}.values()
for record in records:
    assert record["name"].startswith(record["suite"] + "/"), record
    assert record["better"] in ("smaller", "larger") and record["unit"] and record["contestant"], record
    assert all(isinstance(axis["value"], str) == ("unit" not in axis) for axis in record["axes"]), record
keys = {(record["suite"], record["workload"], record["contestant"]) for record in records}
print(f"{len(without)} rows without a record {without[:3]}, {len(records) - len(keys)} series that share their fields")
