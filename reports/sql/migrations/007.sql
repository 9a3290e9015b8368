-- The number of cases of a target that a run compared in each way: by pipeline, lowering, level, CPU and form of extents.
CREATE TABLE way (
  run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
  target TEXT NOT NULL, axis TEXT NOT NULL, value TEXT NOT NULL,
  cases INTEGER NOT NULL, runs_here INTEGER NOT NULL,
  PRIMARY KEY (run, target, axis, value)
) WITHOUT ROWID;
