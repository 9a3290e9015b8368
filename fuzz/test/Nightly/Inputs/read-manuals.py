"""Checks the manual of each tool, and of each command of padlab-bench. padlab-opt has the manual of mlir-opt, and runners are not
tools, so these are skipped."""
import pathlib
import subprocess
import sys

COMMANDS = {"padlab-bench": ["bisect", "budget", "check-noise", "compare", "history", "tune"]}
PARTS = ["NAME\n    {} - ", "\nSYNOPSIS\n    {} ", "\nOPTIONS\n", "\nEXIT STATUS\n    0"]
wrong = 0
for tool in sorted(pathlib.Path(sys.argv[1]).glob("padlab-*")):
    if tool.name == "padlab-opt" or tool.name.startswith("padlab-runner-"):
        continue
    for command in [[]] + [[name] for name in COMMANDS.get(tool.name, [])]:
        result = subprocess.run([tool, *command, "--help"], capture_output=True, text=True, check=False)
        places = [result.stdout.find(part.format(" ".join([tool.name, *command]))) for part in PARTS]
        if result.returncode or result.stderr or -1 in places or places != sorted(places):
            print(f"{tool.name} {command}: {result.returncode} {places}\n{result.stdout}{result.stderr}")
            wrong += 1
sys.exit(wrong != 0)
