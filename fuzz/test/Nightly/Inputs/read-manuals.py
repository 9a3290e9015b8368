"""Asks each tool for its manual. padlab-opt, padlab-bench and the fuzzers have those of their ecosystems."""
import pathlib
import subprocess
import sys

FOREIGN = {"padlab-opt", "padlab-bench"}
PARTS = ["NAME\n    {} - ", "\nSYNOPSIS\n    {} ", "\nOPTIONS\n", "\nEXIT STATUS\n    0"]
wrong = 0
for tool in sorted(pathlib.Path(sys.argv[1]).glob("padlab-*")):
    if tool.name in FOREIGN or tool.name.startswith(("padlab-fuzz-", "padlab-runner-")):
        continue
    result = subprocess.run([tool, "--help"], capture_output=True, text=True, check=False)
    places = [result.stdout.find(part.format(tool.name)) for part in PARTS]
    if result.returncode or result.stderr or -1 in places or places != sorted(places):
        print(f"{tool.name}: {result.returncode} {places}\n{result.stdout}{result.stderr}")
        wrong += 1
sys.exit(wrong != 0)
