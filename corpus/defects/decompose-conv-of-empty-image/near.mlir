// The image has a width of 3.
module attributes {transform.with_named_sequence} {
func.func @convolve(%image: tensor<1x1x3x2xf32>, %filter: tensor<1x1x2x2xf32>, %init: tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32> {
  %result = linalg.conv_2d_nhwc_hwcf ins(%image, %filter : tensor<1x1x3x2xf32>, tensor<1x1x2x2xf32>) outs(%init : tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xf32>
  return %result : tensor<1x1x2x2xf32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!transform.any_op) -> !transform.any_op
  %new = transform.structured.decompose %op : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
