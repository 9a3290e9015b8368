// An extent above 1 of the first operand decides before the shift is asked.
func.func @multiply(%x: tensor<2x3xi32>, %y: tensor<2x3xi32>, %shift: tensor<1xi8>) -> tensor<2x3xi32> {
  %r = tosa.mul %x, %y, %shift : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}
