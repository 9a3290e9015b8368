-- How often the script of a flaky finding shows it: runs that did, of all.
ALTER TABLE finding ADD COLUMN rate_shown INTEGER;
ALTER TABLE finding ADD COLUMN rate_runs INTEGER;
