// One image.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<1x4x4x3xi32>, %k: tensor<2x2x3xi32>, %o: tensor<1x3x3x3xi32>) -> tensor<1x3x3x3xi32> {
  %r = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %k : tensor<1x4x4x3xi32>, tensor<2x2x3xi32>) outs(%o : tensor<1x3x3x3xi32>) -> tensor<1x3x3x3xi32>
  return %r : tensor<1x3x3x3xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.depthwise_conv_2d_nhwc_hwc"]} in %root : (!transform.any_op) -> !transform.any_op
  %a, %b = transform.structured.convert_conv2d_to_img2col %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
