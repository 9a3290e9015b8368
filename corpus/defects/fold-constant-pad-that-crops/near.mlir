// Adds one at the beginning: [0, 1, 2, 3, 4].
module attributes {transform.with_named_sequence} {
func.func @shift() -> tensor<5xi32> {
  %zero = arith.constant 0 : i32
  %a = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %padded = tensor.pad %a low[1] high[0] {
  ^bb0(%i: index):
    tensor.yield %zero : i32
  } : tensor<4xi32> to tensor<5xi32>
  return %padded : tensor<5xi32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.apply_patterns to %f {
    transform.apply_patterns.tensor.rewrite_as_constant
  } : !transform.any_op
  transform.yield
}
}
