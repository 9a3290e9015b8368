-- An Atom feed (RFC 4287) of the newest alerts that nobody has accepted, and of findings without a known cause: 50 at most.
SELECT '<?xml version="1.0" encoding="utf-8"?>' || char(10) || '<feed xmlns="http://www.w3.org/2005/Atom">' || char(10)
  || '<title>padlab</title><id>urn:padlab:feed</id><author><name>padlab</name></author><link href="index.html"/><updated>'
  || coalesce((SELECT max(started_at) FROM run), '1970-01-01T00:00:00Z') || '</updated>';
SELECT printf('<entry><title>%s</title><id>urn:padlab:%s</id><updated>%s</updated><link href="%s"/><summary>%s</summary></entry>',
    xml(title), id, seen, xml(address), xml(summary))
FROM (
  SELECT printf('%s: %s %s', fields ->> 'title', figure, iif(old = 0, 'from 0', printf('%+.1f %%', 100.0 * (1.0 * new / old - 1)))) AS title,
    'alert:' || coalesce(noted, digest(followed.id || figure || run.name)) AS id, started_at AS seen,
    printf('alert.html#series=%s&figure=%s&run=%s', followed.id, replace(figure, ' ', '+'), run.name) AS address,
    printf('%s %s, from %g to %g since run %s', fields ->> 'suite', fields ->> 'name', old, new, run.name) AS summary
  FROM followed JOIN numbered ON numbered.number = followed.number JOIN run ON run.id = numbered.run WHERE (new > old) = (better = 'smaller')
    AND NOT EXISTS (SELECT 1 FROM json_each(:accepted) AS one WHERE one.value ->> 'series' = fields ->> 'name' AND one.value ->> 'figure' = figure
      AND one.value ->> 'run' = run.name)
  UNION ALL
  SELECT verdict || ' in ' || coalesce(pass, pipeline), 'finding:' || signature, first_seen, 'finding.html#id=' || signature, detail
  FROM finding WHERE state = 'new' AND first_seen IS NOT NULL
  ORDER BY seen DESC, id LIMIT 50);
SELECT '</feed>';
