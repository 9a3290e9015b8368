// Four numbers in two rows.
func.func @f(%a: tensor<4xf32>) -> tensor<2x?xf32> {
  %c = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %r = tensor.expand_shape %c [[0, 1]] output_shape [2, 2] : tensor<?xf32> into tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}
