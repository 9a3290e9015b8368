"""help_texts.py check|write FOLDER TOOL...: checks or writes the manuals that `./padlab help` shows without a build.

Compares the output of each tool's --help with FOLDER/NAME.txt, or writes it to that file.
"""

import pathlib
import subprocess
import sys


def get_manual(tool):
    text = subprocess.run([tool, "--help"], capture_output=True, text=True, check=True).stdout
    if not text.startswith("OVERVIEW"):
        return text
    # padlab-opt has a thousand options of mlir-opt and of LLVM's passes and code generators: only padlab's own are shown.
    head, _, options = text.partition("OPTIONS:")
    ours = [line for line in options.splitlines() if line.strip().startswith(("--guard=", "--std", "--op-matrix", "--padlab-"))]
    return head + "OPTIONS: those of mlir-opt, which `./padlab opt --help-list` prints, and\n\n" + "\n".join(ours) + "\n"


def main():
    action, folder, *tools = sys.argv[1:]
    stale = []
    for tool in map(pathlib.Path, tools):
        path = pathlib.Path(folder) / (tool.name.removeprefix("padlab-") + ".txt")
        manual = get_manual(tool)
        if action == "write":
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(manual)
        elif not path.exists() or path.read_text() != manual:
            stale.append(path.name)
    wanted = {tool.name.removeprefix("padlab-") + ".txt" for tool in map(pathlib.Path, tools)}
    stale += [f"{path.name} (of no tool)" for path in pathlib.Path(folder).glob("*.txt") if path.name not in wanted]
    if stale:
        sys.exit(f"these manuals are out of date, run `ninja padlab-help`: {', '.join(sorted(stale))}")


if __name__ == "__main__":
    main()
