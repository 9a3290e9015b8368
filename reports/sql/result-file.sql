-- Converts a result file of padlab-bench to the report of a run. Parameter: :bench (its text). The result is a row (id, report); both
-- are null if the JSON is not a result file.
SELECT run ->> 'id', iif(run ->> 'id' IS NULL, NULL, json_object('schemaVersion', 1, 'run', json(run),
  'machine', json_object('cpu', context ->> 'machine_cpu', 'cores', CAST(context ->> 'machine_cores' AS INTEGER),
                         'kernel', context ->> 'machine_kernel'),
  'versions', json_object('padlab', context ->> 'padlab_revision', 'llvm', context ->> 'llvm_version'),
  'bench', json(:bench)))
FROM (SELECT context, json_object('id', strftime('%Y%m%d-%H%M%S', context ->> 'date') || '-bench-' || substr(digest(:bench), 1, 8),
                                  'startedAt', strftime('%Y-%m-%dT%H:%M:%SZ', context ->> 'date')) AS run
      FROM (SELECT :bench -> 'context' AS context)
      WHERE context ->> 'padlab_schema' IS NOT NULL AND :bench -> 'benchmarks' IS NOT NULL);
