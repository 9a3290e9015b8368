-- Every series: [run, value, low, high, seconds] in the order of runs, and its levels.
SELECT 'trends', json_group_array(json(line)) FROM (
  SELECT json_object('name', name, 'suite', suite, 'subject', subject, 'pipeline', pipeline, 'cpu', target_cpu,
    'machine', fingerprint, 'isRatio', max(measure.ratio IS NOT NULL),
    'points', json('[' || group_concat(printf('[%d,%.4g,%.4g,%.4g,%.4g]', number, value, coalesce(ci_low, value),
                                         coalesce(ci_high, value), coalesce(seconds, 0))) || ']'),
    'hashes', iif(count(code_hash) = 0, NULL, json_group_array(code_hash)), 'segments', json(segments)) AS line
  FROM measure JOIN series ON series.id = measure.series JOIN level ON level.series = measure.series
  JOIN machine ON machine.id = series.machine GROUP BY measure.series ORDER BY suite, subject, pipeline);
