// The padding constant is outside of the region.
func.func @pad(%a: tensor<1x4xi32>) -> tensor<1x6xi32> {
  %zero = arith.constant 0 : i32
  %padded = tensor.pad %a low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : i32
  } : tensor<1x4xi32> to tensor<1x6xi32>
  return %padded : tensor<1x6xi32>
}
