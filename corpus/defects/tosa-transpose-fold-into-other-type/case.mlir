// Transposes nothing; the type of the operand does not say that it has two elements. Wrong: the operand, of another type, takes its place.
func.func @f(%a: tensor<?xi32>) -> tensor<2xi32> {
  %r = tosa.transpose %a {perms = array<i32: 0>} : (tensor<?xi32>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
