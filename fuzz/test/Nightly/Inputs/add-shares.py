"""add-shares.py PLAN.json: what the tasks of a night for two cores are expected to take."""
import json, sys

tasks = json.load(open(sys.argv[1]))["tasks"]
fuzzing = sum(task["expectedSeconds"] for task in tasks if task["id"].startswith("fuzz-")) / 2
quiet = sum(task["expectedSeconds"] for task in tasks if task["quiet"])
# A task that is not quiet runs on both cores; triage and any task that needs all that came before is alone.
others = sum(task["expectedSeconds"] for task in tasks if task["phase"] != "fuzz" and not task["quiet"])
assert quiet <= 600, quiet
print(f"fuzzing takes {fuzzing / 60:.0f} minutes, at least {'60 %' if fuzzing >= 0.6 * (fuzzing + quiet + others) else 'not enough'}")
print("quiet tasks take at most 10 minutes")
