// Copies three floats.
#id = affine_map<(i) -> (i)>
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<3xf32>, %init: tensor<3xf32>) -> tensor<3xf32> {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<3xf32>) outs(%init : tensor<3xf32>) {
  ^bb0(%x: f32, %out: f32):
    linalg.yield %x : f32
  } -> tensor<3xf32>
  return %r : tensor<3xf32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %packed = transform.structured.pack %op packed_sizes = [2] : (!transform.any_op) -> !transform.op<"linalg.generic">
  transform.yield
}
}
