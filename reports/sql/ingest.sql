-- Adds one run to the store. Parameters: :report (the text of report.json), :matrix (the text of op-matrix.json, or empty),
-- :digest (of both), :folder. Everything happens inside the caller's transaction.

CREATE TEMP TABLE doc (key TEXT PRIMARY KEY, value);
INSERT INTO doc SELECT key, value FROM json_each(:report);
CREATE TEMP VIEW part AS SELECT
  (SELECT value FROM doc WHERE key = 'run') AS run,
  (SELECT value FROM doc WHERE key = 'machine') AS machine,
  (SELECT value FROM doc WHERE key = 'versions') AS versions,
  (SELECT value FROM doc WHERE key = 'fuzz') AS fuzz,
  coalesce((SELECT value FROM doc WHERE key = 'triage'), '{}') AS triage,
  (SELECT value FROM doc WHERE key = 'bench') AS bench;

-- The machine and the tools of the run. Times are compared only within a state of a machine, which benchmarks record. Other properties
-- of the machine may come from other runs.
CREATE TEMP TABLE context AS SELECT
  printf('%s, %d cores%s, %s%s', cpu, cores, iif(memory > 0, printf(', %.0f GiB', memory / 1073741824.0), ''),
         coalesce(kernel, '?'), coalesce(', state ' || substr(state, 1, 8), '')) AS fingerprint, *
FROM (SELECT machine ->> 'cpu' AS cpu, machine ->> 'cores' AS cores, coalesce(machine ->> 'memoryBytes', 0) AS memory,
             machine ->> 'kernel' AS kernel, bench ->> '$.context.fingerprint' AS state,
             bench ->> '$.context.machine_model' AS model,
             bench ->> '$.context.machine_l2' AS l2, bench ->> '$.context.machine_l3' AS l3,
             coalesce(bench ->> '$.context.machine_huge_pages', bench ->> '$.context.machine_transparent_hugepages') AS huge_pages,
             bench ->> '$.context.machine_caches' AS caches, bench ->> '$.context.machine_microcode' AS microcode,
             bench ->> '$.context.machine_governor' AS governor, bench ->> '$.context.machine_virtual' AS hypervisor,
             coalesce(bench ->> '$.context.target_cpu', 'native') AS target_cpu,
             versions ->> 'padlab' AS padlab, versions ->> 'llvm' AS llvm
      FROM part);
UPDATE machine SET fingerprint = context.fingerprint, memory_bytes = context.memory FROM context
  WHERE machine.state = context.state AND machine.memory_bytes = 0;
INSERT OR IGNORE INTO machine (fingerprint, state, cpu, cores, memory_bytes, kernel)
  SELECT fingerprint, state, cpu, cores, memory, kernel FROM context;
UPDATE machine SET
    model = coalesce(context.model, machine.model), l2 = coalesce(context.l2, machine.l2),
    l3 = coalesce(context.l3, machine.l3), huge_pages = coalesce(context.huge_pages, machine.huge_pages),
    caches = coalesce(context.caches, machine.caches), microcode = coalesce(context.microcode, machine.microcode),
    governor = coalesce(context.governor, machine.governor), hypervisor = coalesce(context.hypervisor, machine.hypervisor)
  FROM context WHERE machine.id = (SELECT id FROM machine AS one WHERE one.state = context.state
                                   OR context.state IS NULL AND one.fingerprint = context.fingerprint);
INSERT OR IGNORE INTO toolchain (padlab, llvm) SELECT padlab, llvm FROM context;

INSERT OR IGNORE INTO matrix (digest) SELECT digest(:matrix) WHERE :matrix <> '';
INSERT OR IGNORE INTO operation (matrix, name, section, "column", holds, reason)
  SELECT (SELECT id FROM matrix WHERE digest = digest(:matrix)), row.value ->> 'operation', row.value ->> 'section',
         cell.key, cell.type = 'true', iif(cell.type = 'object', cell.value ->> 'notApplicable', NULL)
  FROM json_each(nullif(:matrix, ''), '$.operations') AS row, json_each(row.value) AS cell
  WHERE cell.type IN ('true', 'false', 'object');

-- The run. If it is already in the store, but has changed, it is replaced.
DELETE FROM run WHERE name = (SELECT run ->> 'id' FROM part);
INSERT INTO run (name, digest, folder, started_at, seconds, minutes, seed, jobs, target, interrupted, machine, toolchain,
                 matrix, triage_incoming, triage_triaged, triage_not_reproduced, triage_left, bench_error, bench_command, "commit")
  SELECT run ->> 'id', :digest, :folder, run ->> 'startedAt', run ->> 'seconds', run ->> 'minutes', run ->> 'seed',
         run ->> 'jobs', run ->> 'target', coalesce(run ->> 'interrupted', 0),
         (SELECT id FROM machine WHERE state = context.state OR context.state IS NULL AND fingerprint = context.fingerprint),
         (SELECT id FROM toolchain WHERE padlab = context.padlab AND llvm = context.llvm),
         (SELECT id FROM matrix WHERE digest = digest(:matrix) AND :matrix <> ''),
         triage ->> 'incoming', triage ->> 'triaged', triage ->> 'notReproduced', triage ->> 'left',
         nullif((SELECT value FROM doc WHERE key = 'benchError'), ''), bench ->> '$.context.command',
         bench ->> '$.context.padlab_commit'
  FROM part, context;
CREATE TEMP TABLE this AS
  SELECT id, started_at, machine, toolchain FROM run WHERE name = (SELECT run ->> 'id' FROM part);

-- Fuzzing: figures of all targets together, and of each target.
CREATE TEMP TABLE fuzzed AS
  SELECT '' AS target, fuzz AS stats FROM part WHERE fuzz IS NOT NULL
  UNION ALL SELECT coalesce(value ->> 'target', value ->> 'name', key), value FROM part, json_each(fuzz, '$.targets');
INSERT INTO fuzzing (run, target, seconds, cases_per_second, workers_lost, corpus_before, corpus_after, generated, verified,
                     defined, fired, compiled, compared, processor_seconds, children_lost, interpreted)
  SELECT this.id, target, stats ->> 'seconds', stats ->> 'casesPerSecond', stats ->> 'workersLost',
    stats ->> 'corpusBefore', stats ->> 'corpusAfter', stats ->> '$.funnel.generated', stats ->> '$.funnel.verified',
    stats ->> '$.funnel.defined', stats ->> '$.funnel.fired', stats ->> '$.funnel.compiled', stats ->> '$.funnel.compared',
    stats ->> 'processorSeconds', stats ->> 'childrenLost', stats ->> '$.funnel.interpreted'
  FROM this, fuzzed;
INSERT INTO verdict SELECT this.id, target, key, '', value FROM this, fuzzed, json_each(stats, '$.verdicts');
INSERT INTO verdict
  SELECT this.id, target, substr(key, 1, instr(key, ' ') - 1), substr(key, instr(key, ' ') + 1), value
  FROM this, fuzzed, json_each(stats, '$.verdictsByPipeline') WHERE instr(key, ' ') > 0;
INSERT INTO way
  SELECT this.id, target, value ->> 'axis', value ->> 'value', value ->> 'cases', value ->> 'runsHere'
  FROM this, fuzzed, json_each(stats, '$.ways');
-- The figures at the end of the run are also stored as a sample.
INSERT OR IGNORE INTO coverage_sample
  SELECT this.id, target, signal.key, coalesce(sample.value ->> 'seconds', 0), signal.value
  FROM this, fuzzed, json_each(stats, '$.samples') AS sample, json_each(sample.value) AS signal
  WHERE signal.key <> 'seconds' AND signal.type = 'integer';
INSERT OR IGNORE INTO coverage_sample
  SELECT this.id, target, 'functions ' || key, coalesce(stats ->> 'seconds', 0), value
  FROM this, fuzzed, json_each(stats, '$.functions');
INSERT OR IGNORE INTO coverage_sample
  SELECT this.id, target, 'corpus', coalesce(stats ->> 'seconds', 0), stats ->> 'corpusAfter'
  FROM this, fuzzed WHERE stats ->> 'corpusAfter' IS NOT NULL;

-- The work of nodes. A task counts for the node that ended it. Earlier attempts that died count for the nodes on which they died.
CREATE TEMP TABLE worked AS
  SELECT value AS task, value ->> 'id' AS id, value ->> 'phase' AS phase, value ->> 'node' AS node
  FROM json_each((SELECT value FROM doc WHERE key = 'tasks'));
CREATE TEMP TABLE worked_on AS
  SELECT node, phase, 1 AS tasks, task ->> 'status' IS NOT 'done' AS undone, 0 AS refused, NULL AS died, coalesce(task ->> 'seconds', 0) AS seconds,
         coalesce(task ->> 'processorSeconds', 0) AS processor_seconds
  FROM worked WHERE node <> ''
  UNION ALL SELECT death.value, phase, 0, 0, 0, worked.id, 0, 0 FROM worked, json_each(task, '$.deaths') AS death
  UNION ALL SELECT refusal.value, phase, 0, 0, 1, NULL, 0, 0 FROM worked, json_each(task, '$.refusals') AS refusal
  UNION ALL SELECT value ->> 'node', 'fuzz', 0, 0, 0, NULL, 0, 0 FROM part, json_each(fuzz, '$.nodes');
INSERT INTO node_work (run, node, tasks, undone, refused, seconds, processor_seconds, phases, deaths, cases, fuzz_seconds)
  SELECT this.id, node, sum(tasks), sum(undone), sum(refused), sum(seconds), sum(processor_seconds),
    (SELECT json_group_object(phase, seconds) FROM (SELECT phase, round(sum(seconds), 1) AS seconds FROM worked_on AS one
       WHERE one.node = worked_on.node AND one.tasks > 0 GROUP BY phase ORDER BY 2 DESC, phase)),
    (SELECT json_group_array(died) FROM worked_on AS one WHERE one.node = worked_on.node AND died IS NOT NULL),
    (SELECT value ->> 'cases' FROM part, json_each(fuzz, '$.nodes') WHERE value ->> 'node' = worked_on.node),
    (SELECT value ->> 'seconds' FROM part, json_each(fuzz, '$.nodes') WHERE value ->> 'node' = worked_on.node)
  FROM this, worked_on WHERE node IS NOT NULL GROUP BY node;
DROP TABLE worked_on; DROP TABLE worked;

-- Regressions.
INSERT OR IGNORE INTO cases (kind, name)
  SELECT 'regression', value ->> 'case' FROM json_each((SELECT value FROM doc WHERE key = 'regressions'));
INSERT OR REPLACE INTO replay
  SELECT this.id, cases.id, value ->> 'expected', value ->> 'got', value ->> 'ok', value ->> 'detail'
  FROM this, json_each((SELECT value FROM doc WHERE key = 'regressions')), cases
  WHERE cases.kind = 'regression' AND cases.name = value ->> 'case';

-- Findings. A report lists all findings of the state, and the newest report has the best description. Most findings have not changed
-- since the previous report, and only their date is updated.
CREATE TEMP TABLE found AS
  SELECT value AS f, value ->> 'signature' AS signature, coalesce(value ->> 'lastSeen', value ->> 'firstSeen') AS last_seen,
         coalesce(value ->> 'isNew', 0) AS is_new, coalesce(value ->> 'count', 1) AS "count", digest(value) AS digest
  FROM json_each((SELECT value FROM doc WHERE key = 'findings')) WHERE value ->> 'signature' IS NOT NULL;
CREATE TEMP TABLE news AS
  SELECT * FROM found
  WHERE digest IS NOT (SELECT digest FROM finding WHERE finding.signature = found.signature);
UPDATE finding SET reported_at = max(reported_at, (SELECT started_at FROM this)) FROM found
  WHERE found.signature = finding.signature AND found.digest = finding.digest;
INSERT INTO cases (kind, name, text)
  SELECT 'finding', signature, nullif(f ->> '$.texts.case', '') FROM news WHERE true
  ON CONFLICT (kind, name) DO UPDATE SET text = coalesce(excluded.text, text)
  WHERE (SELECT started_at FROM this) >= coalesce((SELECT reported_at FROM finding WHERE signature = name), '');
INSERT INTO finding (signature, "case", verdict, pipeline, detail, pass, pattern, application, shape, operations, passes,
                     target, reproducer, cpu, path, state, reference, reason, fixed_in, first_seen, last_seen, "count",
                     expected, actual, "before", "after", reported_at, digest, step, victim, message, reproduced,
                     blame_unknown, causes, causes_are, not_in, rate_shown, rate_runs)
  SELECT signature, cases.id, f ->> 'verdict', f ->> 'pipeline', f ->> 'detail', nullif(f ->> '$.blame.pass', ''),
         nullif(f ->> '$.blame.pattern', ''), f ->> '$.blame.application', f ->> 'shape', f ->> 'operations',
         f ->> 'passes', f ->> 'target', f ->> 'reproducer', f ->> 'cpu', f ->> 'path',
         coalesce(nullif(f ->> 'state', ''), 'new'), nullif(f ->> 'reference', ''), nullif(f ->> 'reason', ''),
         nullif(f ->> 'fixedIn', ''), f ->> 'firstSeen', last_seen, "count", f ->> '$.texts.expected',
         f ->> '$.texts.actual', f ->> '$.texts.before', f ->> '$.texts.after', this.started_at, news.digest,
         nullif(f ->> '$.blame.step', ''), nullif(f ->> '$.blame.victim', ''), nullif(f ->> 'message', ''),
         f ->> 'reproduced', nullif(f ->> '$.blame.unknown', ''),
         coalesce(f -> 'causes', '[]'), coalesce(f ->> 'causesAre', 'all'),
         nullif(f ->> 'notIn', ''), f ->> '$.rate.shown', f ->> '$.rate.runs'
  FROM news, this, cases WHERE cases.kind = 'finding' AND cases.name = signature
  ON CONFLICT (signature) DO UPDATE SET
    verdict = excluded.verdict, pipeline = excluded.pipeline, detail = excluded.detail, pass = excluded.pass,
    pattern = excluded.pattern, application = excluded.application, shape = excluded.shape,
    operations = excluded.operations, passes = excluded.passes, target = excluded.target,
    reproducer = excluded.reproducer, cpu = excluded.cpu, path = excluded.path, state = excluded.state,
    reference = excluded.reference, reason = excluded.reason, fixed_in = excluded.fixed_in,
    expected = coalesce(excluded.expected, expected), actual = coalesce(excluded.actual, actual),
    "before" = coalesce(excluded."before", "before"), "after" = coalesce(excluded."after", "after"),
    last_seen = excluded.last_seen, "count" = excluded."count", reported_at = excluded.reported_at,
    digest = excluded.digest, step = excluded.step, victim = excluded.victim, message = excluded.message,
    reproduced = excluded.reproduced, blame_unknown = excluded.blame_unknown, causes = excluded.causes,
    causes_are = excluded.causes_are, not_in = excluded.not_in, rate_shown = excluded.rate_shown,
    rate_runs = excluded.rate_runs
  WHERE excluded.reported_at >= reported_at;
UPDATE finding SET first_seen = min(first_seen, f ->> 'firstSeen') FROM news WHERE news.signature = finding.signature;
INSERT INTO sighting
  SELECT this.id, finding.id, found."count", is_new FROM this, found JOIN finding USING (signature)
  WHERE is_new OR found.last_seen >= this.started_at;
INSERT OR IGNORE INTO affected
  SELECT finding, this.toolchain FROM this JOIN sighting ON sighting.run = this.id;
INSERT OR IGNORE INTO toolchain (padlab, llvm)
  SELECT f ->> '$.versions.padlab', f ->> '$.versions.llvm' FROM news WHERE f ->> '$.versions.padlab' IS NOT NULL;
INSERT OR IGNORE INTO affected
  SELECT finding.id, toolchain.id FROM news JOIN finding USING (signature)
  JOIN toolchain ON toolchain.padlab = f ->> '$.versions.padlab' AND toolchain.llvm = f ->> '$.versions.llvm';

-- Benchmarks. The record of a row describes its series. Old rows have no record.
CREATE TEMP TABLE timed AS
  SELECT value AS b, coalesce(value -> 'padlab', old_series(coalesce(value ->> 'run_name', value ->> 'name'), coalesce(value ->> 'label', ''))) AS record
  FROM json_each((SELECT value FROM doc WHERE key = 'bench'), '$.benchmarks')
  WHERE coalesce(value ->> 'run_type', 'iteration') = 'iteration';
CREATE TEMP TABLE point AS
  SELECT *, row_number() OVER (PARTITION BY name, target_cpu ORDER BY b ->> 'repetition_index') - 1 AS repetition, count(*) OVER (PARTITION BY name, target_cpu) AS repetitions
  FROM (SELECT b, record, record ->> 'name' AS name, record ->> 'suite' AS suite, record ->> 'workload' AS workload,
          record ->> 'contestant' AS contestant, record ->> 'figure' AS figure,
          coalesce(record ->> 'cpu', (SELECT target_cpu FROM context)) AS target_cpu, scale, (b ->> 'real_time') * scale AS seconds,
          coalesce(b ->> 'ratio', b ->> 'unfused_ratio', b ->> 'baseline_ratio') AS ratio
        FROM (SELECT *, CASE b ->> 'time_unit' WHEN 'ns' THEN 1e-9 WHEN 'us' THEN 1e-6 WHEN 'ms' THEN 1e-3 ELSE 1 END AS scale FROM timed));
INSERT INTO series (name, suite, workload, contestant, kind, strategy, code_for, baseline, axes, figure, unit, better, tolerance, tier, target_cpu, machine)
  SELECT name, suite, workload, contestant, record ->> 'kind', record ->> 'strategy', record ->> 'codeFor', record ->> 'baseline',
    record -> 'axes', figure, record ->> 'unit', record ->> 'better', coalesce(record ->> 'tolerance', 0), record ->> 'tier', target_cpu, this.machine
  FROM point, this WHERE repetition = 0
  ON CONFLICT (suite, workload, contestant, target_cpu, machine) DO UPDATE SET
    kind = excluded.kind, strategy = excluded.strategy, code_for = excluded.code_for, baseline = coalesce(excluded.baseline, baseline),
    axes = excluded.axes, figure = excluded.figure, unit = excluded.unit, better = excluded.better, tolerance = excluded.tolerance, tier = coalesce(excluded.tier, tier)
  ON CONFLICT (name, target_cpu, machine) DO UPDATE SET
    suite = excluded.suite, workload = excluded.workload, contestant = excluded.contestant,
    kind = excluded.kind, strategy = excluded.strategy, code_for = excluded.code_for, baseline = coalesce(excluded.baseline, baseline),
    axes = excluded.axes, figure = excluded.figure, unit = excluded.unit, better = excluded.better, tolerance = excluded.tolerance, tier = coalesce(excluded.tier, tier);
CREATE TEMP VIEW measured AS
  SELECT point.*, series.id AS series FROM point, this
  JOIN series ON series.suite = point.suite AND series.workload = point.workload AND series.contestant = point.contestant
    AND series.machine = this.machine AND series.target_cpu = point.target_cpu;
INSERT INTO benchmark_sample
  SELECT this.id, series, repetition, seconds, coalesce(b ->> 'baseline_ratio', ratio) FROM this, measured WHERE repetitions > 1
  UNION ALL
  SELECT this.id, series, sample.key, (sample.value ->> 0) * scale, coalesce(sample.value ->> 1, ratio)
  FROM this, measured, json_each(b, '$.samples') AS sample;
-- The summary stores the repetition with the median time. Reports of nights contain only this repetition. Figures of all rounds together
-- are in each repetition.
INSERT INTO benchmark_summary
  SELECT this.id, series, nullif(seconds, 0), ratio, coalesce(b ->> 'ci_low', b ->> 'unfused_ci_low'),
    coalesce(b ->> 'ci_high', b ->> 'unfused_ci_high'), b ->> 'limit_ratio', b ->> 'limit_ci_low', b ->> 'limit_ci_high',
    b ->> 'padding_ratio', b ->> 'bytes_must', b ->> 'bytes_model', b ->> 'gb_per_second', b ->> 'machine_gb_per_second',
    b ->> 'rounds', b ->> 'fired', record ->> 'role' IS 'limit', nullif(CAST(b ->> 'code_hash' AS INTEGER), 0), b ->> 'error_message',
    (SELECT nullif(json_group_object(key, value), '{}') FROM json_each(b)
     WHERE type IN ('real', 'integer') AND key NOT IN ('family_index', 'per_family_instance_index', 'repetitions',
       'repetition_index', 'threads', 'iterations', 'real_time', 'cpu_time', 'ratio', 'ci_low', 'ci_high', 'ci_confidence',
       'unfused_ratio', 'unfused_ci_low', 'unfused_ci_high', 'limit_ratio', 'limit_ci_low', 'limit_ci_high',
       'padding_ratio', 'bytes_must', 'bytes_model', 'gb_per_second', 'machine_gb_per_second', 'rounds', 'fired',
       'bandwidth_fraction', 'baseline_ratio', 'placement', 'code_hash')),
    iif(figure IS NULL, nullif(seconds, 0), json_extract(b, '$.' || figure))
  FROM this, (SELECT *, row_number() OVER (PARTITION BY series ORDER BY seconds) AS place FROM measured)
  WHERE place = (repetitions + 1) / 2;

INSERT OR REPLACE INTO planted
  SELECT this.id, coalesce(value ->> 'fault', 'rule ' || (value ->> 'rule')),
         coalesce(value ->> 'found', (value ->> 'caught') > 0 OR (value ->> 'caughtByGenerated') > 0), value ->> 'seconds',
         coalesce(value ->> 'generated', value ->> 'cases'), coalesce(nullif(value ->> 'verdict', ''), value ->> 'generatedVerdict')
  FROM this, json_each((SELECT value FROM doc WHERE key = 'planted'));

INSERT INTO claim
  SELECT this.id, value ->> 'cpu', key, value ->> 'section', value ->> 'quantity', value ->> 'workload', value ->> 'baseline',
         value ->> 'unit', value ->> 'low', value ->> 'high', value ->> 'isModel', value ->> 'program', value ->> 'error',
         value -> 'figures'
  FROM this, json_each((SELECT value FROM doc WHERE key = 'claims'));

-- Causes are those of the newest run that lists causes, independent of the order in which runs are added.
CREATE TEMP TABLE caused AS
  SELECT value ->> 'name' AS name, value AS record, this.started_at AS seen
  FROM this, json_each((SELECT value FROM doc WHERE key = 'causes'))
  WHERE this.started_at >= coalesce((SELECT max(seen) FROM cause), '');
DELETE FROM cause WHERE EXISTS (SELECT 1 FROM caused);
INSERT INTO cause SELECT name, record, seen FROM caused WHERE name IS NOT NULL;
DROP TABLE caused;

-- Blind spots are also those of the newest run that lists them.
CREATE TEMP TABLE listed AS
  SELECT value AS report, this.started_at AS seen FROM this, doc
  WHERE key = 'blindSpots' AND value ->> 'spots' IS NOT NULL
    AND this.started_at >= coalesce((SELECT max(seen) FROM blind_spots), '');
DELETE FROM blind_spots WHERE EXISTS (SELECT 1 FROM listed);
INSERT INTO blind_spots SELECT report, seen FROM listed;
DROP TABLE listed;

DROP VIEW measured; DROP TABLE point; DROP TABLE timed; DROP TABLE news; DROP TABLE found; DROP TABLE fuzzed; DROP TABLE this;
DROP TABLE context; DROP VIEW part; DROP TABLE doc;
