// nofold is asked for the scalar.
module attributes {transform.with_named_sequence} {
func.func @f(%zero: f32, %init: tensor<3xf32>) -> tensor<3xf32> {
  %r = linalg.fill ins(%zero : f32) outs(%init : tensor<3xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
  %padded, %pad, %copy = transform.structured.pad %op pad_to_multiple_of [2] {padding_values = [0.0 : f32, 0.0 : f32], padding_dimensions = [0], nofold_flags = [1, 1]} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
  transform.yield
}
}
