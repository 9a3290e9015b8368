-- A report in SARIF 2.1.0: each finding that the run saw is a result, and its verdict is the rule.
WITH this AS (SELECT run.*, padlab, llvm FROM run JOIN toolchain ON toolchain.id = run.toolchain WHERE run.id = :run),
     seen AS (SELECT finding.*, is_new FROM this JOIN sighting ON sighting.run = this.id
              JOIN finding ON finding.id = sighting.finding ORDER BY signature)
SELECT json_object(
  '$schema', 'https://json.schemastore.org/sarif-2.1.0.json', 'version', '2.1.0',
  'runs', json_array(json_object(
    'tool', json_object('driver', json_object(
      'name', 'padlab', 'version', (SELECT padlab FROM this),
      'rules', (SELECT json_group_array(json_object('id', verdict, 'shortDescription', json_object('text',
                  'A program of MLIR shows the verdict ' || verdict || '.')))
                FROM (SELECT DISTINCT verdict FROM seen ORDER BY verdict)))),
    'automationDetails', json_object('id', 'padlab/' || (SELECT name FROM this)),
    'results', (SELECT json_group_array(json_object(
      'ruleId', verdict,
      'level', iif(state IN ('new', 'known', 'reported'), 'error', 'note'),
      'message', json_object('text', coalesce(nullif(detail, ''), verdict) || coalesce('. Blamed: ' || pass, '') ||
                                     coalesce(' / ' || pattern, '')),
      'locations', json_array(json_object('physicalLocation', json_object('artifactLocation',
                     json_object('uri', path || '/case.mlir')))),
      'partialFingerprints', json_object('padlabSignature/v1', signature),
      'occurrenceCount', "count",
      'baselineState', iif(is_new, 'new', 'unchanged'),
      'suppressions', iif(state = 'false-alarm', json_array(json_object('kind', 'external', 'justification',
                        coalesce(reason, 'false alarm'))), json_array()),
      'properties', json_object('state', state, 'reference', reference, 'pipeline', pipeline, 'pass', pass,
                                'pattern', pattern, 'firstSeen', first_seen, 'lastSeen', last_seen)))
      FROM seen))));
