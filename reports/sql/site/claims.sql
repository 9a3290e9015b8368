-- The claims of the document on pad fusion, from the newest run that measured them for a CPU of a machine.
WITH newest AS (
  SELECT machine, cpu, max(number) AS number FROM claim JOIN numbered USING (run) JOIN run ON run.id = claim.run GROUP BY machine, cpu)
SELECT 'claims', json_group_array(json(line)) FROM (
  SELECT json_object('run', number, 'machine', fingerprint, 'cpu', claim.cpu, 'section', section, 'quantity', quantity, 'workload', workload,
    'baseline', baseline, 'unit', unit, 'low', low, 'high', high, 'isModel', json(iif(is_model, 'true', 'false')), 'program', program,
    'error', error, 'figures', json(figures)) AS line
  FROM newest JOIN numbered USING (number) JOIN claim ON claim.run = numbered.run AND claim.cpu = newest.cpu
  JOIN machine ON machine.id = newest.machine
  ORDER BY number DESC, claim.cpu <> 'native', claim.cpu, place);
