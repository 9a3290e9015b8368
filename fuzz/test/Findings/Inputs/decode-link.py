"""decode-link.py REPORT: prints the program in the report's link to Compiler Explorer, and checks that the link has the report's
options."""

import base64
import json
import re
import sys
import urllib.parse

report = open(sys.argv[1]).read()
code = re.search(r"clientstate/([^)]*)\)", report).group(1)
session = json.loads(base64.b64decode(urllib.parse.unquote(code), validate=True))["sessions"][0]
compiler = session["compilers"][0]
assert session["language"] == "mlir" and compiler["id"] == "mliropttrunk", session
commands = ["mlir-opt " + compiler["options"] + " input.mlir", "mlir-opt case.mlir " + compiler["options"]]
assert any(command in report for command in commands), compiler
sys.stdout.write(session["source"])
