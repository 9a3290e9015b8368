// Transposes nothing, into a tensor with an encoding. Expected: the result has the type of the init. Wrong: that of the input.
func.func @f(%a: tensor<2xi32>, %o: tensor<2xi32, "rows">) -> tensor<2xi32, "rows"> {
  %r = linalg.transpose ins(%a : tensor<2xi32>) outs(%o : tensor<2xi32, "rows">) permutation = [0]
  return %r : tensor<2xi32, "rows">
}
