-- What times are compared within: `fingerprint` of result files (bench/include/padlab/bench/Fingerprint.h), and the
-- rest of what it is made of. Null where a run measured nothing.
ALTER TABLE machine ADD COLUMN state TEXT;
ALTER TABLE machine ADD COLUMN microcode TEXT;
ALTER TABLE machine ADD COLUMN governor TEXT;
ALTER TABLE machine ADD COLUMN hypervisor TEXT;
CREATE UNIQUE INDEX machine_by_state ON machine (state);
