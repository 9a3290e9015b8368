-- The relative difference between values of a series that is tolerated for equal programs: for counts in the compiler.
ALTER TABLE series ADD COLUMN tolerance REAL NOT NULL DEFAULT 0;
-- The tier of the newest run that measured the series. The command that measures it again needs the tier.
ALTER TABLE series ADD COLUMN tier TEXT;
