// Gathers two rows; the type of the result does not say that they are two.
func.func @f(%a: tensor<1x3x1xi8>, %i: tensor<1x2xi32>) -> tensor<1x?x1xi8> {
  %r = tosa.gather %a, %i : (tensor<1x3x1xi8>, tensor<1x2xi32>) -> tensor<1x?x1xi8>
  return %r : tensor<1x?x1xi8>
}
