// Multiplies and shifts by an amount that is not known. Wrong: the extents of the result are also taken from the shift, which has one dimension, and beyond it from whatever is there in memory.
func.func @multiply(%x: tensor<1x1xi32>, %y: tensor<1x1xi32>, %shift: tensor<1xi8>) -> tensor<1x1xi32> {
  %r = tosa.mul %x, %y, %shift : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1xi8>) -> tensor<1x1xi32>
  return %r : tensor<1x1xi32>
}
