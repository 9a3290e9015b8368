-- Data that only the page of a finding shows, one file for each finding. `command` contains the case, so that it runs in any checkout.
-- `closer` has commands for the checkout that made the finding. Words are quoted for a shell: inside of quotes, a quote becomes '\''.
SELECT 'finding/' || signature, json_object('case', cases.text, 'expected', expected, 'actual', actual,
  'before', "before", 'after', "after", 'command', './padlab diff --pipelines=''' || replace(pipeline, '''', '''\''''') || ''' - <<''CASE''' || char(10)
    || rtrim(cases.text, char(10) || ' ') || char(10) || 'CASE', 'closer', CASE WHEN path IS NULL OR path = '' THEN json('[]') ELSE (
    SELECT json_group_array('./padlab ' || value || ' ''' || replace(finding.path || '/case.mlir', '''', '''\''''') || ''''
      || CASE WHEN coalesce(pipeline, '') = '' THEN '' ELSE ' --pipelines=''' || replace(pipeline, '''', '''\''''') || '''' END)
    FROM json_each('["diff", "blame"]')) END, 'passes', passes, 'application', application, 'path', path, 'cpu', cpu,
  'reproducer', reproducer, 'reproduced', reproduced,
  'rate', CASE WHEN rate_runs > 0 THEN rate_shown || ' of ' || rate_runs END, 'step', step, 'victim', victim, 'message', message,
  'unknown', blame_unknown,
  'history', (SELECT json_group_array(json_array(number, "count", is_new)) FROM (
     SELECT number, sighting."count", is_new FROM sighting JOIN numbered USING (run) WHERE finding = finding.id ORDER BY number)),
  'versions', (SELECT json_group_array(json_array(padlab, llvm)) FROM (
     SELECT padlab, llvm FROM affected JOIN toolchain ON toolchain.id = affected.toolchain
     WHERE finding = finding.id ORDER BY llvm, toolchain.id)))
FROM finding LEFT JOIN cases ON cases.id = finding."case";
