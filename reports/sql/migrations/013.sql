-- The commit that padlab-bench was built from, if it is known.
ALTER TABLE run ADD COLUMN "commit" TEXT;
