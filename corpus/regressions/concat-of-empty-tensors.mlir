// Two tensors without columns, one below the other.
func.func @main(%a: tensor<2x0xi32>) -> tensor<4x0xi32> attributes {padlab.seed = 1 : i64} {
  %r = tensor.concat dim(0) %a, %a : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<4x0xi32>
  return %r : tensor<4x0xi32>
}
