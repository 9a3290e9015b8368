"""Checks which folders of a layer include files of which others. Runs when the build is configured.

In fuzz/lib, a folder may include only files of folders before it in ORDER. In codegen/lib/Conversion, Workarounds, Lowerings and Loops
may include files of Conversion itself, but not of each other, except that Loops may use Workarounds."""

import pathlib
import re
import sys

ORDER = ["Support", "Worker", "Feedback", "Oracles", "Generate", "Mutate", "Targets", "Differential", "Blame", "Reduce", "Finding",
         "FuzzLoop", "Text",
         # A build without PADLAB_BUILD_FUZZ_TOOLS has the fuzz targets, but not these folders.
         "Releases", "Catalogue", "BlindSpots", "Nightly", "Corpus"]

# The folders of public headers that have no .cpp file of the same name. Headers that are neither here nor have such a file may be
# included anywhere.
OWNERS = {"BlindSpots.h": "BlindSpots", "Catalogue.h": "Catalogue", "Check.h": "FuzzLoop", "Commit.h": "Support",
          "DefectKey.h": "Finding", "Evidence.h": "Oracles", "Feedback.h": "Feedback", "FindingReview.h": "Finding",
          "FusionTable.h": "FuzzLoop", "Generator.h": "Targets", "NeededWorkarounds.h": "FuzzLoop", "Plan.h": "Nightly",
          "Planted.h": "FuzzLoop", "Progress.h": "Support", "Releases.h": "Releases", "Shard.h": "Support", "TextTarget.h": "Text",
          "Version.inc": "Finding"}

INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)


def sources(folder):
    return [path for path in sorted(folder.rglob("*")) if path.suffix in (".cpp", ".h", ".inc", ".def")]


def find_owners(lib):
    owners = {}
    for path in sources(lib):
        if path.suffix == ".cpp":
            owners.setdefault(path.stem + ".h", path.relative_to(lib).parts[0])
    return owners | OWNERS


def fuzz_includes(root):
    """Yields (file, its folder, included file, the folder of that) for each include of a file in another folder."""
    lib, public = root / "fuzz/lib", root / "fuzz/include/padlab/fuzz"
    owners = find_owners(lib)
    for path in sources(lib) + sources(public):
        own = path.relative_to(lib).parts[0] if path.is_relative_to(lib) else owners.get(path.name)
        if own is None:
            continue
        for include in INCLUDE.findall(path.read_text()):
            if include.startswith("padlab/fuzz/"):
                other = owners.get(include.rsplit("/", 1)[1])
            elif include.startswith("../") and (path.parent / include).resolve().is_relative_to(lib.resolve()):
                other = (path.parent / include).resolve().relative_to(lib.resolve()).parts[0]
            else:
                continue
            if other not in (own, None):
                yield str(path.relative_to(root / "fuzz")), own, include.rsplit("/", 1)[1], other


def check_fuzz(root):
    place = {folder: i for i, folder in enumerate(ORDER)}
    folders = {path.name for path in (root / "fuzz/lib").iterdir() if path.is_dir()}
    errors = [f"fuzz/lib/{folder}: has no place in ORDER" for folder in sorted(folders ^ set(ORDER))]
    for name, own, include, other in fuzz_includes(root):
        if place.get(other, 0) > place.get(own, 0):
            errors.append(f"fuzz/{name} includes {include} of a folder that is later in ORDER")
    return errors


def check_conversion(root):
    base = root / "codegen/lib/Conversion"
    errors = []
    for path in sources(base):
        own = path.relative_to(base).parts[0]
        for include in INCLUDE.findall(path.read_text()):
            target = (path.parent / include).resolve()
            if not target.is_relative_to(base.resolve()) or not target.exists():
                continue
            other = target.relative_to(base.resolve()).parts
            if len(other) > 1 and other[0] != own and (own, other[0]) != ("Loops", "Workarounds"):
                errors.append(f"{path.relative_to(root)} includes {include} of another folder")
    return errors


def main(root):
    root = pathlib.Path(root)
    errors = check_fuzz(root) + check_conversion(root)
    for error in errors:
        print(f"error: {error}")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
