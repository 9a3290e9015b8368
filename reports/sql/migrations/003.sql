-- Properties of the machine in result files of version 2.
ALTER TABLE machine ADD COLUMN caches TEXT;
