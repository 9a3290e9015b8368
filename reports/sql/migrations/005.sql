-- Why a finding is blamed on nothing, or only on what it says of itself (`Blame::unknown`).
ALTER TABLE finding ADD COLUMN blame_unknown TEXT;
