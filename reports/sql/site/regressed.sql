-- If the newest run is for a snapshot of trunk: the causes that the previous release does not show, and this release.
SELECT 'regressed', json_group_array(json_array(name, key)) FROM (
  SELECT cause.name, versions.key
  FROM (SELECT llvm FROM run JOIN toolchain ON toolchain.id = run.toolchain ORDER BY started_at DESC LIMIT 1) AS newest, cause,
    json_each(record, '$.versions') AS versions
  WHERE newest.llvm LIKE '% of ____-__-__' AND CAST(versions.key AS INTEGER) = CAST(newest.llvm AS INTEGER) - 1
    AND versions.value LIKE 'does not show%'
  ORDER BY cause.name);
