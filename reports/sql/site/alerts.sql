-- Changes for the worse that people have accepted (reports/accepted.json, as the tool has it).
SELECT 'accepted', json(:accepted);
