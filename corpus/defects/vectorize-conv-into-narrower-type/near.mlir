// The result has the type of the operands.
module attributes {transform.with_named_sequence} {
func.func @convolve(%image: tensor<1x4x1xf32>, %filter: tensor<2x1x1xf32>, %init: tensor<1x3x1xf32>) -> tensor<1x3x1xf32> {
  %result = linalg.conv_1d_nwc_wcf ins(%image, %filter : tensor<1x4x1xf32>, tensor<2x1x1xf32>) outs(%init : tensor<1x3x1xf32>) -> tensor<1x3x1xf32>
  return %result : tensor<1x3x1xf32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.conv_1d_nwc_wcf"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %op : !transform.any_op
  transform.yield
}
}
