// The elements are i64.
func.func @deinterleave(%numbers: vector<4xi64>) -> (vector<2xi64>, vector<2xi64>) {
  %even, %odd = vector.deinterleave %numbers : vector<4xi64> -> vector<2xi64>
  return %even, %odd : vector<2xi64>, vector<2xi64>
}
