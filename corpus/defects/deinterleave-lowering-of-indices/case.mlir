// Takes a vector of indices apart. Expected: shuffles of vector<4xi64>. Wrong: the second operand is a vector<4xindex>.
func.func @deinterleave(%numbers: vector<4xindex>) -> (vector<2xindex>, vector<2xindex>) {
  %even, %odd = vector.deinterleave %numbers : vector<4xindex> -> vector<2xindex>
  return %even, %odd : vector<2xindex>, vector<2xindex>
}
