// The source has a dimension, which the packed one is a part of.
func.func @pack(%numbers: tensor<4xf32>, %destination: tensor<2x1x2xf32>) -> tensor<2x1x2xf32> {
  %matrix = tensor.expand_shape %numbers [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %packed = linalg.pack %matrix inner_dims_pos = [1] inner_tiles = [2] into %destination : tensor<2x2xf32> -> tensor<2x1x2xf32>
  return %packed : tensor<2x1x2xf32>
}
