// Raises the elements of a tensor to the power of 0. Expected: a tensor of ones. Wrong: the number 1.
func.func @power(%base: tensor<2xi32>) -> tensor<2xi32> {
  %zeros = arith.constant dense<0> : tensor<2xi32>
  %ones = math.ipowi %base, %zeros : tensor<2xi32>
  return %ones : tensor<2xi32>
}
