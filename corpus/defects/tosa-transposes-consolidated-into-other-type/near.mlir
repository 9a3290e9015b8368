// The types are equal.
func.func @f(%a: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  return %1 : tensor<2x3xi32>
}
