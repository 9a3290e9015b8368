// The function is called by name.
func.func private @g(%t: tensor<4xi32>) -> tensor<4xi32> {
  return %t : tensor<4xi32>
}
func.func @f(%t: tensor<4xi32>) -> tensor<4xi32> {
  %r = func.call @g(%t) : (tensor<4xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}
