-- The causes of the catalogue that a finding shows: a JSON list, and whether it shows all of them or one of them.
ALTER TABLE finding ADD COLUMN causes TEXT NOT NULL DEFAULT '[]';
ALTER TABLE finding ADD COLUMN causes_are TEXT NOT NULL DEFAULT 'all';
-- The next report says it of each finding, also of those that have not changed since.
UPDATE finding SET digest = '';
