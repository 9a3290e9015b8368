// Multiplies and shifts by an amount that is not known. Expected for 0: the product. Wrong: its upper half is shifted to the left by 32, which is poison.
func.func @multiply(%x: tensor<1xi32>, %y: tensor<1xi32>, %shift: tensor<1xi8>) -> tensor<1xi32> {
  %r = tosa.mul %x, %y, %shift : (tensor<1xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<1xi32>
  return %r : tensor<1xi32>
}
