-- How often the script of a flaky finding shows it: the number of runs that did, and of all runs.
ALTER TABLE finding ADD COLUMN rate_shown INTEGER;
ALTER TABLE finding ADD COLUMN rate_runs INTEGER;
