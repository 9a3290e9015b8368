// Chooses between equal tensors. Wrong: the operand, whose type is another one, takes the place of the result.
func.func @select(%c: tensor<1xi1>, %x: tensor<1xi32>) -> tensor<?xi32> {
  %r = tosa.select %c, %x, %x : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}
