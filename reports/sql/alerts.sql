-- The alerts that nights bisect, the newest first: changes for the worse that began within :days of the newest run, and that nobody
-- has accepted. A row has the alert, its key, and whether nights have already noted it. `wider` has the commits of one more run at
-- either end, and of two more: if the change does not show between good and bad, it may have begun a run earlier or later.
-- `near` has the commit of each run that measured a series, and those of the two runs before and after it.
WITH near AS (
  SELECT series, number, "commit", lag("commit") OVER line AS earlier, lag("commit", 2) OVER line AS earliest,
    lead("commit") OVER line AS later, lead("commit", 2) OVER line AS latest
  FROM measured JOIN numbered USING (number) JOIN run ON run.id = numbered.run WHERE NOT failed AND series IN (SELECT series FROM change)
  WINDOW line AS (PARTITION BY series ORDER BY number))
SELECT json_object('key', key, 'id', id, 'series', fields ->> 'name', 'title', fields ->> 'title', 'suite', fields ->> 'suite', 'cpu', fields ->> 'cpu', 'tier', fields ->> 'tier',
    'machine', machine, 'figure', figure, 'run', name, 'number', number, 'good', good, 'bad', bad, 'from', old, 'to', new, 'noise', noise, 'wider', json(wider)),
  key, noted IS NOT NULL
FROM (
  SELECT followed.*, digest(followed.id || figure || run.name) AS key, run.name, high."commit" AS bad, low."commit" AS good,
    json_array(json_object('good', coalesce(low.earlier, low."commit"), 'bad', coalesce(high.later, high."commit")),
      json_object('good', coalesce(low.earliest, low.earlier, low."commit"), 'bad', coalesce(high.latest, high.later, high."commit"))) AS wider,
    (SELECT state FROM series JOIN machine ON machine.id = series.machine WHERE series.id = followed.series) AS machine
  FROM followed JOIN numbered ON numbered.number = followed.number JOIN run ON run.id = numbered.run
    LEFT JOIN near AS low ON low.series = followed.series AND low.number = followed.before
    LEFT JOIN near AS high ON high.series = followed.series AND high.number = followed.number
  WHERE (new > old) = (better = 'smaller')
    AND julianday(run.started_at) >= (SELECT max(julianday(started_at)) FROM run) - CAST(:days AS INTEGER)) AS worse
WHERE NOT EXISTS (SELECT 1 FROM json_each(:accepted) AS one WHERE one.value ->> 'series' = fields ->> 'name' AND one.value ->> 'figure' = figure
  AND one.value ->> 'run' = worse.name)
ORDER BY number DESC, key;
