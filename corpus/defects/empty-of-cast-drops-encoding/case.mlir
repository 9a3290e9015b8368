// Casts an empty tensor.
func.func @f(%n: index) -> tensor<4xi32, "x"> {
  %e = tensor.empty(%n) : tensor<?xi32, "x">
  %r = tensor.cast %e : tensor<?xi32, "x"> to tensor<4xi32, "x">
  return %r : tensor<4xi32, "x">
}
