-- Describes a series by fields (bench/include/padlab/bench/SeriesRecord.h). This migration parses the old names.
ALTER TABLE series RENAME COLUMN subject TO workload;
ALTER TABLE series RENAME COLUMN pipeline TO contestant;
ALTER TABLE series ADD COLUMN kind TEXT NOT NULL DEFAULT 'pipeline';
ALTER TABLE series ADD COLUMN strategy TEXT;
ALTER TABLE series ADD COLUMN code_for TEXT; -- The CPU, if it is not `target_cpu`.
ALTER TABLE series ADD COLUMN baseline TEXT; -- The contestant that ratios are relative to.
ALTER TABLE series ADD COLUMN axes TEXT NOT NULL DEFAULT '[]'; -- JSON
ALTER TABLE series ADD COLUMN figure TEXT; -- The counter that is the value; if null, the value is the time of a call.
ALTER TABLE series ADD COLUMN unit TEXT NOT NULL DEFAULT 's';
ALTER TABLE series ADD COLUMN better TEXT NOT NULL DEFAULT 'smaller';
-- The value of a series in a run, in its unit.
ALTER TABLE benchmark_summary ADD COLUMN value REAL;
-- The command that measured the series of a run, if it is known.
ALTER TABLE run ADD COLUMN bench_command TEXT;
UPDATE series SET workload = record ->> 'workload', contestant = record ->> 'contestant', kind = record ->> 'kind',
    strategy = record ->> 'strategy', code_for = record ->> 'codeFor', baseline = record ->> 'baseline', axes = record -> 'axes',
    figure = record ->> 'figure', unit = record ->> 'unit', better = record ->> 'better'
  FROM (SELECT id AS old, old_series(name, contestant) AS record FROM series) WHERE old = id;
UPDATE benchmark_summary SET value = iif(figure IS NULL, seconds, json_extract(counters, '$.' || figure))
  FROM series WHERE series.id = benchmark_summary.series;
CREATE UNIQUE INDEX series_by_fields ON series (suite, workload, contestant, target_cpu, machine);
