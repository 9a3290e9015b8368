// How many rows there are is known of neither.
func.func @f(%a: tensor<?x?xf32>) -> tensor<?x1xf32> {
  %r = tosa.reduce_min %a {axis = 1 : i32} : (tensor<?x?xf32>) -> tensor<?x1xf32>
  return %r : tensor<?x1xf32>
}
