// The amount is an attribute, the type is static.
func.func @pad(%source: tensor<1x4xf32>, %padding: f32) -> tensor<1x6xf32> {
  %result = tensor.pad %source low[0, 1] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %padding : f32
  } : tensor<1x4xf32> to tensor<1x6xf32>
  return %result : tensor<1x6xf32>
}
