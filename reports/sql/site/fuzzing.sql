-- The greatest value of each signal in each night, among the targets and all targets together; the growth, funnel and ways of the
-- newest night for each target, and its verdicts for all targets together; the newest blind spots, and the newest planted faults.
WITH newest AS (SELECT run, number FROM numbered WHERE run IN (SELECT run FROM fuzzing) ORDER BY number DESC LIMIT 1)
SELECT 'fuzzing', json_object(
  'run', (SELECT number FROM newest),
  'nights', (SELECT json_group_object(signal, json(points)) FROM (
    SELECT signal, json_group_array(json_array(number, value)) AS points FROM (
      SELECT signal, number, max(value) AS value FROM coverage_sample JOIN numbered USING (run)
      GROUP BY signal, number ORDER BY signal, number) GROUP BY signal)),
  'growth', (SELECT json_group_object(target || '|' || signal, json(points)) FROM (
    SELECT target, signal, json_group_array(json_array(round(seconds, 1), value)) AS points FROM (
      SELECT * FROM coverage_sample WHERE run = (SELECT run FROM newest) ORDER BY target, signal, seconds)
    GROUP BY target, signal HAVING count(*) > 1)),
  'targets', (SELECT json_group_array(json_object('target', target, 'seconds', seconds, 'rate', cases_per_second, 'lost', workers_lost, 'childrenLost', children_lost, 'busy', processor_seconds,
      'before', corpus_before, 'after', corpus_after, 'funnel', json_array(generated, verified, defined, fired, compiled, compared, interpreted)))
    FROM fuzzing WHERE run = (SELECT run FROM newest)),
  'verdicts', (SELECT json_group_array(json_array(kind, pipeline, cases)) FROM verdict
    WHERE run = (SELECT run FROM newest) AND target = ''),
  'ways', (SELECT json_group_array(json_array(target, axis, value, cases, runs_here)) FROM (
    SELECT * FROM way WHERE run = (SELECT run FROM newest) ORDER BY target, axis, cases DESC, value)),
  'blindSpots', (SELECT json(report) FROM blind_spots),
  'planted', (SELECT json_object('run', number, 'faults', json(faults)) FROM (
    SELECT number, json_group_array(json_array(fault, found, seconds, cases, verdict)) AS faults
    FROM planted JOIN numbered USING (run) GROUP BY number ORDER BY number DESC LIMIT 1)));
