-- A report in version 2 of LNT's format, with execution times in seconds.
SELECT json_object(
  'format_version', '2',
  'machine', json_object('name', fingerprint, 'cpu', cpu, 'cores', cores, 'kernel', kernel),
  'run', json_object('start_time', strip_suffix(started_at, 'Z'),
                     'end_time', strftime('%Y-%m-%dT%H:%M:%S', started_at, '+' || CAST(coalesce(seconds, 0) AS INTEGER) || ' seconds'),
                     'llvm_project_revision', llvm, 'padlab', padlab, 'padlab_run', run.name),
  'tests', (SELECT json_group_array(json_object('name', 'padlab.' || name || iif(target_cpu = 'native', '', '@' || target_cpu),
                                                'execution_time', json_array(seconds)))
            FROM (SELECT * FROM benchmark_summary JOIN series ON series.id = benchmark_summary.series
                  WHERE benchmark_summary.run = run.id AND benchmark_summary.seconds IS NOT NULL AND error IS NULL
                  ORDER BY name)))
FROM run JOIN machine ON machine.id = run.machine JOIN toolchain ON toolchain.id = run.toolchain WHERE run.id = :run;
