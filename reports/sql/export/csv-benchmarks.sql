-- A row for each series that a run measured. Times are in seconds, `value` is in `unit`, and ratios are relative to `baseline` or to the
-- limit.
SELECT 'run,started_at,padlab,llvm,machine,target_cpu,suite,workload,contestant,kind,baseline,value,unit,better,seconds,ratio,ci_low,ci_high,'
    || 'limit_ratio,padding_ratio,gb_per_second,machine_gb_per_second,error'
UNION ALL
SELECT csv(run) || ',' || started_at || ',' || csv(padlab) || ',' || csv(llvm) || ',' || csv(fingerprint) || ','
    || csv(target_cpu) || ',' || csv(suite) || ',' || csv(workload) || ',' || csv(contestant) || ',' || csv(kind) || ',' || csv(baseline) || ','
    || csv(value) || ',' || csv(unit) || ',' || csv(better) || ',' || csv(seconds) || ','
    || csv(ratio) || ',' || csv(ci_low) || ',' || csv(ci_high) || ',' || csv(limit_ratio) || ',' || csv(padding_ratio) || ','
    || csv(gb_per_second) || ',' || csv(machine_gb_per_second) || ',' || csv(error)
FROM (SELECT run.name AS run, started_at, padlab, llvm, fingerprint, target_cpu, suite, workload, contestant, kind, baseline, unit, better, summary.*
      FROM benchmark_summary AS summary JOIN run ON run.id = summary.run JOIN series ON series.id = summary.series
      JOIN machine ON machine.id = run.machine JOIN toolchain ON toolchain.id = run.toolchain
      ORDER BY started_at, series.name);
