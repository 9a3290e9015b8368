// Sums the elements of windows. Wrong: one of the two loops over a window becomes parallel.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<1x4x5x1xi64>, %b: tensor<2x3xi64>, %init: tensor<1x3x3x1xi64>) -> tensor<1x3x3x1xi64> {
  %r = linalg.pooling_nhwc_sum ins(%a, %b : tensor<1x4x5x1xi64>, tensor<2x3xi64>) outs(%init : tensor<1x3x3x1xi64>) -> tensor<1x3x3x1xi64>
  return %r : tensor<1x3x3x1xi64>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.pooling_nhwc_sum"]} in %root : (!transform.any_op) -> !transform.any_op
  %packed = transform.structured.pack_greedily %op matmul_packed_sizes = [2, 2, 2] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
