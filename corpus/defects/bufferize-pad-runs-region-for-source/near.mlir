// Multiplication is defined for all points.
func.func @pad(%a: tensor<1xindex>) -> tensor<3xindex> {
  %six = arith.constant 6 : index
  %padded = tensor.pad %a low[0] high[2] {
  ^bb0(%i: index):
    %0 = arith.muli %six, %i : index
    tensor.yield %0 : index
  } : tensor<1xindex> to tensor<3xindex>
  return %padded : tensor<3xindex>
}
