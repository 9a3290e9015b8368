"""read-alerts.py ALERTS REPOSITORY: prints the state of each alert, with the subjects of commits."""
import json
import subprocess
import sys

for name in ("slower", "same", "untold", "still", "elsewhere"):
    alert = json.load(open(f"{sys.argv[1]}/{name}.json"))
    text = alert.get("why", "")
    if "commit" in alert:
        text = subprocess.run(["git", "-C", sys.argv[2], "log", "-1", "--format=%s", alert["commit"]], check=True, capture_output=True, text=True).stdout.strip()
        text += f", no difference: {alert['codeWhy']}" if "codeWhy" in alert else f", with code: {sorted(alert['code'])}"
    print(f"{name}: {alert['state']} {text}")
