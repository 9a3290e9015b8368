-- The memory that calls allocate: the newest figures of each series, and the runs in which they changed.
SELECT 'memory', json_group_array(json(line)) FROM (
  SELECT json_patch(fields, json_object('run', peak.number, 'peak', peak.value, 'allocations', allocations.value,
    'steps', (SELECT json_group_array(json_array(number, one.value, other.value)) FROM exact AS one
              LEFT JOIN exact AS other USING (series, number)
              WHERE one.series = peak.series AND one.figure = 'peak memory' AND other.figure = 'allocations'
                AND (one.earlier IS NULL OR one.value <> one.earlier OR other.value <> other.earlier)))) AS line
  FROM exact AS peak JOIN known USING (series) LEFT JOIN exact AS allocations
    ON allocations.series = peak.series AND allocations.number = peak.number AND allocations.figure = 'allocations'
  WHERE peak.figure = 'peak memory' AND peak.newest ORDER BY peak.number DESC, place);
