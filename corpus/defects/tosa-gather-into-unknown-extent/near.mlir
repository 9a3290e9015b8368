// How many rows are gathered is known of neither.
func.func @f(%a: tensor<1x3x1xi8>, %i: tensor<1x?xi32>) -> tensor<1x?x1xi8> {
  %r = tosa.gather %a, %i : (tensor<1x3x1xi8>, tensor<1x?xi32>) -> tensor<1x?x1xi8>
  return %r : tensor<1x?x1xi8>
}
