#!/usr/bin/env python3
# Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Holds docs/ods.md against the sources: each row of its tables names a file and a text that must stand in it.

usage: check_ods_table.py SOURCE-DIR
"""

import pathlib
import re
import sys


def squeeze(text):
    return re.sub(r"\s+", " ", text)


def main():
    root = pathlib.Path(sys.argv[1])
    sources = {}
    for folder in ("dialect/include", "dialect/lib", "codegen/include", "codegen/lib"):
        for path in (root / folder).rglob("*"):
            if path.is_file():
                sources.setdefault(path.name, []).append(path)

    rows, wrong = 0, []
    for line in (root / "docs" / "ods.md").read_text().splitlines():
        row = re.fullmatch(r"\| (.+?) \| ([\w.]+\.(?:td|cpp|in|txt)) \| (`+) ?(.+?) ?\3 \|", line)
        if not row:
            continue
        rows += 1
        mechanism, name, _, text = row.groups()
        if not any(squeeze(text) in squeeze(path.read_text()) for path in sources.get(name, [])):
            wrong.append(f"{mechanism}: {name} does not have: {text}")
    print("\n".join(wrong + [f"{rows} rows, {len(wrong)} wrong"]))
    return int(bool(wrong) or rows == 0)


if __name__ == "__main__":
    sys.exit(main())
