-- Newer fields of finding.json and of the fuzzing of a run.
ALTER TABLE finding ADD COLUMN step TEXT;
ALTER TABLE finding ADD COLUMN victim TEXT;
ALTER TABLE finding ADD COLUMN message TEXT;
ALTER TABLE finding ADD COLUMN reproduced INTEGER;
ALTER TABLE fuzzing ADD COLUMN processor_seconds REAL;
ALTER TABLE fuzzing ADD COLUMN children_lost INTEGER;
