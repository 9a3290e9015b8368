"""decode-link.py REPORT: the program that the report's link to Compiler Explorer carries; the options must be the report's."""

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
