"""Lists types that two files define with the same name. If their layouts differ, the linker silently merges template instances for
them."""

import collections
import pathlib
import re
import sys

# These are separate programs, which are not linked with the rest.
APART = "bench/peers"


def definitions(path):
    """Yields the types with external linkage that `path` defines, with their namespaces."""
    stack = []
    # Raw strings contain the text of other files, such as headers for C.
    text = re.sub(r'R"(\w*)\(.*?\)\1"', '""', open(path).read(), flags=re.DOTALL)
    for line in text.splitlines(keepends=True):
        opened = re.match(r"(?:inline )?namespace\s*([\w:]*)\s*\{", line)
        defined = re.match(r"(?:struct|class|enum class|enum|union)\s+(\w+)\b(?!::|.*;\s*$)", line)
        if opened:
            stack.append(opened[1])
        elif re.match(r"\} // (anonymous )?namespace", line):
            stack.pop()
        elif defined and "" not in stack:
            yield "::".join(stack + [defined[1]])


def main(root):
    root = pathlib.Path(root)
    places = collections.defaultdict(list)
    for layer in sorted(path.parent for path in root.glob("*/lib")):
        for path in sorted(layer.rglob("*")):
            if path.suffix in (".h", ".cpp") and not path.is_relative_to(root / APART):
                for name in definitions(path):
                    places[name].append(str(path.relative_to(root)))
    twice = {name: paths for name, paths in places.items() if len(paths) > 1}
    for name, paths in sorted(twice.items()):
        print(f"{name}: error: defined by {' and by '.join(paths)}")
    if not any("::" in name for name in places):
        print("error: no type was found")
        return 1
    return 1 if twice else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
