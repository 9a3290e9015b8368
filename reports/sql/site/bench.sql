-- The newest measurement of each series.
WITH newest AS (SELECT series, max(number) AS number FROM measured GROUP BY series)
SELECT 'bench', json_group_array(json(line)) FROM (
  SELECT json_patch(fields, json_object(
    'run', newest.number, 'seconds', significant(seconds), 'value', significant(value),
    'ratio', significant(ratio), 'low', significant(ci_low),
    'high', significant(ci_high), 'limit', significant(limit_ratio),
    'limitLow', significant(limit_ci_low), 'limitHigh', significant(limit_ci_high),
    'isLimit', is_limit, 'padding', padding_ratio, 'must', bytes_must, 'model', bytes_model,
    'bandwidth', significant(gb_per_second), 'machineBandwidth', significant(machine_gb_per_second),
    'fired', fired, 'hash', code_hash, 'error', error, 'counters', json(counters))) AS line
  FROM newest CROSS JOIN numbered USING (number) CROSS JOIN benchmark_summary AS summary
    ON summary.run = numbered.run AND summary.series = newest.series
  JOIN known ON known.series = newest.series
  ORDER BY newest.number DESC, place);
