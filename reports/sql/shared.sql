-- Tables that the site, the feed and the list of alerts share. They are temporary and in memory, so the store is only read.
-- The numbers of runs, by which data of the site identify a run. The oldest run comes first.
CREATE TEMP TABLE numbered AS
  SELECT id AS run, row_number() OVER (ORDER BY started_at, name) - 1 AS number FROM run;
CREATE UNIQUE INDEX temp.numbered_by_run ON numbered (run);
CREATE UNIQUE INDEX temp.numbered_by_number ON numbered (number);

-- Series for pages: their place in the list, an id that does not change when the store is rebuilt, and their fields.
CREATE TEMP TABLE known AS
  SELECT series.id AS series, row_number() OVER (ORDER BY suite, workload, contestant, target_cpu, fingerprint) - 1 AS place,
    digest(json_array(suite, workload, contestant, target_cpu, fingerprint)) AS id, unit, contestant = baseline AS is_baseline, better, tolerance,
    json_object('id', digest(json_array(suite, workload, contestant, target_cpu, fingerprint)), 'name', name,
      'title', series_title(workload, contestant), 'suite', suite, 'workload', workload, 'contestant', contestant, 'kind', kind,
      'strategy', strategy, 'codeFor', code_for, 'baseline', baseline, 'axes', json(axes), 'unit', unit, 'better', better,
      'cpu', target_cpu, 'tier', tier, 'machine', fingerprint) AS fields
  FROM series JOIN machine ON machine.id = series.machine;
CREATE UNIQUE INDEX temp.known_by_series ON known (series);

-- All measurements, sorted once by series and run.
CREATE TEMP TABLE measured (series INTEGER, number INTEGER, ratio REAL, ci_low REAL, ci_high REAL, value REAL, seconds REAL, code_hash TEXT,
  peak, allocations, failed INTEGER, PRIMARY KEY (series, number)) WITHOUT ROWID;
INSERT INTO measured
  SELECT series, number, ratio, ci_low, ci_high, value, seconds, code_hash, iif(instr(counters, '"peak_over_result"'), counters ->> 'peak_over_result', NULL),
    iif(instr(counters, '"allocations"'), counters ->> 'allocations', NULL), error IS NOT NULL
  FROM benchmark_summary JOIN numbered USING (run) ORDER BY series, number;

-- The values of every series in the order of its runs, and their levels. Values are ratios if there are any, because ratios are
-- relative to a baseline in the same run, and absolute times are not. Exact counts need no baseline. Ratios of the baseline itself,
-- failures, and values that are not positive and finite are left out.
CREATE TEMP TABLE measure (series INTEGER, place INTEGER, number INTEGER, value REAL, isRatio INTEGER, ci_low REAL, ci_high REAL, seconds REAL,
  code_hash TEXT, PRIMARY KEY (series, place)) WITHOUT ROWID;
INSERT INTO measure
  SELECT series, row_number() OVER (PARTITION BY series ORDER BY number) - 1, number, iif(isRatio, ratio, value), isRatio, ci_low, ci_high, seconds, code_hash
  FROM (SELECT measured.*, ratio IS NOT NULL AND unit <> 'instructions' AS isRatio, is_baseline FROM measured JOIN known USING (series) WHERE NOT failed)
  WHERE iif(isRatio, ratio, value) > 0 AND iif(isRatio, ratio, value) < 9e999 AND NOT (isRatio AND is_baseline IS 1);
-- The tool fills this table (reports/lib/SharedTables.cpp), because it computes the levels of several series in parallel.
CREATE TEMP TABLE level (series INTEGER PRIMARY KEY, segments TEXT NOT NULL);

-- Figures that a run counts without noise. Any difference is a change, except that counts in the compiler must differ by more than the
-- series' tolerance. `earlier` is the previous level of the series. Only rows that are shown are kept.
CREATE TEMP TABLE exact (series INTEGER, figure TEXT, number INTEGER, unit TEXT, value, earlier, before INTEGER, newest INTEGER,
  PRIMARY KEY (series, figure, number)) WITHOUT ROWID;
CREATE TEMP TABLE counted AS
  SELECT series, number, peak, allocations, iif(unit = 'instructions', value, NULL) AS instructions, tolerance,
    lag(peak) OVER earlier AS earlierPeak, lag(allocations) OVER earlier AS earlierAllocations,
    iif(unit = 'instructions', lag(value) OVER earlier, NULL) AS earlierInstructions,
    lag(number) OVER earlier AS before, lead(number) OVER earlier IS NULL AS newest
  FROM measured JOIN known USING (series) WHERE NOT failed AND (peak IS NOT NULL OR unit = 'instructions')
  WINDOW earlier AS (PARTITION BY series ORDER BY number);
INSERT INTO exact SELECT series, 'peak memory', number, 'of the result', peak, earlierPeak, before, newest FROM counted
  WHERE peak IS NOT NULL AND (newest OR earlierPeak IS NOT peak OR earlierAllocations IS NOT allocations);
INSERT INTO exact SELECT series, 'allocations', number, 'a call', allocations, earlierAllocations, before, newest FROM counted
  WHERE allocations IS NOT NULL AND (newest OR earlierPeak IS NOT peak OR earlierAllocations IS NOT allocations);
INSERT INTO exact SELECT series, 'instructions', number, 'a call', instructions, earlierInstructions, before, newest FROM counted
  WHERE instructions IS NOT NULL AND (newest OR tolerance > 0 OR earlierInstructions IS NOT instructions);

-- The changes of series: the run at which the new level begins, the previous run that measured the series, both levels, and the noise
-- before. A change of times is at least one percent and exceeds the noise (reports/include/padlab/reports/ChangePoints.h).
CREATE TEMP VIEW change AS
  SELECT known.series, known.id, fields, better, iif(isRatio, 'ratio', 'value') AS figure, NULL AS figureUnit, measure.number AS number,
    (SELECT other.number FROM measure AS other WHERE other.series = level.series AND other.place = measure.place - 1) AS before, isRatio,
    before.value ->> 2 AS old, segment.value ->> 2 AS new, before.value ->> 3 AS noise
  FROM level JOIN known USING (series), json_each(segments) AS segment, json_each(segments) AS before
  JOIN measure ON measure.series = level.series AND measure.place = segment.value ->> 0
  WHERE known.unit <> 'instructions' AND before.key = segment.key - 1 AND segment.value ->> 4 AND abs((segment.value ->> 2) / (before.value ->> 2) - 1) >= 0.01
  UNION ALL
  SELECT series, id, fields, 'smaller', figure, exact.unit, number, before, 0, earlier, value, 0
  FROM exact JOIN known USING (series) WHERE abs(value - earlier) > tolerance * earlier;

-- `noted` has the alerts of nights (:alerts, the files of STATE/alerts). `followed` assigns one of them to each change: an alert with the
-- same series and figure, and a near run. The run may differ, because later runs show more precisely when times changed. The distance is
-- counted in runs that measured the series, because a series that is measured every third night moves by three nights at once.
CREATE TEMP TABLE noted AS
  SELECT value ->> 'key' AS key, known.series, value ->> 'figure' AS figure, number
  FROM json_each(:alerts) JOIN known ON known.id = value ->> 'id' JOIN run ON run.name = value ->> 'run' JOIN numbered ON numbered.run = run.id;
CREATE TEMP VIEW followed AS
  SELECT change.*, (SELECT key FROM (SELECT key, min(abs(noted.number - change.number)) FROM noted
    WHERE noted.series = change.series AND noted.figure = change.figure
      AND iif(noted.figure IN ('ratio', 'value'), 2, 0) >= (SELECT count(*) FROM measured WHERE measured.series = change.series AND NOT failed
        AND measured.number > min(noted.number, change.number) AND measured.number <= max(noted.number, change.number)))) AS noted
  FROM change;
