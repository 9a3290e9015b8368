// The amount is an attribute, the type is static.
module attributes {transform.with_named_sequence} {
func.func @pad(%source: tensor<4xf32>, %padding: f32) -> tensor<6xf32> {
  %result = tensor.pad %source low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %padding : f32
  } : tensor<4xf32> to tensor<6xf32>
  return %result : tensor<6xf32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %tiled, %loop = transform.structured.tile_using_for %op tile_sizes [2] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
