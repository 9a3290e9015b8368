"""make-findings.py STATE CAUSES=ARE...: makes findings f0, f1, ... with these causes in a state. A and B are causes whose guards disable
patterns."""
import json, os, sys

names = {"A": "index-cast-drops-truncation", "B": "fuse-pad-that-crops"}
for number, word in enumerate(sys.argv[2:]):
    finding = {"signature": f"f{number}", "verdict": "mismatch", "pipeline": "passes", "operations": 1}
    if "=" in word:
        causes, finding["causesAre"] = word.split("=")
        finding["causes"] = [names[cause] for cause in causes.split(",")]
    folder = f"{sys.argv[1]}/findings/f{number}"
    os.makedirs(folder)
    json.dump(finding, open(folder + "/finding.json", "w"))
