-- The known reasons for large ratios to the limit (reports/reasons.json, which the tool contains).
SELECT 'reasons', json(:reasons);
