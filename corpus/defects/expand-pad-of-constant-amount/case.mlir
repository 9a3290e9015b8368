// Pads by an operand that is 0. Wrong: the expanded pad has a dynamic type, and its amount is folded to a static 0.
func.func @f(%a: tensor<6xi32>, %x: i32) -> tensor<?xi32> {
  %c = tensor.collapse_shape %a [[0]] : tensor<6xi32> into tensor<6xi32>
  %zero = arith.constant 0 : index
  %r = tensor.pad %c low[0] high[%zero] {
  ^bb0(%i: index):
    tensor.yield %x : i32
  } : tensor<6xi32> to tensor<?xi32>
  return %r : tensor<?xi32>
}
