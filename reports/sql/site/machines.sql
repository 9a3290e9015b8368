-- Where runs ran, and with what.
SELECT 'machines', json_object(
  'machines', (SELECT json_group_array(json_object('fingerprint', fingerprint, 'cpu', cpu, 'model', model, 'cores', cores,
      'memory', memory_bytes, 'kernel', kernel, 'l2', l2, 'l3', l3, 'caches', caches, 'hugePages', huge_pages, 'runs', runs, 'first', first, 'last', last,
      'bandwidth', (SELECT max(machine_gb_per_second) FROM benchmark_summary JOIN series ON series.id = benchmark_summary.series
                    JOIN numbered USING (run) WHERE series.machine = machine.id AND number = last)))
    FROM (SELECT machine, count(*) AS runs, min(number) AS first, max(number) AS last
          FROM run JOIN numbered ON numbered.run = run.id GROUP BY machine ORDER BY last DESC) JOIN machine ON machine.id = machine),
  'toolchains', (SELECT json_group_array(json_object('padlab', padlab, 'llvm', llvm, 'runs', runs, 'first', first, 'last', last,
      'affected', (SELECT count(*) FROM affected WHERE affected.toolchain = toolchain.id)))
    FROM (SELECT toolchain, count(*) AS runs, min(number) AS first, max(number) AS last
          FROM run JOIN numbered ON numbered.run = run.id GROUP BY toolchain ORDER BY last DESC)
    JOIN toolchain ON toolchain.id = toolchain));
