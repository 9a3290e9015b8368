-- The operation matrix of the newest run that has one.
WITH newest AS (SELECT matrix, number FROM run JOIN numbered ON numbered.run = run.id WHERE matrix IS NOT NULL
                ORDER BY number DESC LIMIT 1)
SELECT 'operations', json_object('run', (SELECT number FROM newest), 'rows', (
  SELECT json_group_array(json(line)) FROM (
    SELECT json_object('name', name, 'section', section, 'cells', json_group_object("column", iif(holds, 1, coalesce(reason, 0)))) AS line
    FROM operation WHERE matrix = (SELECT matrix FROM newest) GROUP BY name, section ORDER BY section, name)));
