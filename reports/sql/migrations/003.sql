-- What result files of version 2 say about the machine.
ALTER TABLE machine ADD COLUMN caches TEXT;
