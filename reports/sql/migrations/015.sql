-- What each node of a night did: tasks that it ended, those of them that did not do their work, tasks that died on it and
-- that it refused. `phases`: seconds of tasks by phase; `deaths`: the tasks that died, as often as they did.
CREATE TABLE node_work (
  run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
  node TEXT NOT NULL,
  tasks INTEGER NOT NULL, undone INTEGER NOT NULL, refused INTEGER NOT NULL,
  seconds REAL NOT NULL, processor_seconds REAL NOT NULL,
  phases TEXT NOT NULL, deaths TEXT NOT NULL,
  cases INTEGER, fuzz_seconds REAL,
  PRIMARY KEY (run, node)
) WITHOUT ROWID;
