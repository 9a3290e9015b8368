-- Every finding.
SELECT 'signature,state,verdict,pipeline,pass,pattern,shape,operations,count,first_seen,last_seen,reference,reason,detail'
UNION ALL
SELECT csv(signature) || ',' || csv(state) || ',' || csv(verdict) || ',' || csv(pipeline) || ',' || csv(pass) || ','
    || csv(pattern) || ',' || csv(shape) || ',' || csv(operations) || ',' || csv("count") || ',' || csv(first_seen) || ','
    || csv(last_seen) || ',' || csv(reference) || ',' || csv(reason) || ',' || csv(detail)
FROM (SELECT * FROM finding ORDER BY signature);
