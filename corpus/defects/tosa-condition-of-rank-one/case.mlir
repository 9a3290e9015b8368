// A condition of rank 1 with one element. Wrong: it is extracted without an index.
func.func @choose(%condition: tensor<1xi1>, %one: tensor<2xi32>, %other: tensor<2xi32>) -> tensor<2xi32> {
  %r = "tosa.cond_if"(%condition) ({
    tosa.yield %one : tensor<2xi32>
  }, {
    tosa.yield %other : tensor<2xi32>
  }) : (tensor<1xi1>) -> tensor<2xi32>
  return %r : tensor<2xi32>
}
