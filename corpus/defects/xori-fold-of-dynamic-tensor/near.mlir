// The tensor has static extents.
func.func @main(%t: tensor<2xi32>) -> tensor<2xi32> {
  %r = arith.xori %t, %t : tensor<2xi32>
  return %r : tensor<2xi32>
}
