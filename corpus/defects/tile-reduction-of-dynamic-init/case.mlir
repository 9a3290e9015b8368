// A pooling into a tensor of dynamic extents.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<1x2x1x1xi32>, %window: tensor<2x1xi32>, %o: tensor<?x1x1x1xi32>) -> tensor<?x1x1x1xi32> {
  %r = linalg.pooling_nhwc_min {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %window : tensor<1x2x1x1xi32>, tensor<2x1xi32>) outs(%o : tensor<?x1x1x1xi32>) -> tensor<?x1x1x1xi32>
  return %r : tensor<?x1x1x1xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.pooling_nhwc_min"]} in %root : (!transform.any_op) -> !transform.any_op
  %a, %b, %c, %d = transform.structured.tile_reduction_using_forall %op by tile_sizes = [0, 0, 0, 0, 1, 0] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
