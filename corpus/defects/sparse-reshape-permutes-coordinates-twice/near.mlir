// The levels are the dimensions in their order.
#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
func.func @flatten(%m: tensor<2x2xi32, #rows>) -> tensor<4xi32, #vector> {
  %r = tensor.collapse_shape %m [[0, 1]] : tensor<2x2xi32, #rows> into tensor<4xi32, #vector>
  return %r : tensor<4xi32, #vector>
}
