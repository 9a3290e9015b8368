// The number of rows is static.
func.func @pack(%matrix: tensor<2x4xf32>, %init: tensor<4x2xf32>, %destination: tensor<2x2x2xf32>) -> tensor<2x2x2xf32> {
  %transposed = linalg.transpose ins(%matrix : tensor<2x4xf32>) outs(%init : tensor<4x2xf32>) permutation = [1, 0]
  %packed = linalg.pack %transposed inner_dims_pos = [0] inner_tiles = [2] into %destination : tensor<4x2xf32> -> tensor<2x2x2xf32>
  return %packed : tensor<2x2x2xf32>
}
