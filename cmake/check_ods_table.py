#!/usr/bin/env python3
# Part of padlab, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares docs/ods.md with the sources. Each row of its tables names either a file and a text that the file must contain, or the
tests of an example, which must exist. Every test of an example must be in a table.

usage: check_ods_table.py SOURCE-DIR
"""

import pathlib
import re
import sys


def squeeze(text):
    return re.sub(r"\s+", " ", text)


def check_examples(root, text):
    """Returns the errors in the names of tests in `text`: names of lit tests (x.td) and of tests in OdsExamplesTest."""
    tests = {path.name for path in (root / "dialect" / "test" / "Ods").glob("*.td")}
    source = root / "dialect" / "unittests" / "Ods" / "OdsExamplesTest.cpp"
    cases = re.findall(r"^TEST\(OdsExamplesTest, (\w+)\)", source.read_text(), re.MULTILINE)
    tests |= {"OdsExamplesTest." + case for case in cases}
    named = set(re.findall(r"`([\w-]+\.td|OdsExamplesTest\.\w+)`", text))
    return [f"no such test: {name}" for name in sorted(named - tests)] + [
        f"no example has the test {name}" for name in sorted(tests - named)
    ]


def main():
    root = pathlib.Path(sys.argv[1])
    sources = {}
    for folder in ("dialect/include", "dialect/lib", "codegen/include", "codegen/lib"):
        for path in (root / folder).rglob("*"):
            if path.is_file():
                sources.setdefault(path.name, []).append(path)

    document = (root / "docs" / "ods.md").read_text()
    rows, wrong = 0, check_examples(root, document.partition("## The document's examples")[2].partition("\n## ")[0])
    for line in document.splitlines():
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
