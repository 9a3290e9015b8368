// The types are equal.
func.func @select(%c: tensor<1xi1>, %x: tensor<1xi32>) -> tensor<1xi32> {
  %r = tosa.select %c, %x, %x : (tensor<1xi1>, tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
  return %r : tensor<1xi32>
}
