-- The number of cases for which the reference ran the program that the subject left. Cases that were `compared` ran as native code;
-- a case may count in both numbers.
ALTER TABLE fuzzing ADD COLUMN interpreted INTEGER;
