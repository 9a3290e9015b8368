"""add-fuzzing.py FOLDER: adds the results of fuzzers to the night in FOLDER, which ran 30 and 12 cases on two nodes."""
import json
import os
import sys

folder = sys.argv[1] + "/tasks/fuzz-pad-0"
os.makedirs(folder, exist_ok=True)
json.dump({"target": "pad", "nodes": ["one", "two"], "secondsByNode": {"one": 3, "two": 2}, "seconds": 5, "corpusBefore": 0, "lost": 0, "samples": []},
          open(folder + "/fuzz.json", "w"))
for number, cases in enumerate((30, 12)):
    stages = ("generated", "verified", "defined", "fired", "interpreted", "compiled", "compared")
    json.dump({"target": "pad", "funnel": {stage: cases for stage in stages}, "verdicts": {"agree": cases}, "verdictsByPipeline": {}, "comparedByVariant": {},
               "childrenLost": 0, "processorSeconds": 1}, open(f"{folder}/stats-{number}.json", "w"))
