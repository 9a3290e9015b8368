// The number of rows is static.
func.func @pad(%packed: tensor<3x2x2xf32>, %destination: tensor<3x4xf32>, %padding: f32) -> tensor<4x4xf32> {
  %matrix = linalg.unpack %packed inner_dims_pos = [1] inner_tiles = [2] into %destination : tensor<3x2x2xf32> -> tensor<3x4xf32>
  %result = tensor.pad %matrix low[1, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %padding : f32
  } : tensor<3x4xf32> to tensor<4x4xf32>
  return %result : tensor<4x4xf32>
}
