// The condition has rank 0.
func.func @choose(%condition: tensor<i1>, %one: tensor<2xi32>, %other: tensor<2xi32>) -> tensor<2xi32> {
  %r = "tosa.cond_if"(%condition) ({
    tosa.yield %one : tensor<2xi32>
  }, {
    tosa.yield %other : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
