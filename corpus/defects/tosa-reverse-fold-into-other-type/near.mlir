// The types are equal.
func.func @f(%a: tensor<1xi32>) -> tensor<1xi32> {
  %r = tosa.reverse %a {axis = 0 : i32} : (tensor<1xi32>) -> tensor<1xi32>
  return %r : tensor<1xi32>
}
