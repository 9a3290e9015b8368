-- What calls allocate: the newest figures of each series, and the runs where they changed.
SELECT 'memory', json_group_array(json(line)) FROM (
  SELECT json_object('name', name, 'suite', suite, 'subject', subject, 'pipeline', pipeline, 'cpu', target_cpu, 'machine', fingerprint,
    'run', newest.number, 'peak', newest.peak, 'allocations', newest.allocations,
    'steps', (SELECT json_group_array(json_array(number, peak, allocations)) FROM allocation
              WHERE allocation.series = newest.series AND (peak_before IS NULL OR peak <> peak_before OR allocations <> allocations_before))) AS line
  FROM allocation AS newest JOIN series ON series.id = newest.series JOIN machine ON machine.id = series.machine
  WHERE age = 1 ORDER BY newest.number DESC, suite, subject, pipeline);
