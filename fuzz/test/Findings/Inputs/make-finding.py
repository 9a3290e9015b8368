"""make-finding.py FOLDER KIND VARIANT CASE: makes a finding in version 1 of finding.json, for a variant that CASE does not name."""

import json
import pathlib
import shutil
import sys

folder, kind, variant, case = sys.argv[1:]
path = pathlib.Path(folder)
path.mkdir(parents=True)
shutil.copy(case, path / "case.mlir")
record = {
    "schemaVersion": 1,
    "signature": path.name,
    "verdict": kind,
    "pipeline": variant,
    "detail": "result 0[1]: expected 3, actual 1",
    "blame": {"pass": "a-pass", "pattern": "", "application": 0, "step": "", "reference": "", "victim": "", "unknown": ""},
    "message": "",
    "shape": "linalg.generic,tensor.pad [reduction]",
    "operations": 11,
    "passes": "",
    "reproducer": "padlab",
    "reproduced": True,
    "state": "new",
    "cpu": "native",
    "versions": {"padlab": "old", "llvm": "22.1.8"},
    "firstSeen": "2026-01-01T00:00:00Z",
    "lastSeen": "2026-01-01T00:00:00Z",
    "count": 1,
    "witnesses": [],
}
(path / "finding.json").write_text(json.dumps(record, indent=2))
