// The types have no encoding.
func.func @f(%a: tensor<4x4xi32>, %x: i32) -> tensor<4x5x1xi32> {
  %p = tensor.pad %a low[0, 1] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : i32
  } : tensor<4x4xi32> to tensor<4x5xi32>
  %to = tensor.empty() : tensor<4x5x1xi32>
  %r = linalg.pack %p inner_dims_pos = [0] inner_tiles = [1] into %to : tensor<4x5xi32> -> tensor<4x5x1xi32>
  return %r : tensor<4x5x1xi32>
}
