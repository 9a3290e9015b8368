-- The claims of the document on pad fusion, and what a run measured for them on a CPU.
CREATE TABLE claim (
  run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
  cpu TEXT NOT NULL, place INTEGER NOT NULL, -- In the order of the report.
  section TEXT NOT NULL, quantity TEXT NOT NULL, workload TEXT NOT NULL, baseline TEXT NOT NULL,
  unit TEXT NOT NULL, -- `%` or `times`
  low REAL NOT NULL, high REAL NOT NULL, -- The bounds in the document.
  is_model INTEGER NOT NULL,
  program TEXT NOT NULL, error TEXT NOT NULL,
  figures TEXT NOT NULL, -- JSON: contestant, value, low, high, verdict, samples
  PRIMARY KEY (run, cpu, place)
) WITHOUT ROWID;
