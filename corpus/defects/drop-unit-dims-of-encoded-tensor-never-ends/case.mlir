// Copies a column into a tensor that has an encoding.
module attributes {transform.with_named_sequence} {
func.func @copy(%a: tensor<5x1xf32>, %init: tensor<5x1xf32, "layout">) -> tensor<5x1xf32, "layout"> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<5x1xf32>) outs(%init : tensor<5x1xf32, "layout">) {
  ^bb0(%x: f32, %old: f32):
    linalg.yield %x : f32
  } -> tensor<5x1xf32, "layout">
  return %r : tensor<5x1xf32, "layout">
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
  } : !transform.any_op
  transform.yield
}
}
