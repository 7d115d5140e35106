"""Prints the line coverage of every target from llvm-cov's report; fails below a minimum.

Usage: coverage.py REPORT MINIMUM
"""
import collections
import json
import sys

report, minimum = sys.argv[1], float(sys.argv[2])
lines = collections.defaultdict(lambda: [0, 0])
for file in json.load(open(report))["data"][0]["files"]:
    name = file["filename"]
    if "/Sources/" not in name or name.endswith("/main.swift"):
        continue
    target = name.split("/Sources/")[1].split("/")[0]
    summary = file["summary"]["lines"]
    lines[target][0] += summary["covered"]
    lines[target][1] += summary["count"]
    percent = 100 * summary["covered"] / max(summary["count"], 1)
    if "-v" in sys.argv and percent < 100:
        print(f"  {percent:5.1f} %  {name.split('/Sources/')[1]}")
failed = False
for target, (covered, count) in sorted(lines.items()):
    percent = 100 * covered / count
    failed = failed or percent < minimum
    print(f"{percent:5.1f} %  {target}  ({covered} of {count} lines)")
sys.exit(f"a target is covered less than {minimum:.0f} %" if failed else 0)
