"""find-code.py RESULTS FOLDER: finds the code of each series in FOLDER by its hash, and prints a line about it."""
import json
import pathlib
import re
import sys

for row in json.load(open(sys.argv[1]))["benchmarks"]:
    if row.get("run_type") != "iteration" or row.get("repetition_index", 0) != 0 or not row.get("code_hash"):
        continue
    ir, assembly = (pathlib.Path(sys.argv[2], f"{int(row['code_hash'])}.{kind}").read_text() for kind in ("ll", "s"))
    entry = next(line for line in ir.splitlines() if line.startswith("define"))
    returns = re.search(r"^\tret", assembly, re.MULTILINE)
    print(f"{row['padlab']['name']}: {entry}; assembly {'with' if returns else 'without'} ret")
