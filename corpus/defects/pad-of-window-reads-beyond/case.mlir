module attributes {transform.with_named_sequence} {
// Adds three numbers under a window that is placed once; the number of places is padded to a multiple of 4.
func.func @convolve(%image: tensor<3xi32>, %window: tensor<3xi32>, %init: tensor<1xi32>) -> tensor<1xi32> {
  %r = linalg.conv_1d ins(%image, %window : tensor<3xi32>, tensor<3xi32>) outs(%init : tensor<1xi32>) -> tensor<1xi32>
  return %r : tensor<1xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.conv_1d"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %op pad_to_multiple_of [4] {padding_dimensions = [0], padding_values = [0 : i32, 0 : i32, 0 : i32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
