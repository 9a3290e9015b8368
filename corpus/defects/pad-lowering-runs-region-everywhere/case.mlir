// Pads one element by 10 / i for i = 1. Wrong: 10 / 0 is computed, too.
func.func @main(%t: tensor<1xindex>) -> tensor<2xindex> {
  %ten = arith.constant 10 : index
  %r = tensor.pad %t low[0] high[1] {
  ^bb0(%i: index):
    %x = arith.divui %ten, %i : index
    tensor.yield %x : index
  } : tensor<1xindex> to tensor<2xindex>
  return %r : tensor<2xindex>
}
