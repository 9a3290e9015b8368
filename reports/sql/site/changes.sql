-- Where a series changed by a percent at least: the run at which the level begins, both levels, and the noise before.
SELECT 'changes', json_group_array(json(line)) FROM (
  SELECT json_object('name', name, 'cpu', target_cpu, 'machine', fingerprint, 'run', measure.number, 'isRatio', measure.ratio IS NOT NULL,
    'from', before.value ->> 2, 'to', segment.value ->> 2, 'noise', before.value ->> 3) AS line
  FROM level, json_each(segments) AS segment, json_each(segments) AS before
  JOIN measure ON measure.series = level.series AND measure.place = segment.value ->> 0
  JOIN series ON series.id = level.series JOIN machine ON machine.id = series.machine
  WHERE before.key = segment.key - 1 AND abs((segment.value ->> 2) / (before.value ->> 2) - 1) >= 0.01
  ORDER BY measure.number DESC, abs((segment.value ->> 2) / (before.value ->> 2) - 1) DESC);
