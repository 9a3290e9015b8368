-- Where a series changed: the run at which the level begins, both levels, and the noise before. Times by a percent at
-- least; what is exact by anything.
SELECT 'changes', json_group_array(json(line)) FROM (SELECT line FROM (
  SELECT json_object('name', name, 'suite', suite, 'figure', 'time', 'cpu', target_cpu, 'machine', fingerprint, 'run', measure.number, 'isRatio', measure.ratio IS NOT NULL,
    'from', before.value ->> 2, 'to', segment.value ->> 2, 'noise', before.value ->> 3) AS line,
    measure.number AS number, before.value ->> 2 AS old, segment.value ->> 2 AS new
  FROM level, json_each(segments) AS segment, json_each(segments) AS before
  JOIN measure ON measure.series = level.series AND measure.place = segment.value ->> 0
  JOIN series ON series.id = level.series JOIN machine ON machine.id = series.machine
  WHERE before.key = segment.key - 1 AND abs((segment.value ->> 2) / (before.value ->> 2) - 1) >= 0.01
  UNION ALL
  SELECT json_object('name', name, 'suite', suite, 'figure', figure, 'cpu', target_cpu, 'machine', fingerprint, 'run', number, 'isRatio', json('false'),
    'from', old, 'to', new, 'noise', 0), number, old, new
  FROM (SELECT series, number, 'peak memory' AS figure, peak_before AS old, peak AS new FROM allocation
        UNION ALL SELECT series, number, 'allocations', allocations_before, allocations FROM allocation) AS changed
  JOIN series ON series.id = changed.series JOIN machine ON machine.id = series.machine
  WHERE old <> new)
  ORDER BY number DESC, max(old / nullif(new, 0), new / nullif(old, 0)) DESC);
