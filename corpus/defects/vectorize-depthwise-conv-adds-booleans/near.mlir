// Numbers of 8 bits, which are added either way. Prints 2.
module attributes {transform.with_named_sequence} {
func.func @convolve(%image: tensor<1x2x1xi8>, %filter: tensor<2x1xi8>, %init: tensor<1x1x1xi8>) -> tensor<1x1x1xi8> attributes {no_inline} {
  %r = linalg.depthwise_conv_1d_nwc_wc ins(%image, %filter : tensor<1x2x1xi8>, tensor<2x1xi8>) outs(%init : tensor<1x1x1xi8>) -> tensor<1x1x1xi8>
  return %r : tensor<1x1x1xi8>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %image = arith.constant dense<1> : tensor<1x2x1xi8>
  %filter = arith.constant dense<1> : tensor<2x1xi8>
  %init = arith.constant dense<0> : tensor<1x1x1xi8>
  %result = call @convolve(%image, %filter, %init) : (tensor<1x2x1xi8>, tensor<2x1xi8>, tensor<1x1x1xi8>) -> tensor<1x1x1xi8>
  %r = tensor.extract %result[%c0, %c0, %c0] : tensor<1x1x1xi8>
  vector.print %r : i8
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.depthwise_conv_1d_nwc_wc"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %op : !transform.any_op
  transform.yield
}
}
