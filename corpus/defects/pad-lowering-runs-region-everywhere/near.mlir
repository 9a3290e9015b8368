// The region cannot trap.
func.func @main(%t: tensor<1xindex>) -> tensor<2xindex> {
  %ten = arith.constant 10 : index
  %r = tensor.pad %t low[0] high[1] {
  ^bb0(%i: index):
    %x = arith.addi %ten, %i : index
    tensor.yield %x : index
  } : tensor<1xindex> to tensor<2xindex>
  return %r : tensor<2xindex>
}
