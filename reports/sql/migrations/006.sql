-- Cases whose subject left a program that the reference ran. Those that were `compared` ran as native code; a case may
-- be among both.
ALTER TABLE fuzzing ADD COLUMN interpreted INTEGER;
