-- The committed causes of defects, from the newest run that listed them.
CREATE TABLE cause (
  name TEXT PRIMARY KEY, record TEXT NOT NULL,
  seen TEXT NOT NULL -- The start of that run.
) WITHOUT ROWID;
