// Reverses a.
#in = affine_map<(i) -> (3 - i)>
#out = affine_map<(i) -> (i)>
module attributes {transform.with_named_sequence} {
func.func @copy(%a: tensor<4xi32>, %init: tensor<4xi32>) -> tensor<4xi32> {
  %r = linalg.generic {indexing_maps = [#in, #out], iterator_types = ["parallel"]} ins(%a : tensor<4xi32>) outs(%init : tensor<4xi32>) {
  ^bb0(%x: i32, %out: i32):
    linalg.yield %x : i32
  } -> tensor<4xi32>
  return %r : tensor<4xi32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.generic"]} in %root : (!transform.any_op) -> !transform.any_op
  %tiled, %loop = transform.structured.tile_using_for %op tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
