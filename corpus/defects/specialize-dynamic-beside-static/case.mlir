// Transposes a tensor with a dynamic extent into a static one. Expected: no change. Wrong: a linalg.transpose that does not verify.
func.func @transpose(%source: tensor<?x2xf32>, %destination: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %result = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%source : tensor<?x2xf32>) outs(%destination : tensor<2x4xf32>) {
  ^bb0(%number: f32, %old: f32):
    linalg.yield %number : f32
  } -> tensor<2x4xf32>
  return %result : tensor<2x4xf32>
}
