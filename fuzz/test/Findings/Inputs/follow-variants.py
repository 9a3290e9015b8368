"""follow-variants.py FOLDER CASE VARIANT...: follows a raw defect of each variant to the page of its finding, and to the corpus.

A mistake is planted in a pass of the lowering that the plain pipeline does not have, so that a tool that ignores the variant
finds nothing. A night triages the raw defects. Then every command on the page of a finding is run exactly as printed, in a folder
that looks like a checkout. All findings are promoted, and another night replays them.
"""

import json
import pathlib
import subprocess
import sys

work, case, variants = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3:]
SUBJECT = "{padlab-plant-fault{fault=sum-rest},padlab-fuse-pad}"
NIGHT = ["./padlab", "nightly", "--minutes=0", "--jobs=1", "--bench=false", "--planted=false", "--corpus=corpus"]
KINDS = ("mismatch", "poison")


def run(command, *codes):
    """Runs a shell command, or a list of arguments, and returns its output."""
    shell = isinstance(command, str)
    done = subprocess.run(["sh", "-c", command] if shell else command, cwd=work, text=True, check=False,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode not in codes:
        sys.exit(f"{command}\nexit code {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def shows(text, name):
    return any(f"{kind} {name}: result 0" in text for kind in KINDS)


def make_checkout():
    (work / "corpus/regressions").mkdir(parents=True)
    (work / "corpus/seeds").mkdir()
    (work / "padlab").write_text('#!/bin/sh\ntool=padlab-$1\nshift\nexec "$tool" "$@"\n')
    (work / "padlab").chmod(0o755)


def find(variant, state):
    """Returns the finding of a night that begins with a raw defect of the variant. Each variant has a separate state, because one
    defect is one finding, independent of the variant."""
    incoming = work / state / "incoming/pad"
    incoming.mkdir(parents=True)
    name = SUBJECT + variant
    (incoming / "raw.mlir").write_text(case.read_text().replace("padlab.seed", f'padlab.variants = "{name}", padlab.seed'))
    # A promoted finding is known by its name, even if another variant shows it.
    run(NIGHT + ["--triage-seconds=120", f"--state={state}"], 0, 1)
    (record,) = [json.loads(path.read_text()) for path in (work / state / "findings").glob("*/finding.json")]
    assert record["pipeline"] == name, record
    return record


def follow_page(record, state):
    """Checks that every command of the page shows the defect of this variant."""
    name, pipeline = record["signature"], record["pipeline"]
    data = (work / f"{state}/site/data/finding/{name}.js").read_text()
    page = json.loads(data[data.index(" = ") + 3:].rstrip().rstrip(";"))
    diff, blame = page["closer"]
    assert shows(run(page["command"], 1), pipeline), page["command"]
    assert shows(run(diff, 1), pipeline), diff
    assert shows(run(blame, 0), pipeline) and "blame: padlab-vectorize-rows" in run(blame, 0), blame
    said = run(f"PADLAB=$PWD/padlab sh {page['path']}/repro.sh", 1)
    assert "expected:" in said and "actual:" in said, said
    print("page", pipeline)


make_checkout()
for number, variant in enumerate(variants):
    state = f"state-{number}"
    finding = find(variant, state)
    follow_page(finding, state)
    for command in (["reverify"], ["promote", f"--name=variant-{number}", "--reason=It is planted."]):
        said = run(["./padlab", "findings", command[0], finding["signature"], "--corpus=corpus", f"--state={state}"] + command[1:], 0)
        assert command[0] != "reverify" or "shows" in said, said
run(NIGHT + ["--triage-seconds=1", "--state=replayed"], 0)
report = json.loads((work / "replayed/results/latest/report.json").read_text())
for regression in report["regressions"]:
    assert regression["ok"], regression
    print("replayed", regression["got"].split(" ", 1)[1])
