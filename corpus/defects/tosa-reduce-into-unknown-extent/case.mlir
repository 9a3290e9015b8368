// Takes the smallest of each of four rows; the type of the result does not say that they are four. Wrong: a crash.
func.func @f(%a: tensor<4x?xf32>) -> tensor<?x1xf32> {
  %r = tosa.reduce_min %a {axis = 1 : i32} : (tensor<4x?xf32>) -> tensor<?x1xf32>
  return %r : tensor<?x1xf32>
}
