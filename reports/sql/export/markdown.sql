-- A summary for a chat or a pull request.
WITH this AS (SELECT run.*, padlab, llvm, generated, compared, cases_per_second FROM run
              JOIN toolchain ON toolchain.id = run.toolchain
              LEFT JOIN fuzzing ON fuzzing.run = run.id AND fuzzing.target = '' WHERE run.id = :run),
     seen AS (SELECT finding.*, is_new FROM this JOIN sighting ON sighting.run = this.id
              JOIN finding ON finding.id = sighting.finding),
     fresh AS (SELECT * FROM seen WHERE is_new ORDER BY "count" DESC, signature),
     broken AS (SELECT cases.name, expected, got FROM this JOIN replay ON replay.run = this.id AND NOT ok
                JOIN cases ON cases.id = replay."case" ORDER BY cases.name)
SELECT printf('### padlab, %s', name) || char(10) FROM this
UNION ALL
SELECT printf('%d new of %d findings seen · %s · %,d cases compared, %.0f a second · padlab %s, LLVM %s%s',
              (SELECT count(*) FROM fresh), (SELECT count(*) FROM seen),
              (SELECT iif(count(*) = 0, 'no regressions to replay', printf('%d of %d regressions hold', coalesce(sum(ok), 0), count(*)))
               FROM replay WHERE run = this.id),
              coalesce(compared, 0), coalesce(cases_per_second, 0), padlab, llvm,
              iif(interrupted, ' · interrupted', '')) || char(10)
FROM this
UNION ALL SELECT '| new finding | verdict | pass | pattern | seen |' || char(10) || '|---|---|---|---|---|' WHERE EXISTS (SELECT * FROM fresh)
UNION ALL
SELECT printf('| `%s` | %s | %s | %s | %d |', signature, verdict, coalesce(pass, 'not blamed'),
              coalesce('`' || replace(pattern, '|', '\|') || '`', ''), "count")
FROM (SELECT * FROM fresh LIMIT 10)
UNION ALL SELECT printf('| and %d more | | | | |', count(*) - 10) FROM fresh HAVING count(*) > 10
UNION ALL SELECT char(10) || '| regression | expected | got |' || char(10) || '|---|---|---|' WHERE EXISTS (SELECT * FROM broken)
UNION ALL SELECT printf('| `%s` | %s | %s |', name, expected, got) FROM broken
UNION ALL SELECT char(10) || 'Not benchmarked: ' || bench_error FROM this WHERE bench_error IS NOT NULL;
