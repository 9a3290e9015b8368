-- The reason why a finding is blamed on nothing, or only on its own description (`Blame::unknown`).
ALTER TABLE finding ADD COLUMN blame_unknown TEXT;
