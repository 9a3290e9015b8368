"""name-commit.py ALERTS FIGURE: adds the result of a bisection to the alert of the figure, as a night would."""
import json
import pathlib
import sys

path = next(path for path in sorted(pathlib.Path(sys.argv[1]).glob("*.json")) if json.loads(path.read_text())["figure"] == sys.argv[2])
alert = json.loads(path.read_text())
side = lambda commit, add: {"commit": commit, "hash": add, "ir": f"define void @f() {{\n  ret void\n}}\n; {add}\n",
                            "assembly": "f:\n" + "\tnop\n" * 30 + f"\t{add} %ymm0, %ymm1, %ymm1\n\tret\n"}
bad = "00000000000000000000000000000000000abc04"
alert.update(state="named", why="", commit=bad, candidates=[bad], code={"before": side("00000000000000000000000000000000000abc03", "vaddps"), "after": side(bad, "vaddpd")})
path.write_text(json.dumps(alert))
