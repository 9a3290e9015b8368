-- The state of a machine, within which times are compared: the `fingerprint` of result files
-- (bench/include/padlab/bench/Fingerprint.h), and other properties that it consists of. Null if a run measured nothing.
ALTER TABLE machine ADD COLUMN state TEXT;
ALTER TABLE machine ADD COLUMN microcode TEXT;
ALTER TABLE machine ADD COLUMN governor TEXT;
ALTER TABLE machine ADD COLUMN hypervisor TEXT;
CREATE UNIQUE INDEX machine_by_state ON machine (state);
