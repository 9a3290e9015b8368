// The amount is an argument.
module attributes {transform.with_named_sequence} {
func.func @f(%a: tensor<2xi32>, %zero: index) -> tensor<?xi32> {
  %padding = arith.constant 0 : i32
  %r = tensor.pad %a low[%zero] high[0] {
  ^bb0(%i: index):
    tensor.yield %padding : i32
  } : tensor<2xi32> to tensor<?xi32>
  return %r : tensor<?xi32>
}
transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  %r = transform.structured.rewrite_in_destination_passing_style %op : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
