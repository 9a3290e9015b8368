// Each dimension of the vector is a level.
#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%t: tensor<2x2xi32, #rows>) -> tensor<4xi32, #vector> {
  %r = tensor.collapse_shape %t [[0, 1]] : tensor<2x2xi32, #rows> into tensor<4xi32, #vector>
  return %r : tensor<4xi32, #vector>
}
