// The number is the next one.
func.func @maximum(%i: index) -> index {
  %number = arith.constant -9223372036854775807 : index
  %max = affine.max affine_map<(d0, d1) -> (d0 + d1, 0)>(%i, %number)
  return %max : index
}
