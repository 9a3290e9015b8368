// There is no encoding.
func.func @f(%n: index) -> tensor<4xi32> {
  %e = tensor.empty(%n) : tensor<?xi32>
  %r = tensor.cast %e : tensor<?xi32> to tensor<4xi32>
  return %r : tensor<4xi32>
}
