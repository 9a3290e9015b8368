// One of two tensors.
func.func @f(%c: i1, %a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  cf.cond_br %c, ^x(%a : tensor<2xi32>), ^x(%b : tensor<2xi32>)
^x(%u: tensor<2xi32>):
  return %u : tensor<2xi32>
}
