-- The share of its value by which a series of equal programs may differ: of what is counted in the compiler.
ALTER TABLE series ADD COLUMN tolerance REAL NOT NULL DEFAULT 0;
-- The tier of the newest run that measured the series: what measures it again needs it.
ALTER TABLE series ADD COLUMN tier TEXT;
