-- A report in JUnit's XML format: a test fails if a regression does not have the expected outcome, or if a finding is new.
WITH this AS (SELECT * FROM run WHERE id = :run)
SELECT '<?xml version="1.0" encoding="UTF-8"?>' || char(10) || '<testsuites name="padlab">' FROM this
UNION ALL
SELECT printf('<testsuite name="regressions" timestamp="%s" tests="%d" failures="%d">', strip_suffix(started_at, 'Z'),
              (SELECT count(*) FROM replay WHERE run = this.id), (SELECT count(*) FROM replay WHERE run = this.id AND NOT ok))
FROM this
UNION ALL
SELECT printf('<testcase classname="regressions" name="%s">', xml("case")) ||
       iif(ok, '', printf('<failure message="expected %s, got %s">%s</failure>', xml(expected), xml(got), xml(detail))) ||
       '</testcase>'
FROM (SELECT cases.name AS "case", expected, got, ok, detail FROM this JOIN replay ON replay.run = this.id
      JOIN cases ON cases.id = replay."case" ORDER BY cases.name)
UNION ALL SELECT '</testsuite>'
UNION ALL
SELECT printf('<testsuite name="findings" timestamp="%s" tests="%d" failures="%d" skipped="%d">',
              strip_suffix((SELECT started_at FROM this), 'Z'), count(*), coalesce(sum(is_new AND state = 'new'), 0),
              coalesce(sum(NOT (is_new AND state = 'new')), 0))
FROM this JOIN sighting ON sighting.run = this.id JOIN finding ON finding.id = sighting.finding
UNION ALL
SELECT printf('<testcase classname="findings.%s" name="%s">', xml(verdict), xml(signature)) ||
       iif(is_new AND state = 'new',
           printf('<failure type="%s" message="%s">sh ''%s/repro.sh''</failure>', xml(verdict), xml(detail), xml(replace(path, '''', '''\'''''))),
           printf('<skipped message="%s"/>', xml(iif(state = 'new', 'seen before', state || coalesce(': ' || reason, ''))))) ||
       '</testcase>'
FROM (SELECT * FROM this JOIN sighting ON sighting.run = this.id JOIN finding ON finding.id = sighting.finding
      ORDER BY signature)
UNION ALL SELECT '</testsuite>' || char(10) || '</testsuites>';
