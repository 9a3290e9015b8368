// Or of four booleans that are true. Expected: true. Wrong: they are added, and 1 + 1 is 0.
module attributes {transform.with_named_sequence} {
func.func @f(%image: tensor<1x2x2x1xi1>, %filter: tensor<2x2x1x1xi1>, %init: tensor<1x1x1x1xi1>) -> tensor<1x1x1x1xi1> {
  %r = linalg.conv_2d_nhwc_hwcf ins(%image, %filter : tensor<1x2x2x1xi1>, tensor<2x2x1x1xi1>) outs(%init : tensor<1x1x1x1xi1>) -> tensor<1x1x1x1xi1>
  return %r : tensor<1x1x1x1xi1>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %image = arith.constant dense<true> : tensor<1x2x2x1xi1>
  %filter = arith.constant dense<true> : tensor<2x2x1x1xi1>
  %zero = arith.constant 0 : i1
  %init = tensor.from_elements %zero : tensor<1x1x1x1xi1>
  %result = call @f(%image, %filter, %init) : (tensor<1x2x2x1xi1>, tensor<2x2x1x1xi1>, tensor<1x1x1x1xi1>) -> tensor<1x1x1x1xi1>
  %r = tensor.extract %result[%c0, %c0, %c0, %c0] : tensor<1x1x1x1xi1>
  vector.print %r : i1
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!transform.any_op) -> !transform.any_op
  %columns, %product = transform.structured.convert_conv2d_to_img2col %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
