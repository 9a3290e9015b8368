// The tile is known.
func.func @f(%a: tensor<4xf32>, %o: tensor<1x4xf32>) -> tensor<1x4xf32> {
  %r = linalg.pack %a inner_dims_pos = [0] inner_tiles = [4] into %o : tensor<4xf32> -> tensor<1x4xf32>
  return %r : tensor<1x4xf32>
}
