-- The changes of series. The newest ones come first, and the largest ones among those of a run.
SELECT 'changes', json_group_array(json(line)) FROM (
  SELECT json_patch(fields, json_object('figure', figure, 'figureUnit', figureUnit, 'run', number, 'before', before, 'isRatio', json(iif(isRatio, 'true', 'false')),
    'better', better, 'from', old, 'to', new, 'noise', noise, 'noted', noted)) AS line
  FROM followed ORDER BY number DESC, max(old / nullif(new, 0), new / nullif(old, 0)) DESC);
