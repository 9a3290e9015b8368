"""add-shares.py PLAN.json: checks and prints the expected times of the tasks of a night for two cores."""
import json, sys

tasks = json.load(open(sys.argv[1]))["tasks"]
fuzzing = sum(task["expectedSeconds"] for task in tasks if task["id"].startswith("fuzz-")) / 2
quiet = sum(task["expectedSeconds"] for task in tasks if task["quiet"])
# The other tasks use both cores, or run alone because they need all earlier results. So their times are not divided by two.
others = sum(task["expectedSeconds"] for task in tasks if task["phase"] != "fuzz" and not task["quiet"])
assert quiet <= 600, quiet
print(f"fuzzing takes {fuzzing / 60:.0f} minutes, at least {'60 %' if fuzzing >= 0.6 * (fuzzing + quiet + others) else 'not enough'}")
print("quiet tasks take at most 10 minutes")
