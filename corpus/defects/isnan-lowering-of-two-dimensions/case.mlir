// Classifies a vector of 2x2. Expected: one llvm.intr.is.fpclass for each row. Wrong: one of an array.
func.func @is_nan(%numbers: vector<2x2xf32>) -> vector<2x2xi1> {
  %result = math.isnan %numbers : vector<2x2xf32>
  return %result : vector<2x2xi1>
}
