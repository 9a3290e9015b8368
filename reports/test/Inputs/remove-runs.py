"""remove-runs.py RESULTS COUNT: removes the COUNT oldest runs."""
import pathlib
import shutil
import sys

for path in sorted(path for path in pathlib.Path(sys.argv[1]).iterdir() if not path.is_symlink())[:int(sys.argv[2])]:
    shutil.rmtree(path)
