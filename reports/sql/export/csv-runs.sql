-- Every run.
SELECT 'run,started_at,seconds,padlab,llvm,machine,generated,defined,compared,cases_per_second,corpus,new_findings'
UNION ALL
SELECT csv(name) || ',' || started_at || ',' || csv(seconds) || ',' || csv(padlab) || ',' || csv(llvm) || ','
    || csv(fingerprint) || ',' || csv(generated) || ',' || csv(defined) || ',' || csv(compared) || ','
    || csv(cases_per_second) || ',' || csv(corpus_after) || ',' || csv(fresh)
FROM (SELECT run.name, run.started_at, run.seconds, padlab, llvm, fingerprint, generated, defined, compared, cases_per_second,
             corpus_after, (SELECT count(*) FROM sighting WHERE sighting.run = run.id AND is_new) AS fresh
      FROM run LEFT JOIN fuzzing ON fuzzing.run = run.id AND fuzzing.target = ''
      JOIN machine ON machine.id = run.machine JOIN toolchain ON toolchain.id = run.toolchain ORDER BY started_at);
