// The size is an operand.
func.func @f(%a: tensor<4xf32>) -> tensor<2x?xf32> {
  %n = arith.constant 2 : index
  %c = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %r = tensor.expand_shape %c [[0, 1]] output_shape [2, %n] : tensor<?xf32> into tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}
