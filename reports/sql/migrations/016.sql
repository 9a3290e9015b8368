-- The release before the state's LLVM, if it does not show the finding, which is a regression then.
ALTER TABLE finding ADD COLUMN not_in TEXT;
