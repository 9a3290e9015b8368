module attributes {transform.with_named_sequence} {
// Adds two numbers three times.
func.func @add(%a: tensor<3xi32>, %init: tensor<3xi32>) -> tensor<3xi32> {
  %r = linalg.add ins(%a, %a : tensor<3xi32>, tensor<3xi32>) outs(%init : tensor<3xi32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %op pad_to_multiple_of [4] {padding_dimensions = [0], padding_values = [0 : i32, 0 : i32, 0 : i32]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
