-- The committed causes of defects. Silent miscompiles by ordinary passes come first.
SELECT 'causes', json_group_array(json(record)) FROM (
  SELECT record FROM cause
  ORDER BY record ->> 'kind' <> 'mismatch',
    CASE record ->> 'reach' WHEN 'pass' THEN 0 WHEN 'pass-option' THEN 1 WHEN 'transform-within' THEN 2 ELSE 3 END,
    record ->> 'kind', name);
