// Adds one element at the beginning: the source goes to position 1.
module attributes {transform.with_named_sequence} {
func.func @shift(%a: tensor<4xi32>, %n: index) -> tensor<?xi32> {
  %zero = arith.constant 0 : i32
  %padded = tensor.pad %a low[1] high[%n] {
  ^bb0(%i: index):
    tensor.yield %zero : i32
  } : tensor<4xi32> to tensor<?xi32>
  return %padded : tensor<?xi32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %pad = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.rewrite_in_destination_passing_style %pad : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
