"""Lists static functions that two files of a folder define with the same name and parameters. A unity build, as ./padlab makes it, can
have both in one file, but only if the build happens to put these files together."""

import collections
import pathlib
import re
import sys

STATIC = re.compile(r"^static (?P<result>[^;={}()]*?[\s*&])(?P<name>\w+)\((?P<parameters>[^{};]*?)\)(?: const)? \{", re.MULTILINE)


def split(parameters):
    """Splits the text at commas outside of brackets."""
    depth, part = 0, ""
    for letter in parameters:
        depth += (letter in "<(") - (letter in ">)")
        if letter == "," and depth == 0:
            yield part
            part = ""
        else:
            part += letter
    yield part


def types(parameters):
    """Returns the types of the parameters, without names and default values."""
    texts = (re.sub(r"\s+", " ", part.split("=")[0]).strip() for part in split(parameters))
    return tuple(re.sub(r"(?<=[\s*&])\w+$", "", text).replace("mlir::", "").replace("llvm::", "").strip() for text in texts)


def compiled_alone(folder):
    """Returns the files with separate properties, which CMake leaves out of unity builds."""
    listing = folder / "CMakeLists.txt"
    calls = re.findall(r"set_source_files_properties\(([^)]*)", listing.read_text()) if listing.exists() else []
    return {word for call in calls for word in call.split() if word.endswith(".cpp")}


def main(root):
    root = pathlib.Path(root)
    places = collections.defaultdict(set)
    for layer in sorted(root.glob("*/lib")):
        for path in sorted(layer.rglob("*.cpp")):
            if path.name in compiled_alone(path.parent):
                continue
            for match in STATIC.finditer(path.read_text()):
                places[path.parent, match["name"], types(match["parameters"])].add(str(path.relative_to(root)))
    if not places:
        print("error: no static function was found")
        return 1
    twice = {key: sorted(paths) for key, paths in places.items() if len(paths) > 1}
    for (_, name, parameters), paths in twice.items():
        print(f"{name}({', '.join(parameters)}): error: defined by {' and by '.join(paths)}")
    return 1 if twice else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
