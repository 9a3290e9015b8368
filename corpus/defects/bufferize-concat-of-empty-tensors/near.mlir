// The operands have elements.
func.func @f(%a: tensor<2x2xi32>) -> tensor<4x2xi32> {
  %r = tensor.concat dim(0) %a, %a : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  return %r : tensor<4x2xi32>
}
