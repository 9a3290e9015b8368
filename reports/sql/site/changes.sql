-- Where a series changed: the run at which the level begins, both levels, and the noise before. Times by a percent at
-- least; what is exact by anything.
SELECT 'changes', json_group_array(json(line)) FROM (SELECT line FROM (
  SELECT json_patch(fields, json_object('figure', iif(isRatio, 'ratio', 'value'), 'run', measure.number, 'isRatio', json(iif(isRatio, 'true', 'false')),
    'from', before.value ->> 2, 'to', segment.value ->> 2, 'noise', before.value ->> 3)) AS line,
    measure.number AS number, before.value ->> 2 AS old, segment.value ->> 2 AS new
  FROM level JOIN known USING (series), json_each(segments) AS segment, json_each(segments) AS before
  JOIN measure ON measure.series = level.series AND measure.place = segment.value ->> 0
  WHERE known.unit <> 'instructions' AND before.key = segment.key - 1 AND abs((segment.value ->> 2) / (before.value ->> 2) - 1) >= 0.01
  UNION ALL
  SELECT json_patch(fields, json_object('figure', figure, 'figureUnit', exact.unit, 'run', number, 'isRatio', json('false'), 'better', 'smaller',
    'from', earlier, 'to', value, 'noise', 0)), number, earlier, value
  FROM exact JOIN known USING (series) WHERE earlier <> value)
  ORDER BY number DESC, max(old / nullif(new, 0), new / nullif(old, 0)) DESC);
