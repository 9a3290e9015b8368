// A convolution has a dimension of each sort: the places, the filters and the channels.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<1x4x5x1xi64>, %b: tensor<2x3x1x4xi64>, %init: tensor<1x3x3x4xi64>) -> tensor<1x3x3x4xi64> {
  %r = linalg.conv_2d_nhwc_hwcf ins(%a, %b : tensor<1x4x5x1xi64>, tensor<2x3x1x4xi64>) outs(%init : tensor<1x3x3x4xi64>) -> tensor<1x3x3x4xi64>
  return %r : tensor<1x3x3x4xi64>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!transform.any_op) -> !transform.any_op
  %packed = transform.structured.pack_greedily %op matmul_packed_sizes = [2, 2, 2] matmul_inner_dims_order = [1, 2, 0] : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
