// The result has no dimensions.
module attributes {transform.with_named_sequence} {
func.func @sum(%numbers: tensor<4xf32>, %init: tensor<f32>) -> tensor<f32> {
  %sum = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%numbers : tensor<4xf32>) outs(%init : tensor<f32>) {
  ^bb0(%number: f32, %so_far: f32):
    %next = arith.addf %so_far, %number : f32
    linalg.yield %next : f32
  } -> tensor<f32>
  return %sum : tensor<f32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c, %d = transform.structured.tile_reduction_using_for %op by tile_sizes = [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
