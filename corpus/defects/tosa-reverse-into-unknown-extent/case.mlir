// Reverses two numbers; the type of the result does not say that they are two.
func.func @f(%a: tensor<2xi8>) -> tensor<?xi8> {
  %r = tosa.reverse %a {axis = 0 : i32} : (tensor<2xi8>) -> tensor<?xi8>
  return %r : tensor<?xi8>
}
