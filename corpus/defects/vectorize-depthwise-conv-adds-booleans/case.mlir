// Or of two booleans that are true, for the one channel. Expected: 1. Wrong: they are added, and 1 + 1 is 0.
module attributes {transform.with_named_sequence} {
func.func @convolve(%image: tensor<1x2x1xi1>, %filter: tensor<2x1xi1>, %init: tensor<1x1x1xi1>) -> tensor<1x1x1xi1> attributes {no_inline} {
  %r = linalg.depthwise_conv_1d_nwc_wc ins(%image, %filter : tensor<1x2x1xi1>, tensor<2x1xi1>) outs(%init : tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
  return %r : tensor<1x1x1xi1>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %image = arith.constant dense<true> : tensor<1x2x1xi1>
  %filter = arith.constant dense<true> : tensor<2x1xi1>
  %init = arith.constant dense<false> : tensor<1x1x1xi1>
  %result = call @convolve(%image, %filter, %init) : (tensor<1x2x1xi1>, tensor<2x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
  %r = tensor.extract %result[%c0, %c0, %c0] : tensor<1x1x1xi1>
  vector.print %r : i1
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.depthwise_conv_1d_nwc_wc"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %op : !transform.any_op
  transform.yield
}
}
