// The elements are signless.
module attributes {transform.with_named_sequence} {
func.func @insert(%source: tensor<2xi32>, %destination: tensor<4xi32>) -> tensor<4xi32> {
  %result = tensor.insert_slice %source into %destination[1] [2] [1] : tensor<2xi32> into tensor<4xi32>
  return %result : tensor<4xi32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
  %vectorized = transform.structured.vectorize_children_and_apply_patterns %f {vectorize_padding} : (!transform.any_op) -> !transform.any_op
  transform.yield
}
}
