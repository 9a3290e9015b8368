-- What the other queries share. Temporary tables live in memory: the store is only read.
-- Runs by number, oldest first: what data name a run by.
CREATE TEMP TABLE numbered AS
  SELECT id AS run, row_number() OVER (ORDER BY started_at, name) - 1 AS number FROM run;
CREATE UNIQUE INDEX temp.numbered_by_run ON numbered (run);

-- Series as pages know them: a place in the list, an id that stays when the store is made anew, and the fields.
CREATE TEMP TABLE known AS
  SELECT series.id AS series, row_number() OVER (ORDER BY suite, workload, contestant, target_cpu, fingerprint) - 1 AS place,
    digest(json_array(suite, workload, contestant, target_cpu, fingerprint)) AS id, unit, contestant = baseline AS is_baseline,
    json_object('id', digest(json_array(suite, workload, contestant, target_cpu, fingerprint)), 'name', name,
      'title', series_title(workload, contestant), 'suite', suite, 'workload', workload, 'contestant', contestant, 'kind', kind,
      'strategy', strategy, 'codeFor', code_for, 'baseline', baseline, 'axes', json(axes), 'unit', unit, 'better', better,
      'cpu', target_cpu, 'machine', fingerprint) AS fields
  FROM series JOIN machine ON machine.id = series.machine;
CREATE UNIQUE INDEX temp.known_by_series ON known (series);

-- Every series' values in the order of its runs, and the levels that they have. Ratios where there are any: they are
-- measured against a baseline in the same run, absolute times are not. What is counted exactly needs none.
CREATE TEMP TABLE measure AS
  SELECT series, number, iif(isRatio, ratio, value) AS value, isRatio, ci_low, ci_high, seconds, code_hash,
         row_number() OVER (PARTITION BY series ORDER BY number) - 1 AS place
  FROM (SELECT *, summary.ratio IS NOT NULL AND unit <> 'instructions' AS isRatio
        FROM benchmark_summary AS summary JOIN numbered USING (run) JOIN known USING (series)
        WHERE error IS NULL)
  WHERE iif(isRatio, ratio, value) > 0
  -- The baseline itself says nothing.
    AND NOT (isRatio AND is_baseline IS 1)
  ORDER BY series, number;
CREATE UNIQUE INDEX temp.measure_by_place ON measure (series, place);
-- Filled by the tool (reports/lib/Levels.cpp), which looks for the levels of several series at a time.
CREATE TEMP TABLE level (series INTEGER PRIMARY KEY, segments TEXT NOT NULL);

-- What a run counts without noise: a change of any size is one. `earlier`: in the series' run before.
CREATE TEMP TABLE counted AS
  SELECT series, number, counters ->> 'peak_over_result' AS peak, counters ->> 'allocations' AS allocations,
    iif(known.unit = 'instructions', summary.value, NULL) AS instructions
  FROM benchmark_summary AS summary JOIN numbered USING (run) JOIN known USING (series)
  WHERE error IS NULL AND (instr(counters, '"peak_over_result"') OR known.unit = 'instructions');
CREATE TEMP TABLE exact AS
  SELECT series, number, figure, unit, value, lag(value) OVER earlier AS earlier,
    lead(number) OVER earlier IS NULL AS newest
  FROM (SELECT series, number, 'peak memory' AS figure, 'of the result' AS unit, peak AS value FROM counted WHERE peak IS NOT NULL
        UNION ALL SELECT series, number, 'allocations', 'a call', allocations FROM counted WHERE allocations IS NOT NULL
        UNION ALL SELECT series, number, 'instructions', 'a call', instructions FROM counted WHERE instructions IS NOT NULL)
  WINDOW earlier AS (PARTITION BY series, figure ORDER BY number);
CREATE INDEX temp.exact_by_series ON exact (series, figure, number);
