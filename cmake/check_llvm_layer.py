"""Checks that only the files LLVMVersion.* test the version of LLVM, and that these files and the tests' expectations for different
releases stay small."""

import pathlib
import re
import subprocess
import sys

LAYER = re.compile(r"(^|/)LLVMVersion\.(h|td|cmake)$")
SOURCES = (".cpp", ".h", ".inc", ".td", ".cmake", "CMakeLists.txt")
# A line of a test that expects something different of some releases.
EXPECTATION = re.compile(
    r'(REQUIRES:|\bif) *"?(corpus-release|negative-padding|named-elementwise|signed-constants)|llvm_version::(is|has|allows)[A-Z]'
)
TESTS_OF_PROJECT = re.compile(r"/(test|unittests)/|^corpus/operations/")
MOST_LINES = 400

VERSION = r"(LLVM|MLIR|CLANG)_VERSION_(MAJOR|MINOR|PATCH)|__clang_major__"
# A condition of the preprocessor or of CMake, or a comparison.
TEST = re.compile(
    rf"^\s*#\s*(el)?if.*({VERSION}|PADLAB_LLVM_\d)"
    rf"|^\s*(else)?if\s*\(.*({VERSION}|LLVM_PACKAGE_VERSION)"
    rf"|({VERSION})\s*([<>]|[=!]=)|([<>]|[=!]=)\s*({VERSION})"
    r"|__has_include\s*\(\s*[<\"](llvm|mlir)/"
)


# Lines that the expression above must find, and lines that it must not find.
TESTS = [
    "#if LLVM_VERSION_MAJOR >= 23",
    "#elif defined(PADLAB_LLVM_24)",
    "if(LLVM_VERSION_MAJOR EQUAL 22)",
    "  return LLVM_VERSION_MAJOR < 24 ? a : b;",
    '#if __has_include("mlir/Dialect/X86/X86Dialect.h")',
]
NO_TESTS = ["std::to_string(LLVM_VERSION_MAJOR)", "#if __has_include(<valgrind/callgrind.h>)"]


def sources(root):
    listed = subprocess.run(["git", "-C", root, "ls-files", "-co", "--exclude-standard"], capture_output=True, text=True, check=True)
    return sorted(listed.stdout.splitlines())


def main(root):
    root = pathlib.Path(root)
    assert all(map(TEST.search, TESTS)) and not any(map(TEST.search, NO_TESTS))
    lines = expectations = 0
    failed = False
    for name in sources(root):
        path = root / name
        is_test = TESTS_OF_PROJECT.search(name)
        if not path.is_file() or not (is_test or name.endswith(SOURCES)):
            continue
        text = path.read_text(errors="replace").splitlines()
        if is_test:
            expectations += sum(bool(EXPECTATION.search(line)) for line in text)
        if LAYER.search(name):
            lines += sum(bool(line.strip()) for line in text)
            continue
        for number, line in enumerate(text, 1):
            if TEST.search(line):
                print(f"{name}:{number}: error: a test of LLVM's version belongs in a file LLVMVersion.*: {line.strip()}")
                failed = True
    lines += expectations
    is_allowed = 0 < expectations < lines <= MOST_LINES
    print(
        f"{'' if is_allowed else 'error: '}the layer has {lines} lines that are not blank, at most {MOST_LINES} are allowed; "
        f"{expectations} of them are in tests"
    )
    return 1 if failed or not is_allowed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
