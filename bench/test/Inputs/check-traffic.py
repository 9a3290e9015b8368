"""check-traffic.py CLAIM: checks that the traffic of the simulated cache is near the model, in which each store counts twice, for
padding 4 MB to 7.8 MB."""
import json
import sys

claim = json.load(open(sys.argv[1]))
inner, padded = 4 * 1000 * 1000, 4 * 1300 * 1500
model = {"upstream-fused": inner + 2 * padded + 2 * inner, "fused": inner + 2 * padded}
unfused = inner + 2 * inner + 2 * padded + inner + 2 * inner
assert claim["cpu"] == "x86-64-v3" and not claim["isModel"], claim
for figure in claim["figures"]:
    [[baseline, own]] = figure["samples"]
    for counted, expected in ((baseline, unfused), (own, model[figure["contestant"]])):
        assert abs(counted / expected - 1) < 0.1, (figure["contestant"], counted, expected)
