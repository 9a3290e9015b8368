// Transposes twice; the type of the result does not say that it has three columns. Wrong: the operand, of another type, takes its place.
func.func @f(%a: tensor<2x3xi32>) -> tensor<2x?xi32> {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x?xi32>
  return %1 : tensor<2x?xi32>
}
