// The types are equal.
func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> {
  %r = tosa.transpose %a {perms = array<i32: 0>} : (tensor<2xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
