"""copy-command.py STATE FILE: writes the command that users copy from the page of a finding to FILE."""
import json
import pathlib
import sys

page = next(pathlib.Path(sys.argv[1], "site/data/finding").glob("*.js")).read_text()
pathlib.Path(sys.argv[2]).write_text(json.loads(page.split(" = ", 1)[1].rstrip().rstrip(";"))["command"] + "\n")
