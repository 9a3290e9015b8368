// Reverses one element; its type does not say that it is one. Wrong: the operand, of another type, takes its place.
func.func @f(%a: tensor<1xi32>) -> tensor<?xi32> {
  %r = tosa.reverse %a {axis = 0 : i32} : (tensor<1xi32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}
