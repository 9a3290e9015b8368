-- The causes of the catalogue that a finding shows, as a JSON list, and whether it shows all of them or only one of them.
ALTER TABLE finding ADD COLUMN causes TEXT NOT NULL DEFAULT '[]';
ALTER TABLE finding ADD COLUMN causes_are TEXT NOT NULL DEFAULT 'all';
-- Empty digests make the next report update all findings, even if they have not changed.
UPDATE finding SET digest = '';
