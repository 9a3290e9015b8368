// The init has an encoding, and the input has none.
func.func @f(%a: tensor<2xi32>, %o: tensor<2xi32, "rows">) -> tensor<2xi32, "rows"> {
  %r = linalg.transpose ins(%a : tensor<2xi32>) outs(%o : tensor<2xi32, "rows">) permutation = [0]
  return %r : tensor<2xi32, "rows">
}
