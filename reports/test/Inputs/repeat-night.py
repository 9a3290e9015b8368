"""repeat-night.py REPORT FOLDER: makes folders of results for a recorded night, and for the same night on the three following days,
without the suite of network layers. Each one has the claims about traffic of a machine without counters."""
import datetime
import json
import os
import sys

traffic = {"section": "4.2.1", "baseline": "unfused", "unit": "%", "low": 17, "high": 17, "isModel": False}
counted = {**traffic, "quantity": "counted traffic saved", "workload": "4000x4000 padded", "figures": [], "program": "",
           "error": "the kernel gives no counter of cache misses (No such file or directory)"}
simulated = {**traffic, "quantity": "simulated traffic saved", "workload": "1000x1000 padded", "error": "", "program": "func.func @main() { return }",
             "figures": [{"contestant": name, "value": value, "low": value, "high": value, "verdict": "holds", "samples": [[39744448, own]]}
                         for name, value, own in (("upstream-fused", 30.2983702277108, 27702528), ("fused", 50.624389097063315, 19624064))]}

for night in range(4):
    report = json.load(open(sys.argv[1]))
    report["claims"] += [{**counted, "cpu": cpu} for cpu in ("native", "x86-64-v3")] + [{**simulated, "cpu": "x86-64-v3"}]
    run, bench = report["run"], report["bench"]
    start = datetime.datetime.fromisoformat(run["startedAt"].replace("Z", "+00:00")) + datetime.timedelta(days=night)
    run["startedAt"] = start.strftime("%Y-%m-%dT%H:%M:%SZ")
    run["id"] = start.strftime("%Y%m%d-%H%M%S") + "-1"
    if night:
        bench["benchmarks"] = [row for row in bench["benchmarks"] if row.get("padlab", {}).get("suite") != "layers"]
    folder = os.path.join(sys.argv[2], run["id"])
    os.makedirs(folder)
    json.dump(report, open(os.path.join(folder, "report.json"), "w"))
