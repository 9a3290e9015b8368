"""write-alerts.py PLAN REPOSITORY: makes the folder of a night that has its report, and alerts for commits of the repository, in the
form that `padlab-report alerts --note` writes."""
import json
import os
import subprocess
import sys

plan = json.load(open(sys.argv[1]))
commits = subprocess.run(["git", "-C", sys.argv[2], "rev-list", "--reverse", "HEAD"], check=True, capture_output=True, text=True).stdout.split()
os.makedirs(plan["directory"], exist_ok=True)
json.dump(plan, open(plan["directory"] + "/plan.json", "w"))
json.dump({"run": {"id": plan["run"], "interrupted": False}, "bench": {"context": {"fingerprint": "here"}}}, open(plan["directory"] + "/report.json", "w"))
first, last = commits[0], commits[-1]
for place, (name, series, good, bad) in enumerate([("slower", "s/w/slower", first, last), ("same", "s/w/same", first, last),
                                                   ("untold", "s/w/slower", None, last), ("still", "s/w/slower", last, last),
                                                   ("elsewhere", "s/w/slower", first, last), ("begun", "s/w/slower", last, last)]):
    alert = {"key": name, "title": name, "series": series, "suite": "s", "cpu": "native", "figure": "ratio", "run": plan["run"],
             "number": 9 - place, "good": good, "bad": bad, "from": 1, "to": 1.1, "state": "new", "seen": plan["run"]}
    alert["machine"] = "there" if name == "elsewhere" else "here"
    if name == "still":
        alert["wider"] = [{"good": first, "bad": last}, {"good": first, "bad": last}]
    if name == "begun":
        # The night before has already worked on this alert. It is the newest, but alerts that no night has worked on come first.
        alert.update(state="open", number=99, lookedIn="20260101-000000-1")
    json.dump(alert, open(f"{sys.argv[1].rsplit('/', 1)[0]}/state/alerts/{name}.json", "w"))
print(plan["directory"])
