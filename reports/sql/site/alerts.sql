-- Changes for the worse that people have accepted (reports/accepted.json, which the tool contains), the known commits of other changes
-- (STATE/alerts), and the code before and after.
SELECT 'accepted', json(:accepted);
SELECT 'followed', json_group_array(json_set(json_remove(value, '$.code'), '$.hasCode', json(iif(value -> '$.code' IS NULL, 'false', 'true')))) FROM json_each(:alerts);
SELECT 'code/' || (value ->> 'key'), value -> '$.code' FROM json_each(:alerts) WHERE value -> '$.code' IS NOT NULL;
