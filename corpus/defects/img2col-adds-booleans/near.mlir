// Numbers of 32 bits.
module attributes {transform.with_named_sequence} {
func.func @f(%image: tensor<1x2x2x1xi32>, %filter: tensor<2x2x1x1xi32>, %init: tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32> {
  %r = linalg.conv_2d_nhwc_hwcf ins(%image, %filter : tensor<1x2x2x1xi32>, tensor<2x2x1x1xi32>) outs(%init : tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
  return %r : tensor<1x1x1x1xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %image = arith.constant dense<1> : tensor<1x2x2x1xi32>
  %filter = arith.constant dense<1> : tensor<2x2x1x1xi32>
  %zero = arith.constant 0 : i32
  %init = tensor.from_elements %zero : tensor<1x1x1x1xi32>
  %result = call @f(%image, %filter, %init) : (tensor<1x2x2x1xi32>, tensor<2x2x1x1xi32>, tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
  %r = tensor.extract %result[%c0, %c0, %c0, %c0] : tensor<1x1x1x1xi32>
  vector.print %r : i32
  return
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.conv_2d_nhwc_hwcf"]} in %root : (!transform.any_op) -> !transform.any_op
  %columns, %product = transform.structured.convert_conv2d_to_img2col %op : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
  transform.yield
}
}
