// The shift is known.
func.func @multiply(%x: tensor<1xi32>, %y: tensor<1xi32>) -> tensor<1xi32> {
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %x, %y, %shift : (tensor<1xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<1xi32>
  return %r : tensor<1xi32>
}
