// The amount is static.
func.func @f(%a: tensor<6xi32>, %x: i32) -> tensor<?xi32> {
  %c = tensor.collapse_shape %a [[0]] : tensor<6xi32> into tensor<6xi32>
  %zero = arith.constant 0 : index
  %r = tensor.pad %c low[0] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : i32
  } : tensor<6xi32> to tensor<6xi32>
  %s = tensor.cast %r : tensor<6xi32> to tensor<?xi32>
  return %s : tensor<?xi32>
}
