// Takes the first of three elements away. Wrong: all three are written, the first before the result.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<3xi32>) -> tensor<2xi32> {
  %padding = arith.constant 0 : i32
  %r = tensor.pad %a low[-1] high[0] {
  ^bb0(%i: index):
    tensor.yield %padding : i32
  } : tensor<3xi32> to tensor<2xi32>
  return %r : tensor<2xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.vectorize_children_and_apply_patterns %f {vectorize_padding} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
