-- Version 1 of the store. reports/schema.md describes all tables.
-- Times are ISO 8601 in UTC, durations are in seconds, and sizes in bytes.

CREATE TABLE machine (
  id INTEGER PRIMARY KEY,
  fingerprint TEXT NOT NULL UNIQUE,
  cpu TEXT, cores INTEGER, memory_bytes INTEGER, kernel TEXT,
  model TEXT, l2 TEXT, l3 TEXT, huge_pages TEXT
);

CREATE TABLE toolchain (
  id INTEGER PRIMARY KEY,
  padlab TEXT NOT NULL, llvm TEXT NOT NULL,
  UNIQUE (padlab, llvm)
);

CREATE TABLE matrix (
  id INTEGER PRIMARY KEY,
  digest TEXT NOT NULL UNIQUE
);

CREATE TABLE operation (
  matrix INTEGER NOT NULL REFERENCES matrix ON DELETE CASCADE,
  name TEXT NOT NULL, section TEXT NOT NULL,
  "column" TEXT NOT NULL,
  holds INTEGER NOT NULL,
  reason TEXT,
  PRIMARY KEY (matrix, name, "column")
) WITHOUT ROWID;

CREATE TABLE run (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  digest TEXT NOT NULL,
  folder TEXT NOT NULL,
  started_at TEXT NOT NULL,
  seconds REAL, minutes REAL, seed INTEGER, jobs INTEGER, target TEXT,
  interrupted INTEGER NOT NULL,
  machine INTEGER NOT NULL REFERENCES machine,
  toolchain INTEGER NOT NULL REFERENCES toolchain,
  matrix INTEGER REFERENCES matrix,
  triage_incoming INTEGER, triage_triaged INTEGER,
  triage_not_reproduced INTEGER, triage_left INTEGER,
  bench_error TEXT
);
CREATE INDEX run_by_time ON run (started_at);

-- The fuzzing of a run. `target` is empty for all targets together.
CREATE TABLE fuzzing (
  run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
  target TEXT NOT NULL,
  seconds REAL, cases_per_second REAL, workers_lost INTEGER,
  corpus_before INTEGER, corpus_after INTEGER,
  generated INTEGER, verified INTEGER, defined INTEGER, fired INTEGER,
  compiled INTEGER, compared INTEGER,
  PRIMARY KEY (run, target)
) WITHOUT ROWID;

-- `pipeline` is empty for all pipelines together, before deduplication.
CREATE TABLE verdict (
  run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
  target TEXT NOT NULL, kind TEXT NOT NULL, pipeline TEXT NOT NULL,
  cases INTEGER NOT NULL,
  PRIMARY KEY (run, target, kind, pipeline)
) WITHOUT ROWID;

-- The value that a signal had reached `seconds` after fuzzing began.
CREATE TABLE coverage_sample (
  run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
  target TEXT NOT NULL, signal TEXT NOT NULL, seconds REAL NOT NULL,
  value INTEGER NOT NULL,
  PRIMARY KEY (run, target, signal, seconds)
) WITHOUT ROWID;

CREATE TABLE cases (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('finding', 'regression')),
  name TEXT NOT NULL,
  text TEXT,
  UNIQUE (kind, name)
);

CREATE TABLE replay (
  run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
  "case" INTEGER NOT NULL REFERENCES cases,
  expected TEXT, got TEXT, ok INTEGER NOT NULL, detail TEXT,
  PRIMARY KEY (run, "case")
) WITHOUT ROWID;

-- `reported_at` is the start of the run that the description comes from, and `digest` is the digest of the description.
CREATE TABLE finding (
  id INTEGER PRIMARY KEY,
  signature TEXT NOT NULL UNIQUE,
  "case" INTEGER REFERENCES cases,
  verdict TEXT NOT NULL, pipeline TEXT, detail TEXT,
  pass TEXT, pattern TEXT, application INTEGER,
  shape TEXT, operations INTEGER, passes TEXT, target TEXT,
  reproducer TEXT, cpu TEXT, path TEXT,
  state TEXT NOT NULL DEFAULT 'new', reference TEXT, reason TEXT, fixed_in TEXT,
  first_seen TEXT, last_seen TEXT, "count" INTEGER NOT NULL,
  expected TEXT, actual TEXT, "before" TEXT, "after" TEXT,
  reported_at TEXT NOT NULL, digest TEXT NOT NULL
);

-- A run that saw a finding, and the count of the finding at that time.
CREATE TABLE sighting (
  run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
  finding INTEGER NOT NULL REFERENCES finding ON DELETE CASCADE,
  "count" INTEGER NOT NULL, is_new INTEGER NOT NULL,
  PRIMARY KEY (run, finding)
) WITHOUT ROWID;
CREATE INDEX sighting_by_finding ON sighting (finding);

-- The toolchains that have a finding. These rows are kept if retention removes sightings.
CREATE TABLE affected (
  finding INTEGER NOT NULL REFERENCES finding ON DELETE CASCADE,
  toolchain INTEGER NOT NULL REFERENCES toolchain,
  PRIMARY KEY (finding, toolchain)
) WITHOUT ROWID;

-- Measurements are comparable only within a series.
CREATE TABLE series (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL, suite TEXT NOT NULL,
  subject TEXT NOT NULL, pipeline TEXT NOT NULL,
  target_cpu TEXT NOT NULL,
  machine INTEGER NOT NULL REFERENCES machine,
  UNIQUE (name, target_cpu, machine)
);

CREATE TABLE benchmark_sample (
  run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
  series INTEGER NOT NULL REFERENCES series,
  repetition INTEGER NOT NULL,
  seconds REAL, ratio REAL,
  PRIMARY KEY (run, series, repetition)
) WITHOUT ROWID;

-- `ratio` is relative to the time of `unfused`, `limit_ratio` to that of the
-- fastest hand-written kernel, both in the same run, with their intervals.
CREATE TABLE benchmark_summary (
  run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
  series INTEGER NOT NULL REFERENCES series,
  seconds REAL,
  ratio REAL, ci_low REAL, ci_high REAL,
  limit_ratio REAL, limit_ci_low REAL, limit_ci_high REAL,
  padding_ratio REAL, bytes_must REAL, bytes_model REAL,
  gb_per_second REAL, machine_gb_per_second REAL,
  rounds INTEGER, fired INTEGER, is_limit INTEGER NOT NULL,
  code_hash TEXT, error TEXT, counters TEXT,
  PRIMARY KEY (run, series)
) WITHOUT ROWID;
CREATE INDEX summary_by_series ON benchmark_summary (series);

CREATE TABLE planted (
  run INTEGER NOT NULL REFERENCES run ON DELETE CASCADE,
  fault TEXT NOT NULL,
  found INTEGER NOT NULL, seconds REAL, cases INTEGER, verdict TEXT,
  PRIMARY KEY (run, fault)
) WITHOUT ROWID;
