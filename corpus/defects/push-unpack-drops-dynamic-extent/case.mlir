// Unpacks a dynamic number of rows and adds one. Expected: a tensor.empty of that extent. Wrong: one without it.
func.func @pad(%packed: tensor<?x2x2xf32>, %destination: tensor<?x4xf32>, %padding: f32) -> tensor<?x4xf32> {
  %matrix = linalg.unpack %packed inner_dims_pos = [1] inner_tiles = [2] into %destination : tensor<?x2x2xf32> -> tensor<?x4xf32>
  %result = tensor.pad %matrix low[1, 0] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %padding : f32
  } : tensor<?x4xf32> to tensor<?x4xf32>
  return %result : tensor<?x4xf32>
}
