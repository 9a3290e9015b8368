"""fill-plan.py PLAN.json RESULTS.json [STATUS [goes-on] [under-way]]: makes the folder of a night whose benchmarks are done, or ended
with STATUS. Each benchmark has the same rows, and says that they took 5 seconds. With goes-on, it says that it continued an interrupted
one; with under-way, that it ended in the middle of another unit."""
import json, os, sys

plan = json.load(open(sys.argv[1]))
os.makedirs(plan["directory"], exist_ok=True)
json.dump(plan, open(plan["directory"] + "/plan.json", "w"))
for task in plan["tasks"]:
    if not any(word.startswith("--benchmark_out=") for word in task["command"]):
        continue
    folder = f"{plan['directory']}/{task['directory']}"
    os.makedirs(folder, exist_ok=True)
    json.dump({"status": (sys.argv[3:] or ["done"])[0], "exitCode": 0, "signal": 0, "startedAt": 1, "seconds": 100, "processorSeconds": 1, "peakBytes": 1, "machineIdleSeconds": 0}, open(folder + "/result.json", "w"))
    rows = json.load(open(sys.argv[2]))
    cpu = next((word[6:] for word in task["command"] if word.startswith("--cpu=")), "native")
    for row in rows["benchmarks"]:
        row["padlab"]["cpu"] = cpu
    json.dump(rows, open(folder + "/bench.json", "w"))
    units = {"cpu": cpu, "goesOn": "goes-on" in sys.argv, "units": {"a one": 5}}
    if "under-way" in sys.argv:
        units["underWay"] = "a two"
    json.dump(units, open(folder + "/bench.json.units", "w"))
print(plan["directory"])
