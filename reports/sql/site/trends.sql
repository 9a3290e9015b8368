-- A list of all series with their levels; a file for each series with its points ([run, value, low, high, seconds, code hash]) in the
-- order of runs; and a file for each run with the values of all series ([place in the list of series, value, low, high, number of the
-- code among those of the series]).
CREATE TEMP TABLE listed AS
  SELECT series, row_number() OVER (ORDER BY place) - 1 AS place FROM known WHERE series IN (SELECT series FROM measure);
SELECT 'trends', json_group_array(json(line)) FROM (
  SELECT json_patch(fields, json_object('isRatio', json(iif(max(isRatio), 'true', 'false')), 'runs', count(*),
    'latest', max(number), 'bounds', json((SELECT json_group_array(other.number) FROM json_each(segments) AS segment
      JOIN measure AS other ON other.series = measure.series AND other.place = segment.value ->> 0)),
    'segments', json(segments))) AS line
  FROM measure JOIN known USING (series) JOIN level USING (series) JOIN listed USING (series)
  GROUP BY measure.series ORDER BY listed.place);
SELECT 'trend/' || id, json_object('points', json('[' || group_concat(printf('[%d,%.4g,%.4g,%.4g,%.4g%s]', number, value,
    coalesce(iif(isRatio, ci_low, NULL), value), coalesce(iif(isRatio, ci_high, NULL), value), coalesce(seconds, 0), coalesce(',"' || code_hash || '"', ''))) || ']'),
  'exact', (SELECT json_group_object(figure, json(steps)) FROM (
    SELECT figure, json_group_array(json_array(number, value)) AS steps FROM exact
    WHERE exact.series = measure.series AND figure <> 'instructions' AND (earlier IS NULL OR earlier <> value OR newest) GROUP BY figure)))
FROM measure JOIN known USING (series) GROUP BY measure.series;
SELECT 'values/' || number, '[' || group_concat(printf('[%d,%.4g,%.4g,%.4g,%d]', place, value, low, high, code)) || ']' FROM (
  SELECT number, listed.place, value, coalesce(iif(isRatio, ci_low, NULL), value) AS low, coalesce(iif(isRatio, ci_high, NULL), value) AS high,
    iif(code_hash IS NULL, 0, dense_rank() OVER (PARTITION BY series ORDER BY code_hash)) AS code
  FROM measure JOIN listed USING (series) ORDER BY number) GROUP BY number;
-- Raw samples of the newest runs: for each series, by its id, [seconds, ratio] of each round.
SELECT 'samples/' || number, json_group_object(id, json(rounds)) FROM (
  SELECT number, id, '[' || group_concat(printf('[%.5g,%.5g]', seconds, coalesce(ratio, 0))) || ']' AS rounds
  FROM (SELECT * FROM benchmark_sample JOIN numbered USING (run)
        WHERE run IN (SELECT run FROM numbered WHERE run IN (SELECT run FROM benchmark_sample) ORDER BY number DESC LIMIT 20)
        ORDER BY repetition) JOIN known USING (series)
  GROUP BY number, series) GROUP BY number;
