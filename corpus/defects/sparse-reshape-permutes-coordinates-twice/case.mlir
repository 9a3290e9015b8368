// Puts the rows of a matrix one after another: the element (i, j) becomes element 2 * i + j. Wrong: it becomes element 2 * j + i.
#columns = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#vector = #sparse_tensor.encoding<{ map = (i) -> (i : dense) }>
func.func @flatten(%m: tensor<2x2xi32, #columns>) -> tensor<4xi32, #vector> {
  %r = tensor.collapse_shape %m [[0, 1]] : tensor<2x2xi32, #columns> into tensor<4xi32, #vector>
  return %r : tensor<4xi32, #vector>
}
