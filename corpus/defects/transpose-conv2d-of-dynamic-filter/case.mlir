// Convolves by a dynamic number of filters. Expected: a tensor.empty of that extent. Wrong: one without it.
module attributes {transform.with_named_sequence} {
func.func @convolve(%image: tensor<1x4x4x2xf32>, %filter: tensor<?x2x2x2xf32>, %init: tensor<1x3x3x?xf32>) -> tensor<1x3x3x?xf32> {
  %result = linalg.conv_2d_nhwc_fhwc ins(%image, %filter : tensor<1x4x4x2xf32>, tensor<?x2x2x2xf32>) outs(%init : tensor<1x3x3x?xf32>) -> tensor<1x3x3x?xf32>
  return %result : tensor<1x3x3x?xf32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.conv_2d_nhwc_fhwc"]} in %root : (!transform.any_op) -> !transform.any_op
  %new = transform.structured.transpose_conv2d %op : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
