// The numbers are floats.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<2xf32>) -> tensor<3xf32> {
  %padding = arith.constant 1.0 : f32
  %r = tensor.pad %a low[0] high[1] {
  ^bb0(%i: index):
    tensor.yield %padding : f32
  } : tensor<2xf32> to tensor<3xf32>
  return %r : tensor<3xf32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.rewrite_in_destination_passing_style %op : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
