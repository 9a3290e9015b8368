-- The work of each node of a night: the numbers of tasks that it ended, of those among them that are not done, and of tasks that it
-- refused. `phases` has the seconds of tasks by phase; `deaths` lists the tasks that died on the node, once for each time.
CREATE TABLE node_work (
  run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
  node TEXT NOT NULL,
  tasks INTEGER NOT NULL, undone INTEGER NOT NULL, refused INTEGER NOT NULL,
  seconds REAL NOT NULL, processor_seconds REAL NOT NULL,
  phases TEXT NOT NULL, deaths TEXT NOT NULL,
  cases INTEGER, fuzz_seconds REAL,
  PRIMARY KEY (run, node)
) WITHOUT ROWID;
