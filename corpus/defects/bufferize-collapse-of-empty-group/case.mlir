// Collapses 0 rows of unknown length.
func.func @f(%t: tensor<0x?xi32>) -> tensor<?xi32> {
  %r = tensor.collapse_shape %t [[0, 1]] : tensor<0x?xi32> into tensor<?xi32>
  return %r : tensor<?xi32>
}
