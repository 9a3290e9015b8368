# make-trunk.py REPORT LLVM: prints the report with another LLVM, and with a finding that the release before does not show.
import json
import sys

with open(sys.argv[1]) as file:
    report = json.load(file)
report["versions"]["llvm"] = sys.argv[2]
report["findings"][0]["notIn"] = "23.1.4"


def cause(name, before):
    versions = {"22.1.8": "shows", "23.1.4": before, "trunk 2026-10-25": "shows"}
    return {"name": name, "kind": "mismatch", "reach": "pass", "versions": versions}


report["causes"] = [cause("broken-since", "does not show: it agrees"), cause("old", "shows"), cause("new-pass", "lacks it: no such pass")]
json.dump(report, sys.stdout)
