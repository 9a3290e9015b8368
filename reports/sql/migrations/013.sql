-- The commit that padlab-bench was built from, where it says so.
ALTER TABLE run ADD COLUMN "commit" TEXT;
