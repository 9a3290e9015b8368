// Finds the largest in each of four rows; the type of the result does not say that they are four.
func.func @f(%a: tensor<4x2xf32>) -> tensor<?xi32> {
  %r = tosa.argmax %a {axis = 1 : i32} : (tensor<4x2xf32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}
