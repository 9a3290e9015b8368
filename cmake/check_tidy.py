"""Runs clang-tidy on the sources that the last commits changed, those of the newest commit first. Fails if clang-tidy prints a
warning or crashes, or if the build compiles none of these sources by itself (as a unity build).

usage: check_tidy.py CLANG_TIDY ROOT BUILD [--commits=N] [--seconds=N] [--jobs=N]

BUILD contains compile_commands.json. Files that are not checked within the given seconds are listed, but are not errors."""

import argparse
import concurrent.futures
import json
import os
import pathlib
import subprocess
import sys
import time


def parse(arguments):
    parser = argparse.ArgumentParser()
    parser.add_argument("clang_tidy")
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--commits", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    return parser.parse_args(arguments)


def touched(root, commits):
    """Returns the changed paths below `root` once, ordered by the newest commit that changed them."""
    log = subprocess.run(["git", "log", f"-{commits}", "--format=", "--name-only", "--relative"], cwd=root, capture_output=True, text=True, check=True)
    return list(dict.fromkeys(log.stdout.split()))


def compiled(build):
    commands = json.loads((build / "compile_commands.json").read_text())
    return {str(pathlib.Path(command["directory"], command["file"]).resolve()) for command in commands}


def check(clang_tidy, build, path, end):
    """Returns the output of clang-tidy for the file, or None if there was not enough time."""
    left = end - time.monotonic()
    if left <= 0:
        return None
    try:
        result = subprocess.run([clang_tidy, "-p", str(build), "--quiet", path], capture_output=True, text=True, timeout=left)
    except subprocess.TimeoutExpired:
        return None
    if result.returncode and not result.stdout.strip():
        return f"{result.stderr}clang-tidy ended with code {result.returncode}\n"
    return result.stdout


def main(options):
    root = options.root.resolve()
    known = compiled(options.build)
    sources = [root / name for name in touched(root, options.commits) if name.endswith(".cpp") and (root / name).exists()]
    files = [str(path) for path in sources if str(path) in known]
    if not files:
        print(f"the last {options.commits} commits touched {len(sources)} sources, of which the build has none")
        # The compile commands of a unity build name only its generated files, so it cannot be used.
        return 1 if sources else 0
    end = time.monotonic() + options.seconds
    wrong, skipped = 0, []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        answers = [pool.submit(check, options.clang_tidy, options.build, path, end) for path in files]
        for number, (path, answer) in enumerate(zip(files, answers), 1):
            text = answer.result()
            name = os.path.relpath(path, root)
            print(f"[{number}/{len(files)}] {name}", flush=True)
            if text is None:
                skipped.append(name)
            elif text.strip():
                wrong += 1
                print(text.replace(f"{root}/", ""))
    if skipped:
        print(f"{len(skipped)} files had no time: {' '.join(skipped)}")
    print(f"{len(files)} files, {wrong} with warnings, {len(skipped)} not looked at")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(parse(sys.argv[1:])))
