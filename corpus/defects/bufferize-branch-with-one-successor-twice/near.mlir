// The successors are two blocks.
func.func @f(%c: i1, %a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
  cf.cond_br %c, ^x(%a : tensor<2xi32>), ^y(%b : tensor<2xi32>)
^x(%u: tensor<2xi32>):
  return %u : tensor<2xi32>
^y(%v: tensor<2xi32>):
  return %v : tensor<2xi32>
}
