// Both tensors have the same type.
func.func @f(%a: tensor<2xi32>, %o: tensor<2xi32>) -> tensor<2xi32> {
  %r = linalg.transpose ins(%a : tensor<2xi32>) outs(%o : tensor<2xi32>) permutation = [0]
  return %r : tensor<2xi32>
}
