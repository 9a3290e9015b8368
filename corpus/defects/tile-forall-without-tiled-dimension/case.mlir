// No dimension is tiled.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<4xf32>, %init: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.exp ins(%a : tensor<4xf32>) outs(%init : tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.exp"]} in %root : (!transform.any_op) -> !transform.any_op
  %tiled, %loop = transform.structured.tile_using_forall %op tile_sizes [0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
