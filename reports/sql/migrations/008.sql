-- The committed causes of defects, as the newest run that listed them had them.
CREATE TABLE cause (
  name TEXT PRIMARY KEY, record TEXT NOT NULL,
  seen TEXT NOT NULL -- When that run started.
) WITHOUT ROWID;
