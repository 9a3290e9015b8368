// Inserts a slice of signed integers. Expected: no change, or a padding that is valid. Wrong: arith.constant 0 : si32.
module attributes {transform.with_named_sequence} {
func.func @insert(%source: tensor<2xsi32>, %destination: tensor<4xsi32>) -> tensor<4xsi32> {
  %result = tensor.insert_slice %source into %destination[1] [2] [1] : tensor<2xsi32> into tensor<4xsi32>
  return %result : tensor<4xsi32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %vectorized = transform.structured.vectorize_children_and_apply_patterns %f {vectorize_padding} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
