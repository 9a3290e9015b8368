// Takes the address of a function of tensors.
func.func private @g(%t: tensor<4xi32>) -> tensor<4xi32> {
  return %t : tensor<4xi32>
}
func.func @f() -> ((tensor<4xi32>) -> tensor<4xi32>) {
  %g = func.constant @g : (tensor<4xi32>) -> tensor<4xi32>
  return %g : (tensor<4xi32>) -> tensor<4xi32>
}
