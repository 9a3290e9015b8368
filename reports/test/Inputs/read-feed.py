"""read-feed.py FEED: parses an Atom feed, and prints its entries."""
import sys
import xml.etree.ElementTree as tree

name = lambda text: "{http://www.w3.org/2005/Atom}" + text
entries = tree.parse(sys.argv[1]).getroot().findall(name("entry"))
print(len(entries), "entries")
for entry in entries:
    assert entry.find(name("updated")).text.endswith("Z") and entry.find(name("summary")).text
    print(entry.find(name("id")).text, entry.find(name("title")).text, entry.find(name("link")).get("href"))
