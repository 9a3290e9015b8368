-- Why a ratio to the limit is large, as people found out (reports/reasons.json, as the tool has it).
SELECT 'reasons', json(:reasons);
