// The vector has one dimension.
func.func @is_nan(%numbers: vector<2xf32>) -> vector<2xi1> {
  %result = math.isnan %numbers : vector<2xf32>
  return %result : vector<2xi1>
}
