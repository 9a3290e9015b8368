-- The machines and tools of runs, and the work of nodes in the newest nights. The bandwidth is [GB/s, bytes] of the smallest and of the
-- largest program of the newest run.
SELECT 'machines', json_object(
  'machines', (SELECT json_group_array(json_object('fingerprint', fingerprint, 'state', state, 'cpu', cpu, 'model', model, 'cores', cores,
      'memory', nullif(memory_bytes, 0), 'kernel', kernel, 'l2', l2, 'l3', l3, 'caches', caches, 'hugePages', huge_pages,
      'microcode', microcode, 'governor', governor, 'hypervisor', hypervisor, 'runs', runs, 'first', first, 'last', last,
      'bandwidth', (SELECT json_group_array(json_array(significant(speed), bytes)) FROM (
         SELECT max(machine_gb_per_second) AS speed, bytes_must AS bytes, min(bytes_must) OVER () AS least, max(bytes_must) OVER () AS most
         FROM numbered CROSS JOIN benchmark_summary USING (run) CROSS JOIN series ON series.id = benchmark_summary.series
         WHERE series.machine = machine.id AND number = last AND machine_gb_per_second > 0 AND bytes_must > 0 GROUP BY bytes_must ORDER BY bytes_must)
         WHERE bytes IN (least, most))))
    FROM (SELECT machine, count(*) AS runs, min(number) AS first, max(number) AS last
          FROM run JOIN numbered ON numbered.run = run.id GROUP BY machine ORDER BY last DESC) JOIN machine ON machine.id = machine),
  'nodes', (SELECT json_group_array(json_object('run', number, 'node', node, 'tasks', tasks, 'undone', undone, 'refused', refused,
      'seconds', significant(seconds), 'processorSeconds', significant(processor_seconds), 'phases', json(phases), 'deaths', json(deaths),
      'cases', cases, 'fuzzSeconds', significant(fuzz_seconds)))
    FROM (SELECT * FROM node_work JOIN numbered USING (run)
          WHERE number IN (SELECT DISTINCT number FROM node_work JOIN numbered USING (run) ORDER BY number DESC LIMIT 20)
          ORDER BY number DESC, node)),
  'toolchains', (SELECT json_group_array(json_object('padlab', padlab, 'llvm', llvm, 'runs', runs, 'first', first, 'last', last,
      'affected', (SELECT count(*) FROM affected WHERE affected.toolchain = toolchain.id)))
    FROM (SELECT toolchain, count(*) AS runs, min(number) AS first, max(number) AS last
          FROM run JOIN numbered ON numbered.run = run.id GROUP BY toolchain ORDER BY last DESC)
    JOIN toolchain ON toolchain.id = toolchain));
