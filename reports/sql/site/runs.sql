-- Every run, with the data for its line in lists.
SELECT 'runs', json_group_array(json(line)) FROM (
  SELECT json_object(
    'id', run.name, 'start', started_at, 'seconds', round(run.seconds, 1), 'minutes', minutes, 'seed', seed, 'jobs', jobs,
    'target', run.target, 'interrupted', interrupted, 'machine', machine.fingerprint, 'padlab', padlab, 'llvm', llvm,
    'rate', round(cases_per_second, 1), 'lost', workers_lost, 'corpus', corpus_after,
    'funnel', iif(generated IS NULL, NULL, json_array(generated, verified, defined, fired, compiled, compared, interpreted)),
    'functions', (SELECT json_group_object(signal, value) FROM (SELECT signal, max(value) AS value FROM coverage_sample
                  WHERE coverage_sample.run = run.id AND target = '' AND signal <> 'corpus' GROUP BY signal)),
    'verdicts', (SELECT json_group_object(kind, cases) FROM verdict
                 WHERE verdict.run = run.id AND target = '' AND pipeline = ''),
    'left', triage_left,
    'replayed', (SELECT count(*) FROM replay WHERE replay.run = run.id),
    'broken', (SELECT json_group_array(json_array(cases.name, expected, got)) FROM replay
               JOIN cases ON cases.id = replay."case" WHERE replay.run = run.id AND NOT ok),
    'fresh', (SELECT count(*) FROM sighting JOIN finding ON finding.id = finding WHERE sighting.run = run.id AND is_new AND state = 'new'),
    'causes', (SELECT count(DISTINCT value) FROM sighting JOIN finding ON finding.id = finding, json_each(causes)
               WHERE sighting.run = run.id AND state <> 'new'),
    'seen', (SELECT count(*) FROM sighting WHERE sighting.run = run.id),
    'timed', (SELECT count(*) FROM benchmark_summary WHERE benchmark_summary.run = run.id AND error IS NULL),
    'benchError', bench_error, 'benchCommand', bench_command, 'commit', run."commit",
    'sampled', (SELECT count(*) > 0 FROM benchmark_sample WHERE benchmark_sample.run = run.id),
    'planted', (SELECT iif(count(*) = 0, NULL, json_array(sum(found), count(*))) FROM planted WHERE planted.run = run.id)) AS line
  FROM run JOIN numbered ON numbered.run = run.id JOIN machine ON machine.id = run.machine
  JOIN toolchain ON toolchain.id = run.toolchain LEFT JOIN fuzzing ON fuzzing.run = run.id AND fuzzing.target = ''
  ORDER BY number);
