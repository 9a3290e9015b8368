"""move-alert.py STATE NIGHTS: changes the alert of the state as if its run were the one NIGHTS nights earlier."""
import json
import pathlib
import sys

state = pathlib.Path(sys.argv[1])
[path] = (state / "alerts").glob("*.json")
alert = json.loads(path.read_text())
runs = sorted(folder.name for folder in (state / "results").iterdir())
alert.update(run=runs[runs.index(alert["run"]) - int(sys.argv[2])], key="earlier")
path.unlink()
(state / "alerts/earlier.json").write_text(json.dumps(alert))
