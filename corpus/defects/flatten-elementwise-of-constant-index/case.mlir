// Copies one row to two. Expected: no change, or a failure that says why. Wrong: a loop over 4 and 8 elements at once.
module attributes {transform.with_named_sequence} {
func.func @copy_row(%source: tensor<1x4xf32>, %destination: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %result = linalg.generic {indexing_maps = [affine_map<(i, j) -> (0, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%source : tensor<1x4xf32>) outs(%destination : tensor<2x4xf32>) {
  ^bb0(%number: f32, %old: f32):
    linalg.yield %number : f32
  } -> tensor<2x4xf32>
  return %result : tensor<2x4xf32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %flat = transform.structured.flatten_elementwise %op : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
