-- What no program of the corpora has, as the newest run that listed it had it: one row.
CREATE TABLE blind_spots (report TEXT NOT NULL, seen TEXT NOT NULL);
