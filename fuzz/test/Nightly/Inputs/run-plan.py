"""A minimal executor: runs all tasks of a plan, one after the other."""
import json
import subprocess
import sys

plan = json.load(open(sys.argv[1]))
for task in plan["tasks"]:
    subprocess.run(["padlab-nightly", "run-task", sys.argv[1], task["id"]], check=True)
