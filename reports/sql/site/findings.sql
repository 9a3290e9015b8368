-- Every finding as a line of the list; `first` and `last` are the runs that saw it.
SELECT 'findings', json_group_array(json(line)) FROM (
  SELECT json_object('id', signature, 'verdict', verdict, 'pipeline', pipeline, 'pass', pass, 'pattern', pattern,
    'shape', shape, 'size', operations, 'state', state, 'reference', reference, 'reason', reason, 'fixed', fixed_in,
    'from', first_seen, 'to', last_seen, 'count', "count", 'detail', detail, 'target', target, 'causes', json(causes), 'notIn', not_in, 'oneOf', json(iif(causes_are = 'alternatives', 'true', 'false')),
    'first', (SELECT min(number) FROM sighting JOIN numbered USING (run) WHERE finding = finding.id),
    'last', (SELECT max(number) FROM sighting JOIN numbered USING (run) WHERE finding = finding.id)) AS line
  FROM finding ORDER BY last_seen DESC, "count" DESC, signature);
