"""repeat-night.py REPORT FOLDER: a night that was recorded, and three more like it that measured no layers of networks, a day apart, as
folders of results."""
import datetime
import json
import os
import sys

for night in range(4):
    report = json.load(open(sys.argv[1]))
    run, bench = report["run"], report["bench"]
    start = datetime.datetime.fromisoformat(run["startedAt"].replace("Z", "+00:00")) + datetime.timedelta(days=night)
    run["startedAt"] = start.strftime("%Y-%m-%dT%H:%M:%SZ")
    run["id"] = start.strftime("%Y%m%d-%H%M%S") + "-1"
    if night:
        bench["benchmarks"] = [row for row in bench["benchmarks"] if row.get("padlab", {}).get("suite") != "layers"]
    folder = os.path.join(sys.argv[2], run["id"])
    os.makedirs(folder)
    json.dump(report, open(os.path.join(folder, "report.json"), "w"))
