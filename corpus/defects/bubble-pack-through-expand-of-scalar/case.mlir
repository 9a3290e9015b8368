// Packs a 0-D tensor that is expanded to one element. Expected: no change. Wrong: a linalg.pack of the 0-D tensor by one tile.
func.func @pack(%number: tensor<f32>, %destination: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %vector = tensor.expand_shape %number [] output_shape [1] : tensor<f32> into tensor<1xf32>
  %packed = linalg.pack %vector inner_dims_pos = [0] inner_tiles = [1] into %destination : tensor<1xf32> -> tensor<1x1xf32>
  return %packed : tensor<1x1xf32>
}
