// Makes a vector in blocks of two of a matrix. Expected: an intermediate vector of coordinates. Wrong: a vector whose encoding has two dimensions.
#rows = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#blocks = #sparse_tensor.encoding<{ map = (i) -> (i floordiv 2 : compressed, i mod 2 : dense) }>
func.func @f(%t: tensor<2x2xi32, #rows>) -> tensor<4xi32, #blocks> {
  %r = tensor.collapse_shape %t [[0, 1]] : tensor<2x2xi32, #rows> into tensor<4xi32, #blocks>
  return %r : tensor<4xi32, #blocks>
}
