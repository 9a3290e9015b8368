-- The blind spots (forms that no program of the corpora has) from the newest run that listed them: one row.
CREATE TABLE blind_spots (report TEXT NOT NULL, seen TEXT NOT NULL);
