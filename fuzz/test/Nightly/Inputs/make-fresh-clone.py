"""make-fresh-clone.py NIGHTLY FOLDER: makes FOLDER/bin as in a clone after the first command has built its tools. It contains
padlab-nightly and tools that do nothing, but not the tools that the night builds. FOLDER/path/cmake imitates the build of these."""

import json
import pathlib
import shutil
import subprocess
import sys


def write_script(path, text):
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


nightly, folder = sys.argv[1], pathlib.Path(sys.argv[2])
tools = folder / "bin"
tools.mkdir()
shutil.copy(shutil.which(nightly), tools / "padlab-nightly")
later = {"padlab-bench", "padlab-evidence"}
plan = subprocess.run([tools / "padlab-nightly", "plan", "--minutes=30", f"--state={folder}/none"], check=True, capture_output=True)
for task in json.loads(plan.stdout)["tasks"]:
    tool = pathlib.Path(task["command"][0])
    if tool.parent == tools and tool.name not in later and not tool.exists():
        write_script(tool, "exit 0")
build = "\n".join(f"cp {tools}/padlab-report {tools}/{tool}" for tool in later)
write_script(folder / "path/cmake", build)
