-- The newest measurement of each series, of suites that are shown in detail.
WITH newest AS (SELECT series, max(number) AS number FROM benchmark_summary JOIN numbered USING (run) GROUP BY series)
SELECT 'bench', json_group_array(json(line)) FROM (
  SELECT json_object('name', name, 'suite', suite, 'subject', subject, 'pipeline', pipeline, 'cpu', target_cpu,
    'machine', fingerprint, 'run', newest.number, 'seconds', significant(seconds),
    'ratio', significant(ratio), 'low', significant(ci_low),
    'high', significant(ci_high), 'limit', significant(limit_ratio),
    'limitLow', significant(limit_ci_low), 'limitHigh', significant(limit_ci_high),
    'isLimit', is_limit, 'padding', padding_ratio, 'must', bytes_must, 'model', bytes_model,
    'bandwidth', significant(gb_per_second), 'machineBandwidth', significant(machine_gb_per_second),
    'fired', fired, 'hash', code_hash, 'error', error, 'counters', json(counters)) AS line
  FROM newest JOIN numbered USING (number) JOIN benchmark_summary AS summary
    ON summary.run = numbered.run AND summary.series = newest.series
  JOIN series ON series.id = newest.series JOIN machine ON machine.id = series.machine
  ORDER BY newest.number DESC, series.id);
