// Multiplies two vectors to a number. Expected: a vector.contract with a scalar accumulator. Wrong: the accumulator is a vector<i32>.
module attributes {transform.with_named_sequence} {
func.func @multiply(%a: tensor<2xi32>, %b: tensor<2xi32>, %c: tensor<i32>) -> tensor<i32> {
  %product = linalg.dot ins(%a, %b : tensor<2xi32>, tensor<2xi32>) outs(%c : tensor<i32>) -> tensor<i32>
  return %product : tensor<i32>
}

transform.named_sequence @__transform_main(%root: !transform.any_op) {
  %op = transform.structured.match ops{["linalg.dot"]} in %root : (!transform.any_op) -> !transform.any_op
  transform.structured.vectorize %op {create_named_contraction} : !transform.any_op
  transform.yield
}
}
