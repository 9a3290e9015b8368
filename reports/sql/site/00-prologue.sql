-- What the other queries share. Temporary tables live in memory: the store is only read.
-- Runs by number, oldest first: what data name a run by.
CREATE TEMP TABLE numbered AS
  SELECT id AS run, row_number() OVER (ORDER BY started_at, name) - 1 AS number FROM run;
CREATE UNIQUE INDEX temp.numbered_by_run ON numbered (run);

-- Every series' values in the order of its runs, and the levels that they have. Ratios where there are any: they are
-- measured against a baseline in the same run, absolute times are not.
CREATE TEMP TABLE measure AS
  SELECT series, number, coalesce(ratio, seconds) AS value, ratio, ci_low, ci_high, seconds, code_hash,
         row_number() OVER (PARTITION BY series ORDER BY number) - 1 AS place
  FROM benchmark_summary JOIN numbered USING (run) JOIN series AS s ON s.id = series
  WHERE error IS NULL AND coalesce(ratio, seconds) > 0
  -- The baseline itself says nothing.
    AND NOT (s.pipeline = 'unfused' AND ratio IS 1)
  ORDER BY series, number;
CREATE UNIQUE INDEX temp.measure_by_place ON measure (series, place);
CREATE TEMP TABLE level AS
  SELECT series, change_points(value) AS segments FROM (SELECT series, value FROM measure ORDER BY series, place)
  GROUP BY series;

-- What the calls of a series allocate, and did in its run before. These figures are exact: a change of any size is one.
CREATE TEMP TABLE allocation AS
  SELECT series, number, counters ->> 'peak_over_result' AS peak, counters ->> 'allocations' AS allocations,
    lag(counters ->> 'peak_over_result') OVER earlier AS peak_before, lag(counters ->> 'allocations') OVER earlier AS allocations_before,
    row_number() OVER (PARTITION BY series ORDER BY number DESC) AS age
  FROM benchmark_summary JOIN numbered USING (run)
  WHERE error IS NULL AND counters ->> 'peak_over_result' IS NOT NULL
  WINDOW earlier AS (PARTITION BY series ORDER BY number);
