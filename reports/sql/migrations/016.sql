-- The release before the state's LLVM, where it does not show the finding: a regression.
ALTER TABLE finding ADD COLUMN not_in TEXT;
