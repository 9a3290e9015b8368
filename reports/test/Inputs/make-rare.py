"""make-rare.py FOLDER: makes result files of 36 nights with different commits. Every third night measures a series that is slower in
the last three of these nights. The other nights measure another series."""
import json
import sys

for night in range(36):
    context = {"date": f"2026-{10 + night // 28:02}-{1 + night % 28:02}T01:00:00+00:00", "host_name": "vm", "num_cpus": 2, "machine_cpu": "c",
               "machine_cores": "2", "machine_kernel": "6", "fingerprint": "f00d", "llvm_version": "22.1.8", "padlab_revision": "0.1.0",
               "padlab_schema": "2", "target_cpu": "native", "padlab_commit": f"{night:040x}"}
    workload, place = ("rare", night // 3) if night % 3 == 0 else ("other", 0)
    isSlow = place >= 9
    record = {"axes": [], "suite": "s", "kind": "pipeline", "better": "smaller", "tier": "nightly", "cpu": "native", "name": f"s/{workload}/fused",
              "workload": workload, "contestant": "fused", "unit": "s"}
    row = {"padlab": record, "name": "x", "run_type": "iteration", "repetition_index": 0, "time_unit": "us", "code_hash": 1 + isSlow,
           "real_time": (1.2 if isSlow else 1) * (1 + place % 3 / 1000)}
    json.dump({"context": context, "benchmarks": [row]}, open(f"{sys.argv[1]}/{night:02}.json", "w"))
