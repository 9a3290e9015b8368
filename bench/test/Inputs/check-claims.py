"""Computes what a claim's samples say, and compares it with the claim's figures and verdicts."""
import json
import statistics
import sys

claims = [json.loads(line) for line in open(sys.argv[1])]
figures = differ = 0
for claim in claims:
    percent = claim["unit"] == "%"
    least = claim["low"] - (0.5 if claim["low"] == claim["high"] else 0)
    assert claim["error"] == "" and (claim["program"] or claim["isModel"]), claim
    for figure in claim["figures"]:
        figures += 1
        samples = figure["samples"]
        if samples:
            if percent:
                value = 100 * (1 - statistics.median(b / a for a, b in samples))
            else:
                value = statistics.median(a / b for a, b in samples)
            differ += abs(value - figure["value"]) > 1e-6 * max(1, abs(value))
        differ += not figure["low"] <= figure["value"] <= figure["high"]
        verdict = "holds" if figure["low"] >= least else "does not hold" if figure["high"] < least else "cannot be said"
        differ += verdict != figure["verdict"]
print(f"{len(claims)} claims, {figures} figures: {differ} differ")
