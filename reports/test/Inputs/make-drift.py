"""make-drift.py FOLDER: makes result files of five nights with different commits. The instructions of a series with a tolerance of 2 %
increase by less than one percent per night. The allocations of another series increase from none to one in the last night."""
import json
import sys

for night, count in enumerate([1000000, 1005000, 1012000, 1019000, 1027000]):
    context = {"date": f"2026-11-2{night}T01:00:00+00:00", "host_name": "vm", "num_cpus": 2, "machine_cpu": "c", "machine_cores": "2", "machine_kernel": "6",
               "fingerprint": "f00d", "llvm_version": "22.1.8", "padlab_revision": "0.1.0", "padlab_schema": "2", "target_cpu": "native",
               "padlab_commit": f"{night:040x}"}
    record = {"axes": [], "suite": "instructions", "kind": "pipeline", "better": "smaller", "tier": "smoke", "cpu": "native"}
    rows = [{"padlab": {**record, "name": "instructions/compile/x", "workload": "compile/x", "contestant": "fused", "figure": "compiler_instructions",
                        "unit": "instructions", "tolerance": 0.02}, "name": "x", "run_type": "iteration", "repetition_index": 0, "real_time": 1.0,
             "time_unit": "ns", "compiler_instructions": count},
            {"padlab": {**record, "suite": "s", "name": "s/w/fused", "workload": "w", "contestant": "fused", "unit": "s"}, "name": "y", "run_type": "iteration",
             "repetition_index": 0, "real_time": 1.0, "time_unit": "ns", "peak_over_result": 1.0, "allocations": int(night == 4)}]
    json.dump({"context": context, "benchmarks": rows}, open(f"{sys.argv[1]}/{night}.json", "w"))
