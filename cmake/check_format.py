"""Lists files of the layers that clang-format would change. `write` formats them instead."""

import pathlib
import subprocess
import sys

SUFFIXES = {".c", ".cpp", ".def", ".h"}
# Files that others wrote, and inputs of tests.
EXCLUDED = {"corpus", "build", "node_modules", "Inputs"}
USAGE = "usage: check_format.py check|write CLANG_FORMAT ROOT"


def sources(root):
    for path in sorted(root.rglob("*")):
        parts = path.relative_to(root).parts
        if path.suffix in SUFFIXES and not EXCLUDED.intersection(parts) and not parts[0].startswith("."):
            yield str(path)


def main(action, clang_format, root):
    files = list(sources(pathlib.Path(root)))
    if not files:
        print("error: no source file was found")
        return 1
    if action == "write":
        return subprocess.run([clang_format, "-i", *files]).returncode
    result = subprocess.run([clang_format, "--dry-run", "-Werror", *files], capture_output=True, text=True)
    wrong = sorted({line.split(":")[0] for line in result.stderr.splitlines() if "error: code should be" in line})
    for path in wrong:
        print(f"{pathlib.Path(path).relative_to(root)}: error: is not formatted; ninja padlab-format formats it")
    if result.returncode and not wrong:
        print(f"error: clang-format ended with {result.returncode}: {result.stderr.strip()[:500]}")
    print(f"{len(files)} files, {len(wrong)} not formatted")
    return 1 if wrong or result.returncode else 0


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[1] not in ("check", "write"):
        sys.exit(USAGE)
    sys.exit(main(*sys.argv[1:]))
