"""Tests check_tidy.py in a temporary repository, with other commands instead of clang-tidy.

usage: test_check_tidy.py FOLDER"""

import json
import pathlib
import shutil
import subprocess
import sys


def write_command(path, text):
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


def make_repository(folder):
    """Makes a repository with its sources in a subfolder, and returns the subfolder."""
    shutil.rmtree(folder, ignore_errors=True)
    root = folder / "sources"
    root.mkdir(parents=True)
    (root / "a.cpp").write_text("int a;\n")
    git = ["git", "-c", "user.name=test", "-c", "user.email=test@localhost"]
    for command in (["init", "-q", "."], ["add", "."], ["commit", "-q", "-m", "a.cpp"]):
        subprocess.run(git + command, cwd=folder, check=True)
    return root


def run(folder, root, files, text):
    """Runs check_tidy.py with `text` as clang-tidy, and returns its exit code and the last line of its output."""
    commands = [{"directory": str(root), "file": file, "command": f"c++ -c {file}"} for file in files]
    (folder / "compile_commands.json").write_text(json.dumps(commands))
    write_command(folder / "tidy", text)
    script = pathlib.Path(__file__).with_name("check_tidy.py")
    result = subprocess.run([sys.executable, script, folder / "tidy", root, folder, "--seconds=2"], capture_output=True, text=True)
    return result.returncode, result.stdout.splitlines()[-1]


def main(folder):
    root = make_repository(folder)
    for files, text, code, says in (
        (["a.cpp"], "exit 0", 0, "1 files, 0 with warnings, 0 not looked at"),
        (["a.cpp"], "echo a.cpp:1:5: warning: bad", 1, "1 files, 1 with warnings, 0 not looked at"),
        # clang-tidy crashes without output.
        (["a.cpp"], "kill -SEGV $$", 1, "1 files, 1 with warnings, 0 not looked at"),
        (["a.cpp"], "exec sleep 60", 0, "1 files, 0 with warnings, 1 not looked at"),
        # A unity build compiles only generated files.
        (["chunk.cxx"], "exit 0", 1, "the last 20 commits touched 1 sources, of which the build has none"),
    ):
        got = run(folder, root, files, text)
        if got != (code, says):
            sys.exit(f"with files {files} and '{text}' as clang-tidy, the result is {got}, not {(code, says)}")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]).resolve())
