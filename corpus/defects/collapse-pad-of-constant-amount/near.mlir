// The amount is an attribute.
func.func @f(%a: tensor<8x3xi32>, %x: i32) -> tensor<4x2x4xi32> {
  %e = tensor.expand_shape %a [[0, 1], [2]] output_shape [4, 2, 3] : tensor<8x3xi32> into tensor<4x2x3xi32>
  %r = tensor.pad %e low[0, 0, 0] high[0, 0, 1] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %x : i32
  } : tensor<4x2x3xi32> to tensor<4x2x4xi32>
  return %r : tensor<4x2x4xi32>
}
